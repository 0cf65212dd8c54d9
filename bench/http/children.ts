/** The two servers of the comparison, each in its own process on a free loopback port. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { freePort } from '../../scripts/testing/ports'

export interface Running {
  origin: string
  /** Its console output so far. */
  said: () => string
  stop: () => Promise<void>
}

/** What a process that loads `processorTime.mjs` offers. */
export interface Measured {
  pid: number | undefined
  output: () => string
  signal: (name: NodeJS.Signals) => boolean
}

/** For Node: with it, `processorTime` can be asked. */
export const counting = ['--import', './bench/http/processorTime.mjs']

const production = { ...process.env, NODE_ENV: 'production' }

/** Starts the product like `npm start`, with an empty data folder, in demo mode. */
export async function startProduct(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-bench-'))
  const port = await freePort()
  const env = { ...production, MODE: 'demo', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['dist/node/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  while (
    !(await fetch(`${origin}/healthz`)
      .then(answer => answer.ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${said}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { origin, said: () => said, stop }
}

/**
 * Starts the baseline: Express, helmet, a session and renderToString of the same pages. With `redisUrl` it keeps its
 * sessions in Redis and compresses its answers, as a server in production does.
 */
export async function startBaseline(
  pages: Record<string, string>,
  redisUrl?: string,
): Promise<Running & { measured: Measured }> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-bench-'))
  const file = join(folder, 'pages.json')
  writeFileSync(file, JSON.stringify(pages))
  const child = script('bench/http/baseline.ts', redisUrl ? [file, redisUrl] : [file], counting)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (said += data))
  const port = await answerOf<number>(child)
  const stop = async () => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const measured = { pid: child.pid, output: () => said, signal: (name: NodeJS.Signals) => child.kill(name) }
  return { origin: `http://127.0.0.1:${port}`, said: measured.output, stop, measured }
}

/** Runs one of our scripts and gives the message that it sends back. */
export async function runScript<Answer>(file: string): Promise<Answer> {
  const child = script(file, [])
  const answer = await answerOf<Answer>(child)
  await ended(child)
  return answer
}

/** Processor time that the process has used since its start, all its threads together [µs]. */
export async function processorTime({ output, signal }: Measured): Promise<number> {
  const told = () => [...output().matchAll(/processor time: (\d+)\n/g)]
  const before = told().length
  signal('SIGUSR2')
  while (told().length === before) await new Promise(resolve => setTimeout(resolve, 5))
  return Number(told().at(-1)?.[1])
}

function script(file: string, args: string[], execArgv: string[] = []): ChildProcess {
  return fork('scripts/run.mjs', [file, ...args], { cwd: root, env: production, execArgv, silent: execArgv.length > 0 })
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as Answer))
    child.once('exit', code => reject(new Error(`the process ended with ${code}`)))
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
