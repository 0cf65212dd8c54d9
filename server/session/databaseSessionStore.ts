import type { SessionData } from 'express-session'
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Clock } from '../process/clock'
import {
  type Ending,
  expiryOf,
  hashOf,
  type OpenSession,
  SessionStore,
  settle,
  type TimedOutSession,
  timedOut,
} from './sessionStore'

/** Sessions in the database. */
export class DatabaseSessionStore extends SessionStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    super()
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    settle(this.read(sid), callback as (error?: unknown, session?: SessionData | null) => void)
  }

  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    settle(this.write(sid, session), callback)
  }

  /**
   * Called for a session that was read and not changed: only its end is extended. At most once a minute, because a
   * write for every request would cost more than most requests.
   */
  override touch(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    const expires_at = expiryOf(session, this.clock.now())
    const isFar = expires_at.getTime() - (session.storedUntil ?? 0) >= limits.session.touchMs
    settle(isFar ? this.moveEnd(sid, expires_at) : Promise.resolve(), callback)
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    settle(this.end(sid), callback)
  }

  override async endSessionsOf(
    emails: string | readonly string[],
    { except, within = this.db }: Ending = {},
  ): Promise<void> {
    const people = anyOf([emails].flat())
    await within
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), data: '{}' })
      .where(({ eb, or }) => or([eb('user_email', 'in', people), eb('impersonator_email', 'in', people)]))
      .where('id_hash', '<>', except ?? '')
      .execute()
  }

  override async endOldestOf(email: string, kept: number, current: string): Promise<number> {
    const oldest = this.db
      .selectFrom('sessions')
      .select('id_hash')
      .where('user_email', '=', email.toLowerCase())
      .where('impersonator_email', 'is', null)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .where('id_hash', '<>', hashOf(current))
      .orderBy(sql`(data->>'signedInAt')::numeric`, 'desc')
      .offset(kept - 1)
    const ended = await this.db
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), data: '{}' })
      .where('id_hash', 'in', oldest)
      .returning('id_hash')
      .execute()
    return ended.length
  }

  override async openOf(email: string): Promise<OpenSession[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['id_hash', 'data'])
      .where(({ eb, or }) =>
        or([eb('user_email', '=', email.toLowerCase()), eb('impersonator_email', '=', email.toLowerCase())]),
      )
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .execute()
    return rows.map(({ id_hash, data }) => ({ hash: id_hash, session: data as SessionData }))
  }

  override async endOneOf(email: string, hash: string, { within = this.db }: Ending = {}): Promise<void> {
    await within
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), data: '{}' })
      .where(({ eb, or }) =>
        or([eb('user_email', '=', email.toLowerCase()), eb('impersonator_email', '=', email.toLowerCase())]),
      )
      .where('id_hash', '=', hash)
      .execute()
  }

  override async endIfOpen(sid: string): Promise<boolean> {
    const ended = await this.db
      .updateTable('sessions')
      .set({ ended_at: this.clock.now(), data: '{}' })
      .where('id_hash', '=', hashOf(sid))
      .where('ended_at', 'is', null)
      .returning('id_hash')
      .executeTakeFirst()
    return ended !== undefined
  }

  /** The row of an ended session stays until its id cannot be used any more, so that it does not come back. */
  override async takeTimedOut(): Promise<TimedOutSession[]> {
    const rows = await this.db
      .deleteFrom('sessions')
      .where('expires_at', '<', this.clock.now())
      .returning(['data', 'expires_at', 'ended_at'])
      .execute()
    return rows.flatMap(row => (row.ended_at ? [] : timedOut(row.data as SessionData, row.expires_at)))
  }

  override async countOf(emails?: readonly string[]): Promise<number> {
    const open = this.db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll().as('open'))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
    const { open: count } = await (emails
      ? open.where('user_email', 'in', anyOf(emails))
      : open.where('user_email', 'is not', null)
    ).executeTakeFirstOrThrow()
    return Number(count)
  }

  override async check(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  private async read(sid: string): Promise<SessionData | null> {
    const row = await this.db
      .selectFrom('sessions')
      .select(['data', 'expires_at'])
      .where('id_hash', '=', hashOf(sid))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .executeTakeFirst()
    return row ? { ...(row.data as SessionData), storedUntil: row.expires_at.getTime() } : null
  }

  private async moveEnd(sid: string, expires_at: Date): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ expires_at })
      .where('id_hash', '=', hashOf(sid))
      .where('ended_at', 'is', null)
      .execute()
  }

  /** Does not change the row of an ended session: a slower request must not revive it. */
  private async write(sid: string, session: SessionData): Promise<void> {
    const values = {
      user_email: session.identity?.Email.toLowerCase() ?? null,
      impersonator_email: session.impersonator?.email.toLowerCase() ?? null,
      data: JSON.stringify({ ...session, storedUntil: undefined }),
      expires_at: expiryOf(session, this.clock.now()),
    }
    await this.db
      .insertInto('sessions')
      .values({ id_hash: hashOf(sid), ...values, ended_at: null })
      .onConflict(conflict => conflict.column('id_hash').doUpdateSet(values).where('sessions.ended_at', 'is', null))
      .execute()
  }

  /** An id without a row gets a row too, because its first save may still be in progress. */
  private async end(sid: string): Promise<void> {
    const ended_at = this.clock.now()
    const expires_at = expiryOf({} as SessionData, ended_at)
    await this.db
      .insertInto('sessions')
      .values({ id_hash: hashOf(sid), user_email: null, impersonator_email: null, data: '{}', expires_at, ended_at })
      .onConflict(conflict => conflict.column('id_hash').doUpdateSet({ ended_at, data: '{}' }))
      .execute()
  }
}

/** As one parameter, because the number of parameters of a query is limited. */
function anyOf(emails: readonly string[]) {
  const lower = JSON.stringify(emails.map(email => email.toLowerCase()))
  return sql<string>`(select jsonb_array_elements_text(${lower}::jsonb))`
}
