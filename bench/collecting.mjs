/** Loaded before a measured server: on SIGUSR2 it collects garbage and prints the memory that is left [bytes]. */
import { Session } from 'node:inspector'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  // By the inspector inside the process, which opens no port: `gc()` would keep compiled code that is no longer used.
  const session = new Session()
  session.connect()
  process.on('SIGUSR2', () =>
    session.post('HeapProfiler.collectGarbage', error => {
      const { heapUsed, external, rss } = process.memoryUsage()
      console.log(`left: ${JSON.stringify(error ?? { heap: heapUsed + external, resident: rss })}`)
    }),
  )
}
