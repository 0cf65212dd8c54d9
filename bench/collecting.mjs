/** Loaded before a server that is measured: at SIGUSR2 it collects all that nothing holds, and prints what is left [bytes]. */
import { Session } from 'node:inspector'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  // By the inspector within the process, which listens nowhere: `gc()` leaves compiled code that is used no more.
  const session = new Session()
  session.connect()
  process.on('SIGUSR2', () =>
    session.post('HeapProfiler.collectGarbage', error => {
      const { heapUsed, external, rss } = process.memoryUsage()
      console.log(`left: ${JSON.stringify(error ?? { heap: heapUsed + external, resident: rss })}`)
    }),
  )
}
