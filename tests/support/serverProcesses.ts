/** The product as it is started for real, for the tests of one file. */
import { afterAll } from 'vitest'
import { type ServerProcess, startServer } from '../../scripts/testing/serverProcess'

/** Gives what starts the built server, as often as a file needs it; what still runs at the end of the file is ended. */
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
