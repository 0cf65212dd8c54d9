/** Mail on its way, as rows that all nodes share. */
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Counted, MailRow } from '../data/schema'
import { serverFaults } from '../errors/mailError'
import { minutesAfter } from '../process/clock'

const { silentSeconds, pauseMinutes } = limits.mailQueue

/** A mail that this node sends: nobody else does, as long as it says so in time. */
export interface Claim {
  id: string
  /** Which try this is: whoever took the mail over has another number. */
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

/** Takes back what waits about something: its link or password has ended. What is being sent is not stopped. */
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

/** The mail whose time is shortest of those that are due, or whose node has gone silent. No two nodes get the same. */
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
    // Not `in`: PostgreSQL may then look again for each row, and take all that wait.
    .where('id', '=', due)
    .returning(['id', 'tries', 'kind', 'recipient', 'content', 'created_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { created_at: createdAt, ...claim } = row
  return { ...claim, createdAt }
}

const silentAfter = (now: Date) => minutesAfter(now, silentSeconds / 60)

/** Says that the mail is still being sent. */
export async function keepClaim(db: Database, claim: Claim, now: Date): Promise<void> {
  await held(db, claim)
    .set({ due_at: silentAfter(now) })
    .execute()
}

export async function noteSent(db: Database, claim: Claim, now: Date): Promise<void> {
  await held(db, claim).set({ state: 'sent', content: null, fault: null, ended_at: now }).execute()
}

/** The next try is after a pause that grows with the tries. */
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

/** Ends what has waited until it was worth nothing any more. */
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
      // As an array, which is looked for once; see `claimMail`.
      .where(sql<boolean>`id = any(array(${late}))`)
      .returning(unsent)
      .execute()
  )
}

/** Once the server takes mail again, what it did not take before is due; but nothing twice within a minute. */
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

/** What the operator sees of a mail. */
export type ListedMail = Pick<MailRow, 'kind' | 'recipient' | 'state' | 'fault'> & {
  id: string
  tries: number
  created_at: Date
  due_at: Date
  ended_at: Date | null
}

/** Mails that wait or were given up, the oldest first. */
export function unsentMails(db: Database, limit: number): Promise<ListedMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'state', 'fault', 'tries', 'created_at', 'due_at', 'ended_at'])
    .where('state', 'in', ['waiting', 'sending', 'given-up'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Makes a mail that waits due at once. False where there is none of that id that waits. */
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

/** Ends a mail that waits, unsent; undefined where there is none of that id that waits. */
export function dropMail(db: Database, id: string, now: Date): Promise<Unsent | undefined> {
  return endWaiting(db, 'dropped', now).where('id', '=', id).executeTakeFirst()
}

export interface MailSummary {
  waiting: number
  oldestAt: Date | null
  /** Of those that are kept on record. */
  givenUp: number
  /** Of what waits or was given up, the newest. */
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
