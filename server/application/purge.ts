/** Removes expired data: at the start, and every hour from then on. */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '../config/limits'
import { minutesAfter } from '../process/clock'
import { purgeKept } from '../services/retention'
import type { Parts } from './parts'

const hour = 3_600_000
/** Counts of attempts are kept this long after their window began, which is longer than any window or pause. */
const attemptMinutes = 24 * 60

type PurgeParts = Pick<Parts, 'db' | 'clock' | 'store' | 'audit' | 'reportFolder' | 'outbox'>

export async function purge({ db, clock, store, audit, reportFolder, outbox }: PurgeParts): Promise<void> {
  const now = clock.now()
  await recordTimedOut(store, audit)
  await db.deleteFrom('bearer_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('service_tokens').where('renewable_until', '<', now).execute()
  await purgeKept(db, now)
  // An account that has failed too often in a row keeps its count until it is reset.
  await db
    .deleteFrom('attempts')
    .where('window_started_at', '<', minutesAfter(now, -attemptMinutes))
    .where('in_a_row', '<', 50)
    .execute()
  await db.deleteFrom('registrations').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('design_searches')
    .where('created_at', '<', minutesAfter(now, -limits.search.hours * 60))
    .execute()
  // Of nodes that ended while they made one.
  await db
    .deleteFrom('report_progress')
    .where('begun_at', '<', minutesAfter(now, -limits.search.hours * 60))
    .execute()
  await db
    .deleteFrom('program_keys')
    .where('at', '<', minutesAfter(now, -limits.programs.keyHours * 60))
    .execute()
  const begun = minutesAfter(now, -limits.secondFactor.setUpMinutes)
  await db.deleteFrom('second_factor_setups').where('started_at', '<', begun).execute()
  const expired = await db.deleteFrom('reports').where('expires_at', '<', now).returning('folder').execute()
  await Promise.all(expired.map(({ folder }) => rm(join(reportFolder, folder), { recursive: true, force: true })))
  // What other nodes have made and this one has sent. Their rows may be gone by the purge of another node.
  await removeOlder(reportFolder, daysBefore(now, limits.reportDays))
  await removeOlder(outbox, daysBefore(now, limits.mailQueue.folderDays))
}

/** No request notices that a session ended by time, so it is recorded in the trail when it is removed. */
async function recordTimedOut(store: Parts['store'], audit: Parts['audit']): Promise<void> {
  for (const { email: target, impersonator, endedAt, limit } of await store.takeTimedOut()) {
    const detail = { by: limit, at: endedAt.toISOString() }
    await audit.record({ event: 'session-end', outcome: 'success', target, impersonator, detail })
  }
}

/** Removes files and folders last written before a time. The folder is missing if nothing was ever written there. */
async function removeOlder(folder: string, before: Date): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  for (const file of names.map(name => join(folder, name))) {
    const written = await lastWritten(file)
    if (written && written < before) await rm(file, { recursive: true, force: true })
  }
}

/** Undefined for a file that is gone: a mail that was being written has got its name meanwhile. */
async function lastWritten(file: string): Promise<Date | undefined> {
  try {
    return (await stat(file)).mtime
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function daysBefore(date: Date, days: number): Date {
  return minutesAfter(date, -days * 24 * 60)
}

/** Purges now and hourly; the timer does not keep the process alive. */
export function purgeHourly(parts: Parts): void {
  const run = () => parts.background.run('purge', () => purge(parts))
  run()
  setInterval(run, hour).unref()
}
