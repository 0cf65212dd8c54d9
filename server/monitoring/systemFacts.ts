/** Gathers from the database what decides whether something is out of order. */
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { oldestWaitingMail, summaryOfMails } from '../mail/mailRows'
import { minutesAfter } from '../process/clock'
import { summaryOfBackups } from './backups'
import { openJobs } from './jobs'
import { knownNodes } from './nodes'
import type { SystemFacts } from './outOfOrder'
import { readOperations } from './readHistory'

export async function systemFacts(db: Database, now: Date): Promise<SystemFacts> {
  const [nodes, backups, mail, oldestWaiting, jobs, operations] = await Promise.all([
    knownNodes(db),
    summaryOfBackups(db),
    summaryOfMails(db),
    oldestWaitingMail(db),
    openJobs(db, { limit: 1 }),
    readOperations(db, minutesAfter(now, -limits.monitoring.windowMinutes)),
  ])
  const answered = operations.filter(({ kind }) => kind === 'request')
  const rating = operations.find(({ kind, operation }) => kind === 'job' && operation === 'rating')
  const sum = (of: 'requests' | 'errors') => answered.reduce((total, one) => total + one[of], 0)
  return {
    ...{ nodes, backups },
    mail: { ...mail, oldestWaiting },
    oldestJob: jobs[0],
    recent: {
      ...{ requests: sum('requests'), errors: sum('errors') },
      ...{ ratings: rating?.requests ?? 0, ratingP95: rating?.p95 ?? null },
    },
  }
}
