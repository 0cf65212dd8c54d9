import { randomBytes } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import './sessionData'
import type { SessionStore } from './sessionStore'

export interface SessionOptions {
  store: SessionStore
  secrets: readonly [string, ...string[]]
  /** False only where plain HTTP on loopback is allowed. */
  isSecure: boolean
}

/** Name of the session cookie; the `__Host-` prefix binds it to this host and to https. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-coilworks' : 'coilworks'
}

/**
 * Server-side sessions. A visitor gets none until something is kept for them. If the store fails, the request goes on
 * as nobody: open pages still show, everything else refuses.
 */
export function sessions({ store, secrets, isSecure }: SessionOptions): RequestHandler {
  const name = sessionCookieName(isSecure)
  const options = {
    name,
    secret: [...secrets],
    resave: false,
    saveUninitialized: false,
    cookie: { secure: isSecure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  }
  const used = session({ ...options, store })
  const polled = session({ ...options, store: untouched(store) })
  return (request: Request, response: Response, next: NextFunction) => {
    if (hasDoubledCookie(request, name)) request.headers.cookie = ''
    let isPassedOn = false
    const middleware = request.operation?.polled ? polled : used
    const answersOnceSaved = holdBack(response)
    middleware(request, response, (error?: unknown) => {
      if (!isPassedOn) answersOnceSaved()
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
 * and would come before the session is there. Here nothing leaves before it is saved.
 *
 * Called before the middleware has put its own `end` in place; what it returns, after that.
 */
function holdBack(response: Response): () => void {
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

/** Two cookies of the name: one of them may be planted by a sub-domain, so neither is used. */
function hasDoubledCookie(request: Request, name: string): boolean {
  const cookies = request.headers.cookie?.split(';') ?? []
  return cookies.filter(cookie => cookie.trim().startsWith(`${name}=`)).length > 1
}

/**
 * The id changes; what may be kept is handed over by the caller. The old id is dead at once. The secret of its tokens is
 * made here: two first pages at the same time would each make one, and the one saved last take the other's token away.
 */
export async function regenerate(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => request.session.regenerate(error => (error ? reject(error) : resolve())))
  request.session.csrfSecret = randomBytes(18).toString('base64url')
}

export function save(request: Request): Promise<void> {
  return new Promise((resolve, reject) => request.session.save(error => (error ? reject(error) : resolve())))
}
