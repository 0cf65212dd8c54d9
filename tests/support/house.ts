/** The whole product in a test: the real chain in production configuration, on a real port, with a settable clock. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { createApp } from '../../server/application/app'
import { openParts, type Parts } from '../../server/application/parts'
import { type Environment, readConfig } from '../../server/config/config'
import { openBuiltPages } from '../../server/http/builtPages'
import type { Threads } from '../../server/jobs/threads'
import { listen } from '../../server/process/listen'
import { createLoad } from '../../server/process/load'
import { createLogger } from '../../server/process/logging'
import { emptyDatabase } from './emptyDatabase'
import { migratedDatabase } from './freshDatabase'
import { hasPostgres } from './provided'
import { requestThreads } from './requestThreads'
import { type SettableClock, settableClock } from './settableClock'

export const publicOrigin = 'https://coils.example.com'
export const sessionSecret = 'a session secret that only tests know'
export const metricsToken = 'a metrics token that only tests know'

/** The configuration that a production start needs, with one trusted proxy in front. */
export const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: publicOrigin,
  SESSION_SECRET: sessionSecret,
  AUDIT_KEY: 'an audit key that only tests know',
  METRICS_TOKEN: metricsToken,
  MAIL_TO_FOLDER: 'yes',
  MAIL_FROM: 'coilworks@example.com',
  SUPPORT_EMAIL: 'support@coilworks.example',
  TRUSTED_PROXY_HOPS: '1',
  LOG_LEVEL: 'info',
} as const

export interface House {
  parts: Parts
  clock: SettableClock
  /** Its address on loopback. */
  address: string
  /** The headers that the proxy in front adds to every request. */
  proxyHeaders: Record<string, string>
  /** All lines of its log. */
  logLines: string[]
  /** The mails sent so far, after all waiting ones were sent. */
  mails(): Promise<string[]>
  close(): Promise<void>
}

export interface HouseOptions {
  /** Added to the production configuration; an empty value removes a variable. */
  environment?: Environment
  clock?: SettableClock
  /** Other threads than those that all houses share. */
  requestThreads?: Threads
  /** Changes parts before the chain is made, such as the timeouts of an upstream. */
  change?: (parts: Parts) => Parts
}

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const { environment, clock = settableClock(), change } = options
  const folder = environment?.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'coilworks-house-'))
  // A PostgreSQL server is ten times as fast. An empty address in the environment selects the embedded database.
  const isServed = hasPostgres() && environment?.DATABASE_URL === undefined
  const ownDatabase = isServed ? await migratedDatabase() : undefined
  const config = readConfig({ ...production, DATA_DIR: folder, DATABASE_URL: ownDatabase?.address, ...environment })
  const logLines: string[] = []
  const logger = createLogger(config.logLevel, { write: (line: string) => void logLines.push(line) })
  const isNew = !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))
  const databaseTemplate = isNew ? await emptyDatabase() : undefined
  const opened = await openParts({
    ...{ config, clock, load: createLoad({ eventLoopDelay: () => 0 }), logger, inMemory: true, databaseTemplate },
    requestThreads: options.requestThreads ?? requestThreads(),
  })
  const served = await serve(change?.(opened) ?? opened, clock, logLines)
  return {
    ...served,
    async close() {
      await served.close()
      await opened.close()
      await ownDatabase?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Another node with the same database and session store, and its own configuration or parts. */
export function anotherNode({ parts, clock, logLines }: House, { environment, change }: HouseOptions): Promise<House> {
  const config = readConfig({ ...production, DATA_DIR: parts.config.dataDir, ...environment })
  const own = { ...parts, config }
  return serve(change?.(own) ?? own, clock, logLines)
}

async function serve(parts: Parts, clock: SettableClock, logLines: string[]): Promise<House> {
  const { config } = parts
  const app = createApp(parts, {
    ...(await builtPages()),
    clientFolder: join(root, 'dist/client'),
  })
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    parts,
    clock,
    address,
    proxyHeaders: config.publicOrigin ? { host: new URL(config.publicOrigin).host, 'x-forwarded-proto': 'https' } : {},
    logLines,
    async mails() {
      await parts.background.finish()
      const outbox = join(config.dataDir, 'outbox')
      return readdirSync(outbox)
        .sort()
        .map(name => readFileSync(join(outbox, name), 'utf8'))
    },
    close: stop,
  }
}

/** One house for all tests of a file. */
export async function houseOfFile(options: HouseOptions = {}): Promise<House> {
  const house = await openHouse(options)
  afterAll(() => house.close())
  return house
}

let loaded: ReturnType<typeof openBuiltPages> | undefined

/** The pages of the production build, loaded once. */
function builtPages(): ReturnType<typeof openBuiltPages> {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'server/pages.mjs')))
    throw new Error('these tests render built pages: run "npm run build" first, or "npm test"')
  process.env.NODE_ENV = 'production'
  loaded ??= openBuiltPages(dist)
  return loaded
}
