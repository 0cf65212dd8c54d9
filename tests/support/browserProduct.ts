/**
 * The product for browser tests: the real request chain and the built pages, in this process, with demo people. It is
 * bundled once for a run, like the product's own programs, so that no worker must transform hundreds of files.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { createApp } from '../../server/application/app'
import { openParts } from '../../server/application/parts'
import { type Config, type Environment, readConfig } from '../../server/config/config'
import { openDatabase } from '../../server/data/database'
import { keepDemoApart } from '../../server/data/demoMark'
import { seedDemo } from '../../server/demo/demo'
import { openBuiltPages } from '../../server/http/builtPages'
import { type Clock, systemClock } from '../../server/process/clock'
import { listen } from '../../server/process/listen'
import { createLoad } from '../../server/process/load'
import { createLogger } from '../../server/process/logging'
import { newFolder } from './browserFolder'
import { password } from './browserPeople'
import { emptyDatabase } from './emptyDatabase'
import { copyOf, type FreshDatabase, makeTemplate } from './freshDatabase'
import { hasPostgres } from './provided'
import { requestThreads } from './requestThreads'

/** The same engine, to compare its results with the pages. */
export { rateCoil } from '../../engine'

export type Product = Awaited<ReturnType<typeof startProduct>>

export interface ProductOptions {
  /** Added to the configuration of the demo. */
  environment?: Environment
  /** Runs as in production, except for https, which is not available here. */
  isProduction?: boolean
  clock?: Clock
  /** The mail server; by default mail goes to a folder, as in a demo. */
  smtpUrl?: string
}

export async function startProduct({ environment, isProduction = false, clock, smtpUrl }: ProductOptions = {}) {
  const folder = newFolder()
  const faults: string[] = []
  // Rows of the audit trail are logged at every level, and are not faults.
  const note = (line: string) => void (line.includes('"audit":') || faults.push(faultIn(line)))
  const logger = createLogger('warn', { write: note })
  const read = readConfig({ MODE: 'demo', PORT: '0', DATA_DIR: folder, ...environment })
  // A PostgreSQL server is ten times as fast, and frees this process for the pages; process.test.ts uses PGlite.
  const database = hasPostgres() ? await peopledDatabase(clock) : undefined
  if (database && isProduction) await takeMark(database)
  const config = {
    ...read,
    ...(isProduction && productionParts(read)),
    databaseUrl: database?.address,
    mail: { ...read.mail, smtpUrl },
  }
  const databaseTemplate = database ? undefined : await emptyDatabase()
  const parts = await openParts({
    ...{ config, load: createLoad({ eventLoopDelay: () => 0 }), logger, clock, inMemory: true, databaseTemplate },
    requestThreads: requestThreads(),
  })
  if (!database) await seedDemo(parts.db, parts.clock, () => password)
  const pages = await openBuiltPages(join(root, 'dist'))
  const listening = await listen(createApp(parts, { ...pages, clientFolder: join(root, 'dist/client') }), config)
  return {
    origin: listening.address,
    /** The server's warnings since the last call. */
    takeFaults: () => faults.splice(0),
    db: parts.db,
    /** What a node does for the command center from time to time. */
    beat: () => parts.monitor.beat(),
    /** The mails sent, the oldest first, after all waiting ones were sent. */
    async mails() {
      await parts.background.finish()
      return mailsIn(join(folder, 'outbox'))
    },
    async stop() {
      await listening.stop()
      await parts.close()
      await database?.drop()
    },
  }
}

/** A database with the demo people; all later ones are copies of it, because hashing their passwords is slow. */
async function peopledDatabase(clock: Clock = systemClock): Promise<FreshDatabase> {
  const make = () =>
    makeTemplate(async db => {
      await keepDemoApart(db, { isDemo: true })
      await seedDemo(db, clock, () => password)
    })
  if (clock !== systemClock) return copyOf(await make())
  peopled ??= make()
  return copyOf(await peopled)
}

let peopled: Promise<string> | undefined

/** Removes the mark of a demo database, because production refuses one, and here it has the same people. */
async function takeMark({ address }: FreshDatabase): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: address })
  await db.deleteFrom('demo_mark').execute()
  await close()
}

/** The differences of a production configuration from that of the demo. */
function productionParts({ productAnalytics }: Config): Partial<Config> {
  return { isDemo: false, productAnalytics: productAnalytics && { ...productAnalytics, isRecording: true } }
}

function faultIn(line: string): string {
  const { msg, req, err } = JSON.parse(line) as { msg: string; req?: { path: string }; err?: { message: string } }
  return [req?.path, msg, err?.message].filter(Boolean).join(': ')
}

export function mailsIn(outbox: string): string[] {
  return readdirSync(outbox)
    .filter(name => name.endsWith('.eml'))
    .sort()
    .map(name => readFileSync(join(outbox, name), 'utf8'))
}
