import { createHmac } from 'node:crypto'
import type { SessionData } from 'express-session'

export type ReaderMark = (session: Partial<SessionData> | undefined) => string | undefined

/**
 * A keyed hash of the email of the signed-in person. Only this installation can make it, and nobody can reverse it. It
 * shows whether a page, or the text typed on it, belongs to the same person. Undefined for a visitor. An impersonator
 * has another mark than the person as whom they act.
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
