/** A throwaway PostgreSQL: on loopback, on a free port, in a folder of its own. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort, until } from './ports'

export interface PostgresServer {
  address: string
  /** Stops it with its own tool, as an operator does: open connections are ended. */
  stop(): Promise<unknown>
  /** Starts it again after a stop; resolves when it accepts connections. */
  start(): Promise<void>
  kill(): void
}

/** `programs` is the folder of PostgreSQL's programs. The server does not end with this process: `kill` ends it. */
export async function startPostgres(programs: string, folder: string): Promise<PostgresServer> {
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
  const settings = [
    ...['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    // Databases of tests live for seconds: to write for a replica or to tidy up costs more than it gives.
    ...['wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off', 'jit=off'],
  ]
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', home, ...settings.flatMap(one => ['-c', one])]
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`
  const run = () => spawn(join(programs, 'postgres'), args, options)
  let server = run()
  await until('PostgreSQL', () => answersQuery(address))
  return {
    address,
    stop: () =>
      promisify(execFile)(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'], { ...user, cwd: home }),
    async start() {
      server = run()
      await until('PostgreSQL', () => answersQuery(address))
    },
    // SIGINT means a fast shutdown to PostgreSQL.
    kill: () => void server.kill('SIGINT'),
  }
}

/** The user of the PostgreSQL package, because PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
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
