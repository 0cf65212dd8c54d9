/** The state of all dependencies of this process, for the command center. */
import { access, constants } from 'node:fs/promises'
import { sql } from 'kysely'
import { version } from '../../../package.json'
import { succeeded } from '../../../shared/contracts/envelope'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { summaryOfMails, unsentMails } from '../../mail/mailRows'
import type { Clock } from '../../process/clock'
import type { Metrics } from '../../process/metrics'
import { withPatience } from '../../process/patience'
import type { SessionStore } from '../../session/sessionStore'
import type { Observation, Observations } from '../../upstream/observations'

export interface StatusParts {
  db: Database
  clock: Clock
  store: SessionStore
  metrics: Metrics
  observations: Observations
  dataDir: string
  /** Free space on the disk of a folder [bytes]. */
  freeBytes: (folder: string) => Promise<number>
  /** The kinds of storage of data and sessions. */
  kinds: { database: string; sessions: string }
  /** Mail goes to a folder: there is no mail server. */
  isMailKeptInFolder: boolean
}

const patienceMs = 2_000

export function getStatus({ db, clock, store, metrics, observations, dataDir, freeBytes, ...given }: StatusParts) {
  const { kinds, isMailKeptInFolder } = given

  /** Fails if the folder is not writable or too little space is left. */
  async function canWrite(): Promise<void> {
    await access(dataDir, constants.W_OK)
    if ((await freeBytes(dataDir)) < limits.leastFreeBytes) throw new Error('too little room is left')
  }

  return async () => {
    const requests = await metrics.summary()
    const stores = await Promise.all([
      check('Database', kinds.database, () => sql`select 1`.execute(db)),
      check('Sessions', kinds.sessions, () => store.check()),
      check('Files', 'data folder', () => canWrite()),
    ])
    // The page must work while the store is down, because it reports exactly that.
    const sessions = await inTime(store.countOf()).catch(() => null)
    const mail = await inTime(mailStatus(db)).catch(() => null)
    return succeeded({
      Version: version,
      Node: process.version,
      At: clock.now().toISOString(),
      StartedAt: observations.startedAt.toISOString(),
      MemoryMb: process.memoryUsage.rss() / 1e6,
      Sessions: sessions,
      Requests: {
        Total: requests.total,
        Refused: requests.refused,
        Failed: requests.failed,
        MeanMs: requests.meanMs,
        P95Ms: requests.p95Ms,
      },
      Stores: stores,
      FreeMb: await inTime(freeBytes(dataDir)).then(
        bytes => bytes / 1e6,
        () => null,
      ),
      Services: observations.all().map(serviceOf),
      Mail: mail && { ...mail, IsKeptInFolder: isMailKeptInFolder },
      Failures: observations.failures().map(failure => ({
        At: failure.at.toISOString(),
        RequestId: failure.requestId,
        Method: failure.method,
        Path: failure.path,
        Status: failure.status,
        Fault: failure.fault,
      })),
    })
  }
}

async function mailStatus(db: Database) {
  const { waiting, oldestAt, givenUp, lastFault } = await summaryOfMails(db)
  const unsent = await unsentMails(db, limits.mailQueue.shown)
  return {
    Waiting: waiting,
    OldestAt: oldestAt?.toISOString() ?? null,
    GivenUp: givenUp,
    Fault: lastFault?.fault ?? null,
    FailedAt: lastFault?.at.toISOString() ?? null,
    Unsent: unsent.map(({ id, kind, state, created_at, tries, fault }) => ({
      ...{ Id: id, Kind: kind, IsGivenUp: state === 'given-up', Tries: tries, Fault: fault },
      WrittenAt: created_at.toISOString(),
    })),
  }
}

function serviceOf({ name, kind, answeredAt, tookMs, failedAt, fault, failuresInARow }: Observation) {
  const isLeftAlone = failuresInARow > 0 && fault === 'UpstreamError open'
  const state = isLeftAlone ? 'left alone' : failuresInARow > 0 ? 'failing' : answeredAt ? 'up' : 'not used yet'
  return {
    Name: name,
    Kind: kind,
    State: state as 'left alone' | 'failing' | 'up' | 'not used yet',
    AnsweredAt: answeredAt?.toISOString() ?? null,
    TookMs: tookMs ?? null,
    FailedAt: failedAt?.toISOString() ?? null,
    Fault: fault ?? null,
  }
}

async function check(Name: string, Kind: string, work: () => Promise<unknown>) {
  const start = performance.now()
  const IsUp = await inTime(work()).then(
    () => true,
    () => false,
  )
  return { Name, Kind, IsUp, TookMs: performance.now() - start }
}

/** A check that does not answer in time has failed. */
const inTime = <Answer>(work: Promise<Answer>) => withPatience(work, patienceMs, () => new Error('no answer in time'))
