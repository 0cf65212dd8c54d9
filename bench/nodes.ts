/** The environment for nodes of a bench: their own PostgreSQL, Redis and folder, which are removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from '../scripts/testing/postgres'
import { type ServerProcess, startFlags, startServer } from '../scripts/testing/serverProcess'
import { startServers } from '../scripts/testing/servers'
import { ensureTools } from '../scripts/testing/tools'
import { readConfig } from '../server/config/config'
import { type Database, openDatabase } from '../server/data/database'
import { systemClock } from '../server/process/clock'
import { DatabaseSessionStore } from '../server/session/databaseSessionStore'
import type { House } from '../tests/support/house'

const publicOrigin = 'https://coils.example.com'

const metricsToken = 'a metrics token that only this bench knows'

/** The headers that the proxy in front of the nodes adds to every request. */
export const proxyHeaders = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' }

export interface Ground {
  postgres: PostgresServer
  redisUrl: string
  /** Starts a node in production mode; `args` are for Node, beside its usual ones, `more` are variables of its own. */
  start(args?: string[], more?: Record<string, string | undefined>): ServerProcess
  /** The test support for the node at an address: people in the database, and browsers. */
  houseAt(address: string): House
  db: Database
}

/**
 * Provides the environment for `use`, and ends everything that was started, even if `use` fails. With `sessions` in the
 * database instead of Redis, `houseAt` can write them there.
 */
export async function withGround<Result>(
  use: (ground: Ground) => Promise<Result>,
  { sessions = 'redis' }: { sessions?: 'redis' | 'database' } = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'coilworks-nodes-'))
  const { tools, missing } = ensureTools()
  if (!tools.postgres || !tools.redis) throw new Error(`missing: ${missing.join('; ')}`)
  const { COILWORKS_TEST_REDIS } = await startServers({ redis: tools.redis })
  const postgresFolder = mkdtempSync(join(tmpdir(), 'coilworks-nodes-'))
  const postgres = await startPostgres(tools.postgres, postgresFolder)
  const env = {
    MODE: 'production',
    SUPPORT_EMAIL: 'support@example.com',
    PUBLIC_ORIGIN: publicOrigin,
    SESSION_SECRET: 'a session secret that only this bench knows',
    AUDIT_KEY: 'an audit key that only this bench knows',
    METRICS_TOKEN: metricsToken,
    MAIL_TO_FOLDER: 'yes',
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: postgres.address,
    ...(sessions === 'redis' && { REDIS_URL: COILWORKS_TEST_REDIS! }),
  }
  const { db, close } = await openDatabase({ databaseUrl: postgres.address })
  const store = sessions === 'database' ? new DatabaseSessionStore(db, systemClock) : undefined
  const parts = { db, clock: systemClock, config: readConfig(env), store }
  const running: ServerProcess[] = []
  try {
    return await use({
      postgres,
      redisUrl: COILWORKS_TEST_REDIS!,
      start(args = [], more = {}) {
        const node = startServer({ ...env, ...more }, [...startFlags, ...args])
        running.push(node)
        return node
      },
      houseAt: address => ({ parts, address, proxyHeaders }) as unknown as House,
      db,
    })
  } finally {
    for (const { signal } of running) signal('SIGKILL')
    await Promise.all(running.map(({ exit }) => exit))
    await close()
    postgres.kill()
    for (const one of [folder, postgresFolder]) rmSync(one, { recursive: true, force: true, maxRetries: 20 })
  }
}
