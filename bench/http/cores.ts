/** Keeps the measured servers on one core and the load on another, so that neither takes time from the other. */
import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const cores = { servers: 0, load: 1 } as const

/** Whether programs can be kept on a core here: `taskset` is there, and more than one core. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Moves a process with all its threads to one core; threads and programs that it starts later stay there too. */
export function moveTo(name: keyof typeof cores, pid: number | undefined): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', String(cores[name]), String(pid)], { stdio: 'ignore' })
}
