/**
 * What a visitor carries from page to page: in a cookie that only we can make and read. Nothing is stored for who is not
 * signed in, so that nobody fills the store by looking.
 */
import type { CookieOptions, Request, Response } from 'express'
import type { SessionData } from 'express-session'
import { limits } from '../config/limits'
import { type Clock, minutesAfter } from '../process/clock'
import { cookiesNamed } from '../request/cookiesNamed'
import type { SecretBox } from '../secrets/secretBox'

/** What is carried. Where there is not room for all of it, the last ones are left. */
const carried = ['csrfSecret', 'hasEnded', 'invitation', 'returnUrl', 'notices'] as const

export type Visit = Partial<Pick<SessionData, (typeof carried)[number]>>

/** As it is in the cookie, with when it was put there [ms]. */
interface Carried {
  at: number
  visit: Visit
}

interface VisitOptions {
  secretBox: SecretBox
  clock: Clock
  isSecure: boolean
}

/** Name of the visitor's cookie, bound to host and https as that of the session is. */
function visitCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-coilworks-visit' : 'coilworks-visit'
}

/** Whether a session is worth storing: of who is signed in, or has given the password and owes the code. */
export function isSomebodys({ identity, awaitsCode, tokens }: Partial<SessionData>): boolean {
  return identity !== undefined || awaitsCode === true || tokens !== undefined
}

export type Visits = ReturnType<typeof createVisits>

export function createVisits({ secretBox, clock, isSecure }: VisitOptions) {
  const name = visitCookieName(isSecure)
  const attributes: CookieOptions = { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' }

  /** What the request brought, or nothing where there is none, two of the name, or one that is too old or not of us. */
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

    /** Lets the answer take along what the visitor carries from now on: nothing of who is signed in. */
    carry(request: Request, response: Response): void {
      const brought = broughtBy(request)
      const visit = isSomebodys(request.session) ? {} : visitIn(request.session)
      if (Object.keys(visit).length === 0) {
        if (cookiesNamed(request, name).length > 0) response.clearCookie(name, attributes)
        return
      }
      const isFresh = brought && clock.now().getTime() - brought.at < limits.session.touchMs
      if (isFresh && JSON.stringify(brought.visit) === JSON.stringify(visit)) return
      // A browser would not keep it, and nobody may have it that comes unprotected.
      if (isSecure && !request.secure) return
      let kept = visit
      while (sealed(kept).length > limits.session.visitLength) kept = withoutLast(request, kept)
      response.cookie(name, sealed(kept), attributes)
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
