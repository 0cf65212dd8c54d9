/** Opens what the process needs, once; everything else is handed its parts. */
import { join, resolve } from 'node:path'
import { createClient } from 'redis'
import { createAudit } from './access/audit'
import { createSecretBox } from './access/secretBox'
import { createBackground } from './background'
import { type Clock, systemClock } from './clock'
import type { Config } from './config'
import { openDatabase } from './data/database'
import { createBackEnds } from './gateway/backEnds'
import { DatabaseSessionStore } from './http/databaseSessionStore'
import { createLogger, type Logger } from './http/logging'
import { createMetrics } from './http/metrics'
import { RedisSessionStore } from './http/redisSessionStore'
import type { SessionStore } from './http/sessionStore'
import { createCalculations } from './jobs/calculations'
import { createSearches } from './jobs/searches'
import { createThreads, forRequests, forSearches, type Programs, type Threads } from './jobs/threads'
import { type Lateness, measureLateness } from './lateness'
import { createMailer } from './mail/mailer'
import { createObservations } from './observations'
import { createBuiltIn } from './services/builtIn'

export interface PartOptions {
  config: Config
  clock?: Clock
  logger?: Logger
  lateness?: Lateness
  /** Keeps the embedded database in memory, for tests. */
  inMemory?: boolean
  /** What a new embedded database starts as; making one from nothing takes seconds. */
  databaseTemplate?: Blob
  /** Where the programs of threads are, if not where they are built. */
  programs?: Programs
  /** Threads for what a request waits for: of several servers in one process, the same. */
  requestThreads?: Threads
}

export type Parts = Awaited<ReturnType<typeof openParts>>

export async function openParts(options: PartOptions) {
  const {
    config,
    clock = systemClock,
    lateness = measureLateness(),
    logger,
    inMemory,
    databaseTemplate,
    programs,
  } = options

  const log = logger ?? createLogger(config.logLevel)
  const dataDir = resolve(config.dataDir)
  const { db, close: closeDatabase } = await openDatabase({
    databaseUrl: config.databaseUrl,
    folder: inMemory ? undefined : dataDir,
    template: databaseTemplate,
  })
  const sessions = await openSessions(config, new DatabaseSessionStore(db, clock), clock, log)
  const audit = createAudit({ db, key: config.auditKey, clock, logger: log })
  const background = createBackground(log)
  const reportFolder = join(dataDir, 'files')
  const metrics = createMetrics()
  const observations = createObservations(clock)
  const mailer = observations.mailer(
    config.mail.smtpUrl ? 'SMTP' : 'outbox folder',
    createMailer({ ...config.mail, outbox: join(dataDir, 'outbox') }),
  )
  let stopping = false
  const isStopping = () => stopping
  const threads = createThreads({ ...forSearches, programs })
  const requestThreads =
    options.requestThreads ?? createThreads({ ...forRequests(config.calculationThreads), programs })
  const calculations = createCalculations({ threads: requestThreads, logger: log, isStopping })
  const searches = createSearches({ db, clock, background, threads, logger: log, isStopping })
  const builtIn = createBuiltIn({
    ...{ searches, calculations },
    ...{ config, db, clock, audit, mailer, background, reportFolder, metrics, observations, dataDir },
    logger: log,
    support: config.supportDesk,
    store: sessions.store,
    clearanceMinutes: config.clearanceMinutes,
    secondFactorRoles: config.secondFactorRoles,
    factorBox: createSecretBox(config.sessionSecrets, 'second factors'),
    origin: config.publicOrigin ?? `http://${config.host}:${config.port}`,
    kinds: {
      database: config.databaseUrl ? 'PostgreSQL' : 'embedded',
      sessions: config.redisUrl ? 'Redis' : 'database',
    },
  })

  return {
    config,
    clock,
    logger: log,
    db,
    store: sessions.store,
    audit,
    builtIn,
    ...createBackEnds({ config, builtIn, clock, logger: log, observations }),
    lateness,
    metrics,
    observations,
    reportFolder,
    mailer,
    background,
    searches,
    calculations,
    isStopping,
    announceStop: () => {
      stopping = true
    },
    async close() {
      stopping = true
      await background.finish()
      await threads.close()
      if (requestThreads !== options.requestThreads) await requestThreads.close()
      await sessions.close()
      await closeDatabase()
    },
  }
}

/** Sessions in Redis where it is configured. It must answer at the start, and never lets a request wait for it for long. */
async function openSessions(config: Config, inDatabase: DatabaseSessionStore, clock: Clock, logger: Logger) {
  if (!config.redisUrl) return { store: inDatabase as SessionStore, close: async () => undefined }
  const client = createClient({
    url: config.redisUrl,
    disableOfflineQueue: true,
    commandOptions: { timeout: 1_500 },
    socket: { connectTimeout: 2_000, reconnectStrategy: tries => Math.min(100 * 2 ** tries, 3_000) },
  })
  client.on('error', error => logger.error({ err: error }, 'the session store has a problem'))
  await client.connect()
  const store: SessionStore = new RedisSessionStore(client as never, clock)
  return { store, close: async () => client.destroy() }
}
