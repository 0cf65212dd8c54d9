/** Constructs the parts of the process once; all other modules get the parts that they need. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createClient } from 'redis'
import { createAudit } from '../access/audit'
import { requireKeyOfTrail } from '../access/auditVerdict'
import { createFloodLimit } from '../access/floodLimit'
import { createNodeProof } from '../access/nodeProof'
import type { Config } from '../config/config'
import { type Database, openDatabase } from '../data/database'
import { followDatabase } from '../data/databaseClock'
import { keepDemoApart } from '../data/demoMark'
import { serverRefused } from '../errors/startError'
import { createBackEnds } from '../gateway/backEnds'
import { type Calculations, createCalculations } from '../jobs/calculations'
import { createSearches } from '../jobs/searches'
import { createThreads, forRequests, forSearches, type Programs, type Threads } from '../jobs/threads'
import { createMailer } from '../mail/mailer'
import { createMailQueue } from '../mail/mailQueue'
import { countWaitingMails } from '../mail/mailRows'
import { createBackups } from '../monitoring/backups'
import { createErrorGroups } from '../monitoring/errorGroups'
import { createMonitor } from '../monitoring/monitor'
import { createBackground } from '../process/background'
import type { Clock } from '../process/clock'
import { watchSlowestSteps } from '../process/eventLoopDelay'
import { freeBytes, usedPercent } from '../process/freeBytes'
import { createLoad, type Load } from '../process/load'
import { createLogger, type Logger, trailLogger } from '../process/logging'
import { createMetrics, type Metrics } from '../process/metrics'
import { createTally } from '../process/tally'
import { createSecretBox } from '../secrets/secretBox'
import { createBannerBoard } from '../services/banners'
import { createBuiltIn } from '../services/builtIn'
import { DatabaseSessionStore } from '../session/databaseSessionStore'
import { RedisSessionStore } from '../session/redisSessionStore'
import { type SessionStore, tellingAvailability } from '../session/sessionStore'
import type { Breakers } from '../upstream/breakers'
import { createObservations, type Observations } from '../upstream/observations'

export interface PartOptions {
  config: Config
  /** A clock other than that of the database, for tests. */
  clock?: Clock
  logger?: Logger
  /** Decides whether further requests are accepted. */
  load?: Load
  /** Keeps the embedded database in memory, for tests. */
  inMemory?: boolean
  /** A dump from which a new embedded database starts, because making one from nothing takes seconds. */
  databaseTemplate?: Blob
  /** Where the programs of the threads are, if not in the build. */
  programs?: Programs
  /** Threads for calculations that requests wait for. Several servers in one process share them. */
  requestThreads?: Threads
  /** Measures the event loop, if not by itself. */
  slowestSteps?: () => number
}

export type Parts = Awaited<ReturnType<typeof openParts>>

export async function openParts(options: PartOptions) {
  const { config, load = createLoad(), logger, inMemory, databaseTemplate, programs } = options

  const log = logger ?? createLogger(config.logLevel)
  const dataDir = resolve(config.dataDir)
  // At the start, so that a missing permission is found now and not with the first file.
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
  const {
    db,
    lost: databaseLost,
    connections,
    close: closeDatabase,
  } = await openOwnDatabase(config, {
    folder: inMemory ? undefined : dataDir,
    template: databaseTemplate,
    logger: log,
  })
  const { clock, stop: stopClock } = options.clock
    ? { clock: options.clock, stop: () => undefined }
    : await followDatabase(db, log)
  const sessions = await openSessions(config, new DatabaseSessionStore(db, clock), clock, log)
  const metrics = createMetrics()
  const audit = createAudit({ db, key: config.auditKey, clock, metrics, logger: trailLogger(log) })
  const background = createBackground(log)
  const floods = createFloodLimit(clock)
  const reportFolder = join(dataDir, 'files')
  const counted = openCounts(clock)
  const { tally, observations } = counted
  const outbox = join(dataDir, 'outbox')
  const mailer = observations.mailer(
    config.mail.smtpUrl ? 'SMTP' : 'outbox folder',
    createMailer({ ...config.mail, outbox }),
  )
  let stopping = false
  const isStopping = () => stopping
  const threadFailed = (error: unknown) => log.error({ err: error }, 'a thread without work failed')
  const threads = createThreads({ ...forSearches, programs, failed: threadFailed })
  const mails = createMailQueue({
    ...{ db, clock, mailer, audit, background, metrics, isStopping },
    box: createSecretBox(config.sessionSecrets, 'mails'),
    logger: log,
  })
  const requestThreads =
    options.requestThreads ?? createThreads({ ...forRequests(config), programs, failed: threadFailed })
  const calculations = createCalculations({ threads: requestThreads, logger: log, isStopping, tally })
  const searches = createSearches({ db, clock, background, threads, logger: log, isStopping, tally })
  watchParts(metrics, { db, sessions, dataDir, calculations, connections, observations })
  const nodeProof = createNodeProof(config.sessionSecrets, clock)
  const banners = createBannerBoard({ db, clock, logger: log })
  const origin = config.publicOrigin ?? `http://${config.host}:${config.port}`
  const monitoring = openMonitoring(config, {
    ...{ ...counted, db, clock, store: sessions.store, calculations, connections, mails, background },
    ...{ logger: log, origin, dataDir },
    slowestSteps: options.slowestSteps ?? watchSlowestSteps(),
  })
  const builtIn = createBuiltIn({
    ...{ searches, calculations, banners },
    ...{ config, db, clock, audit, floods, mails, background, reportFolder, dataDir, freeBytes },
    ...{ ...monitoring, breakers: counted.breakers, thresholds: config.thresholds },
    logger: log,
    support: config.supportDesk,
    store: sessions.store,
    clearanceMinutes: config.clearanceMinutes,
    secondFactorRoles: config.secondFactorRoles,
    factorBox: createSecretBox(config.sessionSecrets, 'second factors'),
    origin,
    isMailKeptInFolder: config.mail.smtpUrl === undefined,
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
    databaseLost,
    store: sessions.store,
    audit,
    floods,
    origin,
    builtIn,
    nodeProof,
    ...createBackEnds({ ...counted, config, builtIn, clock, logger: log, nodeProof }),
    load,
    freeBytes,
    metrics,
    ...counted,
    ...monitoring,
    isOutOfService: monitoring.monitor.isOutOfService,
    reportFolder,
    outbox,
    mails,
    banners,
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
      // The stop goes on, even if the database is away.
      await monitoring.monitor.leave().catch(error => log.error({ err: error }, 'the last counts could not be written'))
      await threads.close()
      if (requestThreads !== options.requestThreads) await requestThreads.close()
      await sessions.close()
      stopClock()
      await closeDatabase()
    },
  }
}

/** The database, unless it is one that this installation must not use. */
async function openOwnDatabase(config: Config, options: Omit<Parameters<typeof openDatabase>[0], 'databaseUrl'>) {
  const opened = await openDatabase({ databaseUrl: config.databaseUrl, ...options })
  await requireOwn(opened.db, config).catch(async cause => {
    await opened.close()
    throw cause
  })
  return opened
}

/** What this node counts and keeps of its upstreams, until the monitor writes it. */
function openCounts(clock: Clock) {
  const tally = createTally()
  const breakers: Breakers = new Map()
  return { tally, breakers, observations: createObservations(clock, tally), errorGroups: createErrorGroups(clock) }
}

type Monitored = Omit<
  Parameters<typeof createMonitor>[0],
  'node' | 'thresholds' | 'alarmRecipients' | 'freeBytes' | 'usedPercent'
> & { logger: Logger }

/** What the command center needs of this node. */
function openMonitoring({ nodeName: node, thresholds, alarmRecipients, backupDir: folder }: Config, given: Monitored) {
  const { db, clock, background, logger } = given
  return {
    monitor: createMonitor({ ...given, node, thresholds, alarmRecipients, freeBytes, usedPercent }),
    backups: createBackups({ db, clock, background, logger, node, folder }),
  }
}

interface Watched {
  db: Database
  sessions: { store: SessionStore }
  dataDir: string
  calculations: Calculations
  connections: () => Readonly<Record<string, number>>
  observations: Observations
}

/** The measurements that are taken when somebody asks for the metrics. */
function watchParts(
  metrics: Metrics,
  { db, sessions, dataDir, calculations, connections, observations }: Watched,
): void {
  metrics.watch('mails_waiting', 'Mails that wait to be sent, on all nodes', () => countWaitingMails(db))
  metrics.watch('sessions_open', 'Sessions of people who are signed in, on all nodes', () => sessions.store.countOf())
  metrics.watch('data_folder_free_bytes', 'Room left where the data folder is', () => freeBytes(dataDir))
  metrics.watch('calculations_waiting', 'Ratings that wait for a thread', calculations.waiting)
  metrics.watchEach('database_connections', 'Connections to PostgreSQL', 'state', connections)
  metrics.watchEach(
    'service_up',
    'Whether the last call of a service, or of the mail server, succeeded',
    'service',
    () =>
      Object.fromEntries(
        observations
          .all()
          .filter(({ answeredAt, failedAt }) => answeredAt || failedAt)
          .map(({ name, failuresInARow }) => [name, failuresInARow === 0 ? 1 : 0]),
      ),
  )
}

/** Refuses the database of the other mode (production or demo), or of another AUDIT_KEY, before anything is written. */
async function requireOwn(db: Database, config: Config): Promise<void> {
  await keepDemoApart(db, config)
  await requireKeyOfTrail(db, config.auditKey)
}

/** Sessions in Redis if it is configured. It must answer at the start; later no request waits long for it. */
async function openSessions(config: Config, inDatabase: DatabaseSessionStore, clock: Clock, logger: Logger) {
  if (!config.redisUrl) return { store: inDatabase as SessionStore, close: async () => undefined }
  const { redisUrl } = config
  let hasAnswered = false
  const client = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    commandOptions: { timeout: 1_500 },
    socket: { connectTimeout: 2_000, reconnectStrategy: tries => hasAnswered && Math.min(100 * 2 ** tries, 3_000) },
  })
  client.on('error', error => hasAnswered && logger.error({ err: error }, 'the session store has a problem'))
  await client.connect().catch(cause => {
    throw serverRefused('session store', 'REDIS_URL', redisUrl, cause)
  })
  hasAnswered = true
  const store = tellingAvailability(new RedisSessionStore(client as never, clock))
  return { store, close: async () => client.destroy() }
}
