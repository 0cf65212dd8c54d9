/**
 * What a node does for the command center at each beat: it writes what it counted and measured, says that it is alive,
 * does what it was told, and judges what is out of order.
 */
import { version } from '../../package.json'
import { limits } from '../config/limits'
import type { MailQueue } from '../mail/mailQueue'
import type { Background } from '../process/background'
import type { Clock } from '../process/clock'
import type { Tally } from '../process/tally'
import { noteAlarms } from './alarms'
import { type ErrorGroups, forgetErrors, writeErrors } from './errorGroups'
import { rollUp, writeCounts, writeReadings } from './history'
import { createMeasurements, type MeasuredParts } from './measurements'
import { forgetNodes, sayAlive, sayStopped, takeBreakerOrders } from './nodes'
import { outOfOrder, type Thresholds } from './outOfOrder'
import { systemFacts } from './systemFacts'

const { beatMs, judgeSeconds } = limits.monitoring

interface MonitorParts extends MeasuredParts {
  clock: Clock
  tally: Tally
  errorGroups: ErrorGroups
  mails: MailQueue
  background: Background
  thresholds: Thresholds
  alarmRecipients: readonly string[]
  origin: string
  /** Lag of the event loop since the last call [ms]. */
  slowestSteps: () => number
}

export type Monitor = ReturnType<typeof createMonitor>

export function createMonitor(parts: MonitorParts) {
  const { db, clock, node, tally, errorGroups, observations, breakers, background } = parts
  const measured = createMeasurements(parts)
  let isOut = false
  let isBeating = false
  let isWatched = false
  let loopMs = 0
  let judgedAt = 0
  let rolledUpAt = 0

  /** Counts that cannot be written now are written at a later beat. */
  async function writeOwn(now: Date): Promise<void> {
    const counts = tally.take()
    const groups = errorGroups.take()
    try {
      await writeCounts(db, node, counts, now)
    } catch (error) {
      tally.giveBack(counts)
      errorGroups.giveBack(groups)
      throw error
    }
    try {
      await writeErrors(db, node, groups)
    } catch (error) {
      errorGroups.giveBack(groups)
      throw error
    }
  }

  async function beat(): Promise<void> {
    const now = clock.now()
    loopMs = parts.slowestSteps()
    await writeOwn(now)
    await writeReadings(db, await measured.readings(loopMs), now)
    const facts = await measured.ownFacts(loopMs)
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
    /** What this node says of itself now. */
    ownFacts: () => measured.ownFacts(loopMs),
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
