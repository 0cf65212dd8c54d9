/** Threads for long calculations: as many as the machine has cores, behind everything that answers a request. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import Piscina from 'piscina'

export interface Threads {
  /** Runs the worker of that name on a thread. Aborted, it ends at once, with an `AbortError`. */
  run<Result>(worker: string, task: object, signal: AbortSignal): Promise<Result>
  close(): Promise<void>
}

/** Programs are built into `folder`; threads start with the first task, and end when there was none for a while. */
export function createThreads(folder = resolve('dist/node')): Threads {
  let pool: Piscina | undefined
  const opened = () => {
    pool ??= new Piscina({
      minThreads: 0,
      maxThreads: availableParallelism(),
      idleTimeout: 30_000,
      concurrentTasksPerWorker: 1,
      // Pages and ratings come first on the processor.
      niceIncrement: 10,
    })
    return pool
  }
  return {
    run: (worker, task, signal) => opened().run(task, { filename: resolve(folder, `${worker}.js`), signal }),
    close: async () => pool?.destroy(),
  }
}
