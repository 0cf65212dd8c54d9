/** Starts the product as in reality, for the tests of one file. */
import { afterAll } from 'vitest'
import { type ServerProcess, startServer } from '../../scripts/testing/serverProcess'

/** Gives a function that starts a built server; servers that still run at the end of the file are ended. */
export function serverProcesses(): typeof startServer {
  const running: ServerProcess[] = []
  afterAll(async () => {
    for (const { signal } of running) signal('SIGKILL')
    await Promise.all(running.map(({ exit }) => exit))
  })
  return (...asked) => {
    const started = startServer(...asked)
    running.push(started)
    return started
  }
}
