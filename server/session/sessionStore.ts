/** The interface of a session store: that of the session middleware, with revocation added. */
import { createHash } from 'node:crypto'
import { type SessionData, Store } from 'express-session'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { UnavailableError } from '../errors/unavailableError'
import { minutesAfter } from '../process/clock'
import { withPatience } from '../process/patience'

/** A session in a list, named by the hash of its id. */
export interface OpenSession {
  hash: string
  session: SessionData
}

/** A session that ended by time: whose it was, and by which limit it ended. */
export interface TimedOutSession {
  email: string
  impersonator?: string
  endedAt: Date
  limit: 'idle' | 'absolute'
}

/** Options for ending sessions. */
export interface Ending {
  /** The hash of the id of the session that stays. */
  except?: string
  /** The transaction of its audit row. A store outside the database cannot take part in it: see there. */
  within?: Database
}

/**
 * A store that can also end sessions of a person. An ended session stays ended, even if a slow request saves it later.
 */
export abstract class SessionStore extends Store {
  /** Ends all sessions of the people with these emails, and those in which they act as others. */
  abstract endSessionsOf(emails: string | readonly string[], ending?: Ending): Promise<void>
  /** Ends the oldest sessions of the person beyond `kept`, never the one with the id `current`. Returns the number. */
  abstract endOldestOf(email: string, kept: number, current: string): Promise<number>
  /** The open sessions of the person, and those in which the person acts as another or somebody acts as the person. */
  abstract openOf(email: string): Promise<OpenSession[]>
  /** Ends one session by the hash of its id, if it belongs to the person. */
  abstract endOneOf(email: string, hash: string, ending?: Pick<Ending, 'within'>): Promise<void>
  /** Ends the session with this id. Returns whether it was still open, and was not ended by another request. */
  abstract endIfOpen(sid: string): Promise<boolean>
  /** Sessions of people that have ended by time since the last call on any node; each is returned once. */
  abstract takeTimedOut(): Promise<TimedOutSession[]>
  /** How many sessions of people are open now: of these people, or of all. */
  abstract countOf(emails?: readonly string[]): Promise<number>
  /** Resolves if the store answers. */
  abstract check(): Promise<void>
}

const asked = [
  'endSessionsOf',
  'endOldestOf',
  'openOf',
  'endOneOf',
  'endIfOpen',
  'takeTimedOut',
  'countOf',
  'check',
] as const

/** The same store, which fails with `UnavailableError` also for calls other than those for a request's own session. */
export function tellingAvailability(store: SessionStore): SessionStore {
  for (const name of asked) {
    const ask = store[name].bind(store) as (...of: unknown[]) => Promise<unknown>
    const told = (...of: unknown[]) =>
      ask(...of).catch(cause => {
        throw new UnavailableError('session store', cause)
      })
    Object.assign(store, { [name]: told })
  }
  return store
}

/** The store holds a hash of the id. */
export function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}

/** When a session that was used at `now` ends: idle and absolute limit, shorter for privileged people and visitors. */
export function expiryOf(session: SessionData, now: Date): Date {
  if (!session.identity) return minutesAfter(now, limits.session.anonymousMinutes)
  const isPrivileged = session.identity.Roles.some(role => role === 'admin' || role === 'command-center')
  const idle = minutesAfter(now, isPrivileged ? limits.session.privilegedIdleMinutes : limits.session.idleMinutes)
  return new Date(Math.min(idle.getTime(), absoluteEnd(session, now).getTime()))
}

function absoluteEnd({ impersonator, signedInAt }: SessionData, now: Date): Date {
  const longest = impersonator ? limits.impersonation.minutes : limits.session.absoluteHours * 60
  return minutesAfter(new Date(signedInAt ?? now.getTime()), longest)
}

/** The record of a session that ended by time at `endedAt`, if it belonged to a person. */
export function timedOut(session: SessionData, endedAt: Date): TimedOutSession[] {
  if (!session.identity) return []
  const limit = absoluteEnd(session, endedAt) <= endedAt ? 'absolute' : 'idle'
  return [{ email: session.identity.Email, impersonator: session.impersonator?.email, endedAt, limit }]
}

/**
 * Runs `work` and passes its outcome to the callback, once, in a separate turn of the event loop. A store that does not
 * answer in time counts as failed: the request must not wait for it.
 */
export function settle<T>(work: Promise<T>, callback?: (error?: unknown, value?: T) => void): void {
  withPatience(work, limits.session.storeMs, () => new Error('the session store takes too long')).then(
    value => callback && queueMicrotask(() => callback(undefined, value)),
    error => callback && queueMicrotask(() => callback(new UnavailableError('session store', error))),
  )
}
