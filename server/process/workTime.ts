/** Time as a thread has it to itself: on a machine that others keep busy, a second of it takes several. */
import { limits } from '../config/limits'

/** What has gone by since this was started [ms]. */
export type WorkTime = () => number

/** What the machine says: the time that passes, the processor that this process has had [ms], and how many threads work. */
export interface Machine {
  now(): number
  processor(): number
  working(): number
}

let tasks = 0

/** Counts a task of a thread as under way until it has ended. */
export async function underWay<Answer>(task: () => PromiseLike<Answer>): Promise<Answer> {
  tasks += 1
  try {
    return await task()
  } finally {
    tasks -= 1
  }
}

const thisMachine: Machine = {
  now: () => performance.now(),
  processor() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  },
  working: () => tasks,
}

/**
 * Starts to count. A thread is taken to have had its share of what the process was given: Node says that of no single
 * one. Never more than has passed; and all that is given to a calculation once somebody has waited for as long as proxies do.
 */
export function startWorkTime(machine = thisMachine): WorkTime {
  const [started, before] = [machine.now(), machine.processor()]
  return () => {
    const passed = machine.now() - started
    if (passed >= limits.calculation.longestWallMs) return Number.POSITIVE_INFINITY
    return Math.min(passed, (machine.processor() - before) / Math.max(1, machine.working()))
  }
}

/** Calls `end` once `left` says that no time is left [ms]. Gives what keeps it from being called. */
export function endsAfter(left: () => number, end: () => void): () => void {
  const look = () => {
    const ms = left()
    if (ms <= 0) end()
    else timer = setTimeout(look, Math.max(ms, leastMs))
  }
  // Never at once: whoever calls this has not got yet what keeps it from being called.
  let timer = setTimeout(look, Math.max(left(), 0))
  return () => clearTimeout(timer)
}

/** Between two looks, so that the looking is no work. */
const leastMs = 20
