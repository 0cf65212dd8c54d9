import { randomBytes } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import './sessionData'
import { cookiesNamed } from '../request/cookiesNamed'
import type { SessionStore } from './sessionStore'
import { isSomebodys, type Visits } from './visits'

declare global {
  namespace Express {
    interface Request {
      /** Whether the session, by its present id, came from the store. */
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
 * Server-side sessions of who is signed in. That of a visitor is made of what they carry, and is stored nowhere. If the
 * store fails, the request goes on as nobody: open pages still show, everything else refuses.
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
      // Only by who ended it: an answer that comes late must not take the cookie of a sign-in since then.
      if (wasStored && !response.headersSent) response.clearCookie(name, cookie)
      // Without one nothing is stored.
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
      // Called a second time where the save at the end fails: the request has been treated then.
      if (isPassedOn) return
      isPassedOn = true
      next()
    })
  }
}

/**
 * The middleware sends an answer but for its last byte, and saves the session then. A browser follows a redirect at once,
 * and would come before the session is there. Here nothing leaves before it is saved. `beforeEnd` is called once the answer
 * is whole.
 *
 * Called before the middleware has put its own `end` in place; what it returns, after that.
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

/** The same store, in which being read moves no session's end: for calls that no person makes. */
function untouched(store: SessionStore): SessionStore {
  const touch: SessionStore['touch'] = (_sid, _session, callback) => callback?.()
  return Object.create(store, { touch: { value: touch } })
}

/**
 * The id changes; what may be kept is handed over by the caller. The old id is dead at once. The secret of its tokens is
 * made here: two first pages at the same time would each make one, and the one saved last take the other's token away.
 */
export async function regenerate(request: Request): Promise<void> {
  // One that is stored nowhere has nothing to end, and its end would be a record.
  if (!request.hasStoredSession) request.sessionStore.generate(request)
  else
    await new Promise<void>((resolve, reject) =>
      request.session.regenerate(error => (error ? reject(error) : resolve())),
    )
  request.hasStoredSession = false
  request.session.csrfSecret = randomBytes(18).toString('base64url')
}
