/** Loaded before a measured server: on SIGUSR2 it prints the processor time that the process has used so far [µs]. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage()
    console.log(`processor time: ${user + system}`)
  })
}
