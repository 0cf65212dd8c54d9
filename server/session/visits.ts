/**
 * The data of a visitor between pages, in an encrypted cookie that only we can make and read. Nothing is stored for
 * people who are not signed in, so that visits cannot fill the store.
 */
import type { CookieOptions, Request, Response } from 'express'
import type { SessionData } from 'express-session'
import { limits } from '../config/limits'
import { type Clock, minutesAfter } from '../process/clock'
import { cookiesNamed } from '../request/cookiesNamed'
import type { SecretBox } from '../secrets/secretBox'

/** The session values in the cookie. If there is no room for all, the last ones are left out. */
const carried = ['csrfSecret', 'hasEnded', 'invitation', 'returnUrl', 'notices'] as const

export type Visit = Partial<Pick<SessionData, (typeof carried)[number]>>

/** The content of the cookie, with the time when it was set [ms]. */
interface Carried {
  at: number
  visit: Visit
}

interface VisitOptions {
  secretBox: SecretBox
  clock: Clock
  isSecure: boolean
}

/** Name of the visitor's cookie; the prefix binds it to host and https, like that of the session. */
function visitCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-coilworks-visit' : 'coilworks-visit'
}

/**
 * Whether a session must be stored: somebody is signed in, or has given the password and still has to give the code.
 */
export function isSomebodys({ identity, awaitsCode, tokens }: Partial<SessionData>): boolean {
  return identity !== undefined || awaitsCode === true || tokens !== undefined
}

export type Visits = ReturnType<typeof createVisits>

export function createVisits({ secretBox, clock, isSecure }: VisitOptions) {
  const name = visitCookieName(isSecure)
  const attributes: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' }

  /**
   * The content of the request's cookie. Nothing if there is none, two of the name, or one that is too old or forged.
   */
  function broughtBy(request: Request): Carried | undefined {
    const [value, ...others] = cookiesNamed(request, name)
    const text = value !== undefined && others.length === 0 ? secretBox.open(value) : undefined
    if (text === undefined) return undefined
    const brought = JSON.parse(text) as Carried
    const ends = minutesAfter(new Date(brought.at), limits.session.anonymousMinutes)
    return ends > clock.now() ? brought : undefined
  }

  function sealed(visit: Visit): string {
    return secretBox.seal(JSON.stringify({ at: clock.now().getTime(), visit } satisfies Carried))
  }

  return {
    broughtBy: (request: Request): Visit => broughtBy(request)?.visit ?? {},

    /** Sets the visitor's cookie on the response; deletes it for people who are signed in. */
    carry(request: Request, response: Response): void {
      const brought = broughtBy(request)
      const visit = isSomebodys(request.session) ? {} : visitIn(request.session)
      if (Object.keys(visit).length === 0) {
        if (cookiesNamed(request, name).length > 0) response.clearCookie(name, attributes)
        return
      }
      const isFresh = brought && clock.now().getTime() - brought.at < limits.session.touchMs
      if (isFresh && JSON.stringify(brought.visit) === JSON.stringify(visit)) return
      // Over plain http a browser would not keep a secure cookie, and the cookie must not be sent unprotected.
      if (isSecure && !request.secure) return
      let kept = visit
      let value = sealed(kept)
      while (value.length > limits.session.visitLength) {
        kept = withoutLast(request, kept)
        value = sealed(kept)
      }
      response.cookie(name, value, attributes)
    },
  }
}

function carriedIn(session: Partial<SessionData>): (typeof carried)[number][] {
  return carried.filter(name => session[name] !== undefined)
}

function withoutLast(request: Request, visit: Visit): Visit {
  const left = carriedIn(visit).at(-1)
  request.log.info({ left }, 'a visitor carries too much')
  return { ...visit, [left as keyof Visit]: undefined }
}

function visitIn(session: Partial<SessionData>): Visit {
  return Object.fromEntries(carriedIn(session).map(name => [name, session[name]]))
}
