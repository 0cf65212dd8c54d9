/** What a node measures of itself, and of what all nodes share. */
import type { Database } from '../data/database'
import type { Calculations } from '../jobs/calculations'
import { countWaitingMails } from '../mail/mailRows'
import { withPatience } from '../process/patience'
import type { SessionStore } from '../session/sessionStore'
import type { Breakers } from '../upstream/breakers'
import type { Observations } from '../upstream/observations'
import type { Reading } from './history'
import { countJobs } from './jobs'
import type { NodeFacts } from './nodes'

export interface MeasuredParts {
  db: Database
  node: string
  store: SessionStore
  calculations: Pick<Calculations, 'running' | 'waiting'>
  connections: () => Readonly<Record<string, number>>
  observations: Observations
  breakers: Breakers
  dataDir: string
  /** Free space on the disk of a folder [bytes]. */
  freeBytes: (folder: string) => Promise<number>
  /** Used share of the disk of a folder [%]. */
  usedPercent: (folder: string) => Promise<number>
}

export function createMeasurements(parts: MeasuredParts) {
  const { db, node, store, calculations, observations, breakers } = parts

  /** What this node says of itself now. */
  async function ownFacts(loopMs: number): Promise<NodeFacts> {
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

  /** The gauges of this node, and those of all nodes. */
  async function readings(loopMs: number): Promise<Reading[]> {
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

  return { ownFacts, readings }
}

const patienceMs = 2_000

/** A measurement that does not come in time is not known. */
const inTime = <Answer>(work: Promise<Answer>) => withPatience(work, patienceMs, () => new Error('no answer in time'))
