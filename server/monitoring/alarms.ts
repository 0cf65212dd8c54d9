/** Notes each change of what is out of order once, whichever node sees it first: in the audit trail, and by mail. */
import { spanBetween } from '../../shared/monitoring/timeTexts'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { alarmMail } from '../mail/alarmMail'
import type { MailQueue } from '../mail/mailQueue'
import { minutesAfter } from '../process/clock'
import type { Disorder } from './outOfOrder'

interface AlarmParts {
  db: Database
  mails: MailQueue
  recipients: readonly string[]
  origin: string
}

/**
 * Compares what is out of order now with what was. Something counts as in order again only after some minutes, so that
 * what comes and goes is told once.
 */
export async function noteAlarms(
  { db, mails, recipients, origin }: AlarmParts,
  disorders: readonly Disorder[],
  now: Date,
): Promise<void> {
  const known = await db.selectFrom('alarms').selectAll().execute()
  const begun = disorders.filter(({ name }) => !known.some(row => row.name === name))
  const fine = known.filter(row => !disorders.some(({ name }) => name === row.name))
  const back = known.filter(row => row.fine_since && disorders.some(({ name }) => name === row.name))
  const fresh = fine.filter(row => !row.fine_since).map(row => row.name)
  const ended = fine.filter(
    row => row.fine_since && row.fine_since <= minutesAfter(now, -limits.monitoring.fineMinutes),
  )
  if (fresh.length > 0) await setFine(db, fresh, now)
  if (back.length > 0)
    await setFine(
      db,
      back.map(row => row.name),
      null,
    )
  if (begun.length === 0 && ended.length === 0) return
  await mails.inTransaction(async (transaction, post, { record }) => {
    const tell = async (text: Parameters<typeof alarmMail>[1]) => {
      for (const to of recipients) await post(alarmMail(to, text))
    }
    for (const { name, title, text, severity } of begun) {
      const inserted = await transaction
        .insertInto('alarms')
        .values({ name, title, since: now, fine_since: null })
        .onConflict(conflict => conflict.doNothing())
        .returning('name')
        .execute()
      // Another node has told it.
      if (inserted.length === 0) continue
      const detail = { before: 'in order', after: 'out of order', title, severity }
      record({ event: 'alarm', outcome: 'failure', target: name, detail })
      await tell({ title, text, at: now, origin })
    }
    for (const { name, title, since } of ended) {
      const deleted = await transaction.deleteFrom('alarms').where('name', '=', name).returning('name').execute()
      if (deleted.length === 0) continue
      const lasted = spanBetween(since, now)
      const detail = { before: 'out of order', after: 'in order', title, lasted }
      record({ event: 'alarm', outcome: 'success', target: name, detail })
      await tell({ title: `In order again: ${title}`, text: `It was out of order for ${lasted}.`, at: now, origin })
    }
  })
}

async function setFine(db: Database, names: readonly string[], fine_since: Date | null): Promise<void> {
  await db.updateTable('alarms').set({ fine_since }).where('name', 'in', names).execute()
}

/** Since when each thing has been out of order. */
export async function alarmsSince(db: Database): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('alarms').select(['name', 'since']).execute()
  return new Map(rows.map(({ name, since }) => [name, since]))
}
