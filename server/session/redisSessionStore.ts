import { RedisStore } from 'connect-redis'
import type { SessionData } from 'express-session'
import type { RedisClientType } from 'redis'
import { limits } from '../config/limits'
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

const prefix = 'coilworks:session:'
const endedPrefix = 'coilworks:ended:'
/** Redis key of the list of when sessions of people end, and whose they are. */
const endsKey = 'coilworks:session-ends'
const factsKey = 'coilworks:session-facts'
const byUserPrefix = 'coilworks:sessions-of:'

/**
 * Sessions in Redis by connect-redis. Added are the hash of the id, revocation, and that an ended session stays ended.
 */
export class RedisSessionStore extends SessionStore {
  private readonly inner: RedisStore

  constructor(
    private readonly client: RedisClientType,
    private readonly clock: Clock,
  ) {
    super()
    const ttl = (session: SessionData) => this.secondsLeft(session)
    this.inner = new RedisStore({ client, prefix, ttl })
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    settle(this.read(hashOf(sid)), callback as (error?: unknown, session?: SessionData | null) => void)
  }

  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    settle(this.write(hashOf(sid), session), callback)
  }

  /** At most once a minute, as in the database: the answer waits for it. */
  override touch(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    const end = expiryOf(session, this.clock.now()).getTime()
    const isFar = end - (session.storedUntil ?? 0) >= limits.session.touchMs
    settle(isFar ? this.moveEnd(hashOf(sid), session) : Promise.resolve(), callback)
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    settle(this.end(hashOf(sid)), callback)
  }

  /**
   * Redis takes no part in a transaction of the database, so the sessions end at once. If this fails, the row is not
   * written either. If the row fails afterwards, sessions have ended without a record, and people log in again.
   */
  override async endSessionsOf(
    emails: string | readonly string[],
    { except }: Pick<Ending, 'except'> = {},
  ): Promise<void> {
    for (const email of [emails].flat()) {
      const key = byUserPrefix + email.toLowerCase()
      for (const hash of await this.client.sMembers(key)) {
        if (hash === except || isOfOthers(await this.read(hash), email)) continue
        await this.end(hash)
        await this.client.sRem(key, hash)
      }
    }
  }

  override async endOldestOf(email: string, kept: number, current: string): Promise<number> {
    const key = byUserPrefix + email.toLowerCase()
    const hashes = (await this.client.sMembers(key)).filter(hash => hash !== hashOf(current))
    const found = await Promise.all(hashes.map(async hash => ({ hash, session: await this.read(hash) })))
    const own = found.flatMap(({ hash, session }) =>
      session?.identity?.Email.toLowerCase() === email.toLowerCase() && !session.impersonator
        ? [{ hash, at: session.signedInAt ?? 0 }]
        : [],
    )
    const ended = own.sort((one, other) => other.at - one.at).slice(kept - 1)
    for (const { hash } of ended) {
      await this.end(hash)
      await this.client.sRem(key, hash)
    }
    return ended.length
  }

  override async openOf(email: string): Promise<OpenSession[]> {
    const hashes = await this.client.sMembers(byUserPrefix + email.toLowerCase())
    const found = await Promise.all(hashes.map(async hash => ({ hash, session: await this.read(hash) })))
    return found.flatMap(({ hash, session }) => (session && !isOfOthers(session, email) ? [{ hash, session }] : []))
  }

  /** At once, as `endSessionsOf` says. */
  override async endOneOf(email: string, hash: string): Promise<void> {
    const key = byUserPrefix + email.toLowerCase()
    if (!(await this.client.sIsMember(key, hash)) || isOfOthers(await this.read(hash), email)) return
    await this.end(hash)
    await this.client.sRem(key, hash)
  }

  /** Redis deletes an expired session by itself, so its record is in a separate list, ordered by its end. */
  override async takeTimedOut(): Promise<TimedOutSession[]> {
    const found: TimedOutSession[] = []
    for (const hash of await this.client.zRangeByScore(endsKey, 0, this.clock.now().getTime() - 1)) {
      const [end, facts] = [await this.client.zScore(endsKey, hash), await this.client.hGet(factsKey, hash)]
      // Of several nodes only the one that removes it returns it.
      if (!(await this.client.zRem(endsKey, hash)) || end === null || !facts) continue
      await this.client.hDel(factsKey, hash)
      found.push(...timedOut(JSON.parse(facts), new Date(end)))
    }
    return found
  }

  override endIfOpen(sid: string): Promise<boolean> {
    return this.end(hashOf(sid))
  }

  override async countOf(emails?: readonly string[]): Promise<number> {
    // Those of people stand in the list of ends, each once: where somebody acts as another, both name it as theirs.
    if (!emails) return this.client.zCount(endsKey, `(${this.clock.now().getTime()}`, '+inf')
    const named = await Promise.all(emails.map(email => this.client.sMembers(byUserPrefix + email.toLowerCase())))
    const hashes = [...new Set(named.flat())]
    // The lists may still name sessions that have expired.
    return hashes.length === 0 ? 0 : this.client.exists(hashes.map(hash => prefix + hash))
  }

  override async check(): Promise<void> {
    await this.client.ping()
  }

  private secondsLeft(session: SessionData): number {
    const now = this.clock.now()
    return Math.max(1, Math.ceil((expiryOf(session, now).getTime() - now.getTime()) / 1000))
  }

  private async read(hash: string): Promise<SessionData | null> {
    // Asked in one go: each answer alone would cost a turn to Redis and back.
    const [isEnded, session, storedUntil] = await Promise.all([
      this.client.exists(endedPrefix + hash),
      this.inner.get(hash) as Promise<SessionData | null | undefined>,
      this.client.zScore(endsKey, hash),
    ])
    return isEnded || !session ? null : { ...session, ...(storedUntil !== null && { storedUntil }) }
  }

  /** The mark of an ended session is checked after the write: a save that raced with the end deletes its own record. */
  private async write(hash: string, session: SessionData): Promise<void> {
    const { storedUntil: _, ...stored } = session
    await this.inner.set(hash, stored as SessionData)
    if (await this.client.exists(endedPrefix + hash)) await this.inner.destroy(hash)
    else {
      for (const email of peopleOf(session)) await this.list(byUserPrefix + email.toLowerCase(), hash)
      if (session.identity) await this.noteEnd(hash, session)
    }
  }

  /** No session outlives the absolute limit, so neither does the list that names it. */
  private async list(key: string, hash: string): Promise<void> {
    await this.client
      .multi()
      .sAdd(key, hash)
      .expire(key, limits.session.absoluteHours * 3600)
      .exec()
  }

  private async moveEnd(hash: string, session: SessionData): Promise<void> {
    const value = expiryOf(session, this.clock.now()).getTime()
    await Promise.all([
      this.client.expire(prefix + hash, this.secondsLeft(session)),
      // XX: a session that was ended meanwhile must not be added again.
      this.client.zAdd(endsKey, { score: value, value: hash }, { condition: 'XX' }),
    ])
  }

  /** Stores nothing that could open a session. */
  private async noteEnd(hash: string, session: SessionData): Promise<void> {
    const { identity, impersonator, signedInAt } = session
    const facts = { identity: { Email: identity.Email }, impersonator, signedInAt }
    await this.client
      .multi()
      .hSet(factsKey, hash, JSON.stringify(facts))
      .zAdd(endsKey, { score: expiryOf(session, this.clock.now()).getTime(), value: hash })
      .exec()
  }

  /** Returns whether it was not marked as ended before. */
  private async end(hash: string): Promise<boolean> {
    const marked = await this.client.set(endedPrefix + hash, '1', {
      expiration: { type: 'EX', value: limits.session.absoluteHours * 3600 },
      condition: 'NX',
    })
    await this.inner.destroy(hash)
    await this.client.multi().zRem(endsKey, hash).hDel(factsKey, hash).exec()
    return marked !== null
  }
}

/** Whether an open session is of other people: it stays in the list of the email that its person had before. */
function isOfOthers(session: SessionData | null, email: string): boolean {
  return session !== null && !peopleOf(session).some(one => one.toLowerCase() === email.toLowerCase())
}

/** The people of a session: its person, and the impersonator if there is one. */
function peopleOf({ identity, impersonator }: SessionData): string[] {
  return [identity?.Email, impersonator?.email].filter(email => email !== undefined)
}
