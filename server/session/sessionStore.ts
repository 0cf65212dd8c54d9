/** What the session middleware needs of a store, and what revocation adds. */
import { createHash } from 'node:crypto'
import { type SessionData, Store } from 'express-session'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { UnavailableError } from '../errors/unavailableError'
import { minutesAfter } from '../process/clock'
import { withPatience } from '../process/patience'

/** A session as the store lists it, by the hash of its id. */
export interface OpenSession {
  hash: string
  session: SessionData
}

/** Whose session has ended by time, and by which limit. */
export interface TimedOutSession {
  email: string
  impersonator?: string
  endedAt: Date
  limit: 'idle' | 'absolute'
}

/** With what sessions end. */
export interface Ending {
  /** The hash of the id of the one that stays. */
  except?: string
  /** The transaction of the row that tells of it. A store beside the database has no part in it: see there. */
  within?: Database
}

/** A store that can also end sessions of a person. Ended sessions never come back, however slow a request saves them. */
export abstract class SessionStore extends Store {
  /** Ends all sessions of the people with these emails, and those in which they act as others. */
  abstract endSessionsOf(emails: string | readonly string[], ending?: Ending): Promise<void>
  /** Ends the oldest sessions of the person beyond `kept`, never the one with the id `current`. Gives how many. */
  abstract endOldestOf(email: string, kept: number, current: string): Promise<number>
  /** The open sessions of the person, and those in which somebody acts as another with them. */
  abstract openOf(email: string): Promise<OpenSession[]>
  /** Ends one session by the hash of its id, if it is one of the person's. */
  abstract endOneOf(email: string, hash: string, ending?: Pick<Ending, 'within'>): Promise<void>
  /** Sessions of people that have ended by time since this was asked last, on whichever node; each is told once. */
  abstract takeTimedOut(): Promise<TimedOutSession[]>
  /** How many people's sessions are open now: of these, or of all. */
  abstract countOf(emails?: readonly string[]): Promise<number>
  /** Resolves if the store answers. */
  abstract check(): Promise<void>
}

const asked = ['endSessionsOf', 'endOldestOf', 'openOf', 'endOneOf', 'takeTimedOut', 'countOf', 'check'] as const

/** The same store, which fails with `UnavailableError` for whoever asks it outside a request's own session too. */
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

/** What is told of a session that has ended at `endedAt` by time, if it was a person's. */
export function timedOut(session: SessionData, endedAt: Date): TimedOutSession[] {
  if (!session.identity) return []
  const limit = absoluteEnd(session, endedAt) <= endedAt ? 'absolute' : 'idle'
  return [{ email: session.identity.Email, impersonator: session.impersonator?.email, endedAt, limit }]
}

/**
 * Runs `work` and hands its outcome to the callback, once, on a turn of its own. A store that hangs has failed: the
 * request must not wait for it.
 */
export function settle<T>(work: Promise<T>, callback?: (error?: unknown, value?: T) => void): void {
  withPatience(work, limits.session.storeMs, () => new Error('the session store takes too long')).then(
    value => callback && queueMicrotask(() => callback(undefined, value)),
    error => callback && queueMicrotask(() => callback(new UnavailableError('session store', error))),
  )
}
