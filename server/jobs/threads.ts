/** Threads for calculations. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import Piscina from 'piscina'
import { underWay } from '../process/workTime'

export interface Threads {
  /** Greatest number of threads. */
  readonly most: number
  /**
   * Runs the program of that name on a thread. Aborted, it ends at once, with an `AbortError`, and so does its thread.
   * The thread gets the ports among `handedOver`, which the task names.
   */
  run<Result>(program: string, task: object, signal: AbortSignal, handedOver?: readonly MessagePort[]): Promise<Result>
  /** Number of threads there are now, and of those without a task. */
  running(): number
  idle(): number
  /** Calls `listener` whenever a thread has started, because a task met none. */
  onStart(listener: () => void): void
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
  /** How long a thread without a task is kept [ms]. */
  idleMs: number
  /** Their nice value relative to the thread that answers requests: 0 is equal, 19 the lowest priority. */
  niceIncrement: number
  /** Called when a thread failed while nobody waited for it; otherwise the task itself fails. */
  failed?: (error: unknown) => void
}

/** How long a thread for requests is kept without work, if no setting says otherwise [s]. */
const defaultIdleSeconds = 60

/** Two more than cores, so that two long calculations delay nobody; but at most six, because each takes about 50 MB. */
export const forRequests = ({
  calculationThreads: most = Math.min(6, availableParallelism() + 2),
  calculationIdleSeconds: idleSeconds = defaultIdleSeconds,
}: {
  calculationThreads?: number | undefined
  calculationIdleSeconds?: number | undefined
}) => ({ most, idleMs: 1000 * idleSeconds, niceIncrement: 2 })
/** A lower priority than everything for which somebody waits. */
export const forSearches = { idleMs: 30_000, niceIncrement: 10 }

const builtPrograms = (): Programs => ({ folder: resolve('dist/node'), ending: '.js' })

/** Threads start when a task meets none without work, and end after some time without a task. */
export function createThreads(options: Options): Threads {
  const { programs = builtPrograms(), most = availableParallelism(), idleMs, niceIncrement } = options
  const { failed = console.error } = options
  const { folder, ending, execArgv } = programs
  const fileOf = (program: string) => resolve(folder, `${program}${ending}`)
  const started = new Set<() => void>()
  let tasks = 0
  let pool: Piscina | undefined
  const opened = () => {
    pool ??= new Piscina({
      ...{ maxThreads: most, minThreads: 0, idleTimeout: idleMs, concurrentTasksPerWorker: 1, niceIncrement },
      // A thread that waits for its next task in a lock is woken later than one that waits for a message.
      atomics: 'disabled',
      // A calculation that takes too much memory ends its thread, and not the process. Little room for new
      // objects keeps it small: a thread that had rated with every tool took 95 MB, and 63 with room of 8 MB.
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 },
      ...(execArgv && { execArgv }),
    })
      // Without a listener, a thread that cannot start or runs out of memory between two tasks would end the process.
      .on('error', failed)
      .on('workerCreate', () => {
        for (const listener of started) listener()
      })
    return pool
  }
  const running = () => pool?.threads.length ?? 0
  return {
    most,
    async run(program, task, signal, handedOver = []) {
      tasks++
      try {
        return await underWay(() => {
          const transferList = [...handedOver]
          return opened().run(task, { filename: fileOf(program), signal, transferList })
        })
      } finally {
        tasks--
      }
    },
    running,
    idle: () => Math.max(0, running() - tasks),
    onStart: listener => void started.add(listener),
    close: async () => pool?.destroy(),
  }
}
