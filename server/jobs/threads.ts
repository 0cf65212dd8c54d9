/** Threads for calculations. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import Piscina from 'piscina'
import { underWay } from '../process/workTime'

export interface Threads {
  /** Greatest number of threads. */
  readonly most: number
  /**
   * Runs the program of that name on a thread. Aborted, it ends at once, with an `AbortError`, and so does its thread.
   */
  run<Result>(program: string, task: object, signal: AbortSignal): Promise<Result>
  /** Starts all threads now, each with `program` loaded, and keeps them. */
  start(program: string): void
  close(): Promise<void>
}

/** The folder of the programs of threads, and how they are run. */
export interface Programs {
  folder: string
  ending: '.js' | '.ts'
  execArgv?: string[]
}

interface Options {
  programs?: Programs | undefined
  /** Greatest number of threads; by default as many as the machine has cores. */
  most?: number
  /** Their nice value relative to the thread that answers requests: 0 is equal, 19 the lowest priority. */
  niceIncrement: number
  /** Called when a thread failed while nobody waited for it; otherwise the task itself fails. */
  failed?: (error: unknown) => void
}

/** Two more than cores, so that two long calculations delay nobody; but at most six, because each takes 75 MB. */
export const forRequests = (most = Math.min(6, availableParallelism() + 2)) => ({ most, niceIncrement: 2 })
/** A lower priority than everything for which somebody waits. */
export const forSearches = { niceIncrement: 10 }

const builtPrograms = (): Programs => ({ folder: resolve('dist/node'), ending: '.js' })

/** Threads start with the first task, and end after some time without a task. */
export function createThreads(options: Options): Threads {
  const { programs = builtPrograms(), most = availableParallelism(), niceIncrement, failed = console.error } = options
  const { folder, ending, execArgv } = programs
  const fileOf = (program: string) => resolve(folder, `${program}${ending}`)
  const created = (more: ConstructorParameters<typeof Piscina>[0]) =>
    new Piscina({
      ...{ maxThreads: most, minThreads: 0, idleTimeout: 30_000, concurrentTasksPerWorker: 1, niceIncrement },
      // A thread that waits for its next task in a lock is woken later than one that waits for a message.
      atomics: 'disabled',
      // A calculation that takes too much memory ends its thread, and not the process.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      ...(execArgv && { execArgv }),
      ...more,
      // Without a listener, a thread that cannot start or runs out of memory between two tasks would end the process.
    }).on('error', failed)
  let pool: Piscina | undefined
  const opened = () => {
    pool ??= created({})
    return pool
  }
  const threads: Threads = {
    most,
    run: (program, task, signal) => underWay(() => opened().run(task, { filename: fileOf(program), signal })),
    start(program) {
      pool ??= created({ minThreads: most, filename: fileOf(program) })
    },
    close: async () => pool?.destroy(),
  }
  return threads
}
