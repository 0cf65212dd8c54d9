import { randomBytes } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import './sessionData'
import { AccessError } from '../errors/accessError'
import { cookiesNamed } from '../request/cookiesNamed'
import type { SessionStore } from './sessionStore'
import { isSomebodys, type Visits } from './visits'

declare global {
  namespace Express {
    interface Request {
      /** Whether the session with the present id came from the store. */
      hasStoredSession?: boolean
    }
  }
}

export interface SessionOptions {
  store: SessionStore
  visits: Visits
  secrets: readonly [string, ...string[]]
  /** False only where plain HTTP on loopback is allowed. */
  isSecure: boolean
}

/** Name of the session cookie; the `__Host-` prefix binds it to this host and to https. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-coilworks' : 'coilworks'
}

/**
 * Server-side sessions of signed-in people. The session of a visitor is made from a cookie and is not stored. If the
 * store fails, the request continues as anonymous: open pages are still shown, everything else is refused.
 */
export function sessions({ store, visits, secrets, isSecure }: SessionOptions): RequestHandler {
  const name = sessionCookieName(isSecure)
  const cookie = { secure: isSecure, httpOnly: true, sameSite: 'lax' as const, path: '/' }
  const options = { name, secret: [...secrets], resave: false, saveUninitialized: false, cookie }
  const used = session({ ...options, store })
  const polled = session({ ...options, store: untouched(store) })
  return (request: Request, response: Response, next: NextFunction) => {
    if (cookiesNamed(request, name).length > 1) request.headers.cookie = ''
    let isPassedOn = false
    let wasStored = false
    const middleware = request.operation?.polled ? polled : used
    const answersOnceSaved = holdBack(response, () => {
      if (!request.session) return
      if (!response.headersSent) visits.carry(request, response)
      if (isSomebodys(request.session)) return
      // Only the request that ended it: a late response must not delete the cookie of a sign-in that came after it.
      if (wasStored && !response.headersSent) response.clearCookie(name, cookie)
      // Without `request.session` nothing is stored.
      Reflect.deleteProperty(request, 'session')
    })
    middleware(request, response, (error?: unknown) => {
      if (!isPassedOn) {
        answersOnceSaved()
        wasStored = request.session !== undefined && isSomebodys(request.session)
        request.hasStoredSession = wasStored
        if (request.session && !wasStored) Object.assign(request.session, visits.broughtBy(request))
      }
      if (error) request.log.error({ err: error }, 'the session store did not answer')
      // It is called a second time if the save at the end fails; the request has already been handled then.
      if (isPassedOn) return
      isPassedOn = true
      next()
    })
  }
}

/**
 * The middleware sends a response except its last byte, and saves the session then. A browser follows a redirect at
 * once, and would arrive before the session is saved. Here nothing is sent before it is saved. `beforeEnd` is called
 * when the response is complete.
 *
 * Call this before the middleware has installed its own `end`, and call the returned function after that.
 */
function holdBack(response: Response, beforeEnd: () => void): () => void {
  const write = response.write.bind(response) as (chunk: unknown, encoding?: unknown) => boolean
  const end = response.end.bind(response) as (chunk?: unknown, encoding?: unknown) => Response
  const held: [chunk: unknown, encoding: unknown][] = []
  let isEnding = false
  response.write = ((chunk: unknown, encoding: unknown) => {
    if (!isEnding) return write(chunk, encoding)
    held.push([chunk, encoding])
    return true
  }) as Response['write']
  response.end = ((chunk: unknown, encoding: unknown) => {
    for (const part of held.splice(0)) write(...part)
    return end(chunk, encoding)
  }) as Response['end']
  return () => {
    const endBySession = response.end.bind(response) as (chunk?: unknown, encoding?: unknown) => Response
    response.end = ((chunk: unknown, encoding: unknown) => {
      beforeEnd()
      isEnding = true
      return endBySession(chunk, encoding)
    }) as Response['end']
  }
}

/** The same store, in which reading does not extend a session: for calls that pages make by themselves. */
function untouched(store: SessionStore): SessionStore {
  const touch: SessionStore['touch'] = (_sid, _session, callback) => callback?.()
  return Object.create(store, { touch: { value: touch } })
}

/**
 * Gives the session a new id; the caller copies the data that may be kept. The old id is invalid at once. The secret of
 * its form tokens is made here: otherwise two first pages at the same time would each make one, and the one saved last
 * would make the other's token invalid.
 */
export async function regenerate(request: Request): Promise<void> {
  // A session that is not stored need not be ended, and ending it would store a record.
  if (request.hasStoredSession)
    await new Promise<void>((resolve, reject) =>
      request.session.regenerate(error => (error ? reject(error) : resolve())),
    )
  begin(request)
}

/**
 * The same for a session that goes on under the new id. If it was ended meanwhile, for example by a sign-out in another
 * window, it must not go on: this request has an empty session then, and is refused.
 */
export async function renewId(request: Request, store: SessionStore): Promise<void> {
  const isOpen = !request.hasStoredSession || (await store.endIfOpen(request.sessionID))
  begin(request)
  if (isOpen) return
  request.session.hasEnded = true
  throw new AccessError('session-ended')
}

function begin(request: Request): void {
  request.sessionStore.generate(request)
  request.hasStoredSession = false
  request.session.csrfSecret = randomBytes(18).toString('base64url')
}
