/** Starts the product as in reality: a process of the built server. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'

export type ServerProcess = ReturnType<typeof startServer>

/** How the product is started: `npm start`, the image, the service and the page of the installation do the same. */
export const startFlags = ['--disable-proto=delete', '--max-semi-space-size=8']

/** `args` are for Node, before the program, by default those of `npm start`; `cwd` is the working directory. */
export function startServer(
  env: Record<string, string | undefined>,
  args: string[] = startFlags,
  program = 'dist/node/main.js',
  cwd = root,
) {
  const child = spawn(process.execPath, [...args, join(root, program)], {
    cwd,
    // One thread for ratings, because each takes memory of the machine that tests.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      CALCULATION_THREADS: '1',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  return {
    pid: child.pid,
    /** Stops reading its output from now on. */
    turnAway() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    /** Its output so far. */
    output: () => output,
    /** Its exit code, once it has ended. */
    exit,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** The address, once the server listens. */
    address(): Promise<string> {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = /Coilworks is at (http:\S+)/.exec(output)?.[1]
          if (found) resolve(found)
        }
        child.stdout.on('data', look)
        child.once('exit', () => reject(new Error(output)))
        look()
      })
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
    stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return exit
    },
  }
}
