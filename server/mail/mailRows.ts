/** The rows of the mail queue, which all nodes share. */
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Counted, MailRow } from '../data/schema'
import { serverFaults } from '../errors/mailError'
import { minutesAfter } from '../process/clock'

const { silentSeconds, pauseMinutes } = limits.mailQueue

/** A mail that this node sends: no other node does, as long as this one renews its claim in time. */
export interface Claim {
  id: string
  /** Number of this attempt: a node that took the mail over has another number. */
  tries: number
  kind: string
  recipient: string
  content: string | null
  createdAt: Date
}

/** A mail that was never sent. */
export interface Unsent {
  id: string
  kind: string
  recipient: string
  fault: string | null
  tries: number
  counted: Counted[]
  created_at: Date
}

export interface NewMail {
  kind: string
  recipient: string
  about: string | null
  content: string
  counted: readonly Counted[]
  endsAt: Date
}

export async function insertMail(db: Database, { endsAt, counted, ...values }: NewMail, now: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      ...values,
      counted: JSON.stringify(counted),
      state: 'waiting',
      created_at: now,
      due_at: now,
      ends_at: endsAt,
    })
    .execute()
}

/**
 * Withdraws waiting mails with this `about`: their link or password is no longer valid. Running sends are not stopped.
 */
export function withdrawMails(db: Database, about: string, now: Date): Promise<Unsent[]> {
  return endWaiting(db, 'replaced', now).where('about', '=', about).execute()
}

const unsent = ['id', 'kind', 'recipient', 'fault', 'tries', 'counted', 'created_at'] as const

function endWaiting(db: Database, state: 'replaced' | 'dropped', ended_at: Date) {
  return db
    .updateTable('mails')
    .set({ state, content: null, ended_at })
    .where('state', '=', 'waiting')
    .returning(unsent)
}

/** Claims a mail that is due or whose node is silent; the first to expire comes first. No two nodes get the same. */
export async function claimMail(db: Database, now: Date): Promise<Claim | undefined> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await db
    .updateTable('mails')
    .set(set => ({ state: 'sending', tries: set('tries', '+', 1), tried_at: now, due_at: silentAfter(now) }))
    // Not `in`: PostgreSQL may then evaluate the subquery for each row, and claim all waiting rows.
    .where('id', '=', due)
    .returning(['id', 'tries', 'kind', 'recipient', 'content', 'created_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { created_at: createdAt, ...claim } = row
  return { ...claim, createdAt }
}

const silentAfter = (now: Date) => minutesAfter(now, silentSeconds / 60)

/** Renews the claim of a mail that is still being sent. */
export async function keepClaim(db: Database, claim: Claim, now: Date): Promise<void> {
  await held(db, claim)
    .set({ due_at: silentAfter(now) })
    .execute()
}

export async function noteSent(db: Database, claim: Claim, now: Date): Promise<void> {
  await held(db, claim).set({ state: 'sent', content: null, fault: null, ended_at: now }).execute()
}

/** Schedules the next attempt after a pause that grows with the number of attempts. */
export async function putOff(db: Database, claim: Claim, fault: string, now: Date): Promise<void> {
  const pause = pauseMinutes[Math.min(claim.tries, pauseMinutes.length) - 1] ?? 0
  await held(db, claim)
    .set({ state: 'waiting', fault, due_at: minutesAfter(now, pause) })
    .execute()
}

export function giveUp(db: Database, claim: Claim, fault: string, now: Date): Promise<Unsent[]> {
  return held(db, claim).set({ state: 'given-up', content: null, fault, ended_at: now }).returning(unsent).execute()
}

function held(db: Database, { id, tries }: Claim) {
  return db.updateTable('mails').where('id', '=', id).where('state', '=', 'sending').where('tries', '=', tries)
}

/** Gives up mails that have waited until they expired. */
export function giveUpLate(db: Database, now: Date): Promise<Unsent[]> {
  const late = db
    .selectFrom('mails')
    .select('id')
    .where('ends_at', '<=', now)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'sending'), eb('due_at', '<=', now)])]),
    )
    .limit(100)
    .forUpdate()
    .skipLocked()
  return (
    db
      .updateTable('mails')
      .set({ state: 'given-up', content: null, fault: sql<string>`coalesce(fault, 'too-late')`, ended_at: now })
      // As an array, so that the subquery is evaluated once; see `claimMail`.
      .where(sql<boolean>`id = any(array(${late}))`)
      .returning(unsent)
      .execute()
  )
}

/** Once the server accepts mail again, all waiting mails are due; but none twice within a minute. */
export async function releaseMails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .where('fault', 'in', serverFaults)
    .where('tried_at', '<=', minutesAfter(now, -1))
    .execute()
}

/** The data of a mail for the operator. */
export type ListedMail = Pick<MailRow, 'kind' | 'recipient' | 'state' | 'fault'> & {
  id: string
  tries: number
  created_at: Date
  due_at: Date
  ended_at: Date | null
}

/** Waiting mails and mails that were given up, the oldest first; the first `offset` of them are passed over. */
export function unsentMails(db: Database, limit: number, offset = 0): Promise<ListedMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'state', 'fault', 'tries', 'created_at', 'due_at', 'ended_at'])
    .where('state', 'in', ['waiting', 'sending', 'given-up'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Number of mails that wait or were given up. */
export async function countUnsentMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['waiting', 'sending', 'given-up'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The id of the mail that has waited longest for its next try. */
export async function oldestWaitingMail(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Number of mails that were sent since `from`. */
export async function countSentMails(db: Database, from: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'sent')
    .where('ended_at', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes a waiting mail due at once. False if no mail with that id waits. */
export async function makeDue(db: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await db
    .updateTable('mails')
    .set({ due_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return row !== undefined
}

/** Drops a waiting mail, unsent; undefined if no mail with that id waits. */
export function dropMail(db: Database, id: string, now: Date): Promise<Unsent | undefined> {
  return endWaiting(db, 'dropped', now).where('id', '=', id).executeTakeFirst()
}

export interface MailSummary {
  waiting: number
  oldestAt: Date | null
  /** Number of mails on record that were given up. */
  givenUp: number
  /** The newest fault of mails that wait or were given up. */
  lastFault: { fault: string; at: Date } | null
}

export async function summaryOfMails(db: Database): Promise<MailSummary> {
  const { waiting, oldest, given_up } = await db
    .selectFrom('mails')
    .select(({ fn, eb }) => [
      fn.countAll<string>().filterWhere('state', 'in', ['waiting', 'sending']).as('waiting'),
      fn.countAll<string>().filterWhere('state', '=', 'given-up').as('given_up'),
      fn.min(eb.case().when('state', 'in', ['waiting', 'sending']).then(eb.ref('created_at')).end()).as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('mails')
    .select(['fault', 'tried_at'])
    .where('state', 'in', ['waiting', 'sending', 'given-up'])
    .where('fault', 'is not', null)
    .where('tried_at', 'is not', null)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    waiting: Number(waiting),
    oldestAt: oldest as Date | null,
    givenUp: Number(given_up),
    lastFault: last?.fault && last.tried_at ? { fault: last.fault, at: last.tried_at } : null,
  }
}

export async function countWaitingMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
