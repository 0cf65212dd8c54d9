/** What a node does for the command center at each beat: it writes what it counted and measured, says that it is alive,
 * does what it was told, and judges what is out of order. */
import { version } from '../../package.json'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Calculations } from '../jobs/calculations'
import type { MailQueue } from '../mail/mailQueue'
import { countWaitingMails } from '../mail/mailRows'
import type { Background } from '../process/background'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import { withPatience } from '../process/patience'
import type { Tally } from '../process/tally'
import type { SessionStore } from '../session/sessionStore'
import type { Breakers } from '../upstream/breakers'
import type { Observations } from '../upstream/observations'
import { noteAlarms } from './alarms'
import { type ErrorGroups, forgetErrors, writeErrors } from './errorGroups'
import { type Reading, rollUp, writeCounts, writeReadings } from './history'
import { countJobs } from './jobs'
import { forgetNodes, type NodeFacts, sayAlive, sayStopped, takeBreakerOrders } from './nodes'
import { outOfOrder, type Thresholds } from './outOfOrder'
import { systemFacts } from './systemFacts'

const { beatMs, judgeSeconds } = limits.monitoring

export interface MonitorParts {
  db: Database
  clock: Clock
  node: string
  tally: Tally
  errors: ErrorGroups
  store: SessionStore
  calculations: Pick<Calculations, 'running' | 'waiting'>
  connections: () => Readonly<Record<string, number>>
  observations: Observations
  breakers: Breakers
  mails: MailQueue
  background: Background
  logger: Logger
  thresholds: Thresholds
  alarmRecipients: readonly string[]
  origin: string
  dataDir: string
  freeBytes: (folder: string) => Promise<number>
  usedPercent: (folder: string) => Promise<number>
  /** Lag of the event loop since the last call [ms]. */
  slowestSteps: () => number
}

export type Monitor = ReturnType<typeof createMonitor>

export function createMonitor(parts: MonitorParts) {
  const { db, clock, node, tally, errors, store, calculations, observations, breakers, background } = parts
  let isOut = false
  let isBeating = false
  let isWatched = false
  let loopMs = 0
  let judgedAt = 0
  let rolledUpAt = 0

  /** What this node says of itself now. */
  async function ownFacts(): Promise<NodeFacts> {
    const unknown = () => null
    return {
      runtime: process.version,
      memoryMb: process.memoryUsage.rss() / 1e6,
      loopMs,
      freeMb: await inTime(parts.freeBytes(parts.dataDir)).then(bytes => bytes / 1e6, unknown),
      diskPercent: await inTime(parts.usedPercent(parts.dataDir)).catch(unknown),
      ratings: { running: calculations.running(), waiting: calculations.waiting() },
      connections: parts.connections(),
      services: observations.all().map(({ answeredAt, tookMs, failedAt, fault, ...one }) => ({
        ...one,
        ...{ answeredAt: answeredAt?.toISOString() ?? null, failedAt: failedAt?.toISOString() ?? null },
        ...{ tookMs: tookMs ?? null, fault: fault ?? null, breaker: breakerOf(one.name) },
      })),
    }
  }

  function breakerOf(name: string) {
    const breaker = breakers.get(name)?.state()
    if (!breaker) return null
    const { openedAt, nextTryAt, ...counts } = breaker
    return { ...counts, openedAt: openedAt?.toISOString() ?? null, nextTryAt: nextTryAt?.toISOString() ?? null }
  }

  /** Counts that cannot be written now are written at a later beat. */
  async function writeOwn(now: Date): Promise<void> {
    const counts = tally.take()
    const groups = errors.take()
    try {
      await writeCounts(db, node, counts, now)
    } catch (error) {
      tally.giveBack(counts)
      errors.giveBack(groups)
      throw error
    }
    try {
      await writeErrors(db, node, groups)
    } catch (error) {
      errors.giveBack(groups)
      throw error
    }
  }

  async function readings(): Promise<Reading[]> {
    const shared = (gauge: string, value: number) => ({ gauge, value, node: '' })
    const own = (gauge: string, value: number) => ({ gauge, value, node })
    const jobs = await countJobs(db)
    // Without an answer there is no reading: a gap in the chart, not a zero.
    const people = await inTime(store.countOf()).catch(() => undefined)
    return [
      ...(people === undefined ? [] : [shared('people', people)]),
      shared('searches running', jobs.running),
      shared('searches waiting', jobs.waiting),
      shared('mails waiting', await countWaitingMails(db)),
      own('ratings running', calculations.running()),
      own('ratings waiting', calculations.waiting()),
      own('loop', loopMs),
    ]
  }

  async function beat(): Promise<void> {
    const now = clock.now()
    loopMs = parts.slowestSteps()
    await writeOwn(now)
    await writeReadings(db, await readings(), now)
    const facts = await ownFacts()
    isOut = await sayAlive(db, { name: node, version, startedAt: observations.startedAt, facts }, now)
    for (const upstream of await takeBreakerOrders(db, node)) breakers.get(upstream)?.close()
    if (now.getTime() - rolledUpAt >= 60_000) {
      rolledUpAt = now.getTime()
      await rollUp(db, now)
      await forgetErrors(db, now)
      await forgetNodes(db, now)
    }
    if (now.getTime() - judgedAt >= judgeSeconds * 1000) {
      judgedAt = now.getTime()
      const disorders = outOfOrder(await systemFacts(db, now), parts.thresholds, now)
      await noteAlarms(
        { db, mails: parts.mails, recipients: parts.alarmRecipients, origin: parts.origin },
        disorders,
        now,
      )
    }
  }

  /** One beat at a time: a slow database delays the next one. */
  async function beatOnce(): Promise<void> {
    if (isBeating) return
    isBeating = true
    try {
      await beat()
    } finally {
      isBeating = false
    }
  }

  return {
    node,
    beat: beatOnce,
    ownFacts,
    /** Whether this node was taken out of service; its readiness fails then. */
    isOutOfService: () => isOut,
    /** Beats now and from time to time; the timer does not keep the process alive. */
    watch(): void {
      isWatched = true
      const run = () => background.run('monitoring', beatOnce)
      run()
      setInterval(run, beatMs).unref()
    },
    /** At a stop: writes what was counted since the last beat, and says that the silence is meant. */
    async leave(): Promise<void> {
      if (!isWatched) return
      const now = clock.now()
      await writeOwn(now)
      await sayStopped(db, node, now)
    },
  }
}

const patienceMs = 2_000

/** A measurement that does not come in time is not known. */
const inTime = <Answer>(work: Promise<Answer>) => withPatience(work, patienceMs, () => new Error('no answer in time'))
