import { createHmac } from 'node:crypto'
import type { SessionData } from 'express-session'

export type ReaderMark = (session: Partial<SessionData> | undefined) => string | undefined

/**
 * A name of who is signed in that only this installation can make of their email, and nobody can turn back: it tells
 * whether a page, or what was typed on it, is of the same person. Undefined for a visitor. Who acts as another person is
 * not that person.
 */
export function createReaderMark(key: string): ReaderMark {
  return session => {
    if (!session?.identity) return undefined
    const who = [session.identity.Email, session.impersonator?.email ?? ''].map(email => email.toLowerCase())
    return createHmac('sha256', key)
      .update(`reader ${JSON.stringify(who)}`)
      .digest('base64url')
      .slice(0, 22)
  }
}
