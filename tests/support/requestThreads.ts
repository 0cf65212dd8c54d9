import { createThreads, type Threads } from '../../server/jobs/threads'

let shared: Threads | undefined

/** The same threads for all servers of a test process, because to start them takes longer than most tests. */
export function requestThreads(): Threads {
  shared ??= createThreads({ most: 2, mostSlow: 1, idleMs: 60_000, niceIncrement: 0 })
  return shared
}

/** Ends these threads, which would go on for a minute: the next server starts others. */
export async function endRequestThreads(): Promise<void> {
  await shared?.close()
  shared = undefined
}
