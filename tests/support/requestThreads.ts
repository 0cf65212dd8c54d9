import { createThreads, type Threads } from '../../server/jobs/threads'

let shared: Threads | undefined

/** The same threads for all servers of a test process: starting them, and the tables on them, take longer than most tests. */
export function requestThreads(): Threads {
  shared ??= createThreads({ most: 2, niceIncrement: 0 })
  return shared
}
