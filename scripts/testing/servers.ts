/** A throwaway Redis and PostgreSQL for one run of the tests: on loopback, on free ports, in a folder that goes afterwards. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Tools } from './tools'

/** Starts what `tools` allows; gives what the tests read, addresses by the name of their variable. All ends with this process. */
export async function startServers(tools: Tools): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-test-'))
  const children: ChildProcess[] = []
  process.on('exit', () => {
    // PostgreSQL takes SIGINT as a fast stop; nothing in the folder is worth a slow one.
    for (const child of children) child.kill('SIGINT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  const env: Record<string, string> = {}
  if (tools.redis) env.COILWORKS_TEST_REDIS = await startRedis(tools.redis, folder, children)
  if (tools.postgres) env.COILWORKS_TEST_POSTGRES = await startPostgres(tools.postgres, folder, children)
  return env
}

async function startRedis(program: string, folder: string, children: ChildProcess[]): Promise<string> {
  const port = await freePort()
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, daemonize: 'no' }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  children.push(spawn(program, args, { stdio: 'ignore' }))
  await until('Redis', () => answersPing(port))
  return `redis://127.0.0.1:${port}`
}

async function startPostgres(programs: string, folder: string, children: ChildProcess[]): Promise<string> {
  const port = await freePort()
  const user = serverUser()
  const home = join(folder, 'postgres')
  mkdirSync(home)
  if (user) for (const path of [folder, home]) chownSync(path, user.uid, user.gid)
  const data = join(home, 'data')
  const options = { ...user, cwd: home, stdio: 'ignore' } as const
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', home, ...settings.flatMap(one => ['-c', one])]
  children.push(spawn(join(programs, 'postgres'), args, options))
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`
  await until('PostgreSQL', () => answersQuery(address))
  return address
}

/** PostgreSQL refuses to run as root: its package brings a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function answersPing(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('data', data => end(data.toString().startsWith('+PONG'))).once('error', () => end(false))
  })
}

async function answersQuery(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function until(name: string, ready: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    if (await ready()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${name} did not answer within 30 s`)
}
