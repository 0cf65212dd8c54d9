/** Threads for tests that ask who may calculate, not what comes out of it: equal calculations are done once. */
import type { Threads } from '../../server/jobs/threads'
import { requestThreads } from './requestThreads'

/** The results of all files of this worker, by what was asked. */
const remembered = new Map<string, Promise<unknown>>()

/** The threads that all houses share, but for what was calculated before: that is answered as it was then. */
export function rememberingThreads(): Threads {
  const threads = requestThreads()
  return {
    ...threads,
    run<Result>(...asked: Parameters<Threads['run']>): Promise<Result> {
      const [program, task, , how] = asked
      // Who follows the progress has a port for it, by which each calculation says its own.
      if (program !== 'calculationWorker' || how?.ports?.length) return threads.run<Result>(...asked)
      const key = JSON.stringify(task)
      const result = remembered.get(key) ?? threads.run<Result>(...asked)
      remembered.set(key, result)
      result.catch(() => remembered.delete(key))
      return result as Promise<Result>
    },
  }
}
