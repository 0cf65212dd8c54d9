/** The reader's choice about cookies: kept in a separate cookie for a year, because it belongs to the browser. */
import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import type { Consent } from '../../shared/frame/frame'
import { limits } from '../config/limits'
import { InputError } from '../errors/inputError'
import { isOwnPage } from './preferences'

const name = 'coilworks-consent'
const day = 24 * 3600 * 1000

const choice = z.strictObject({
  _csrf: z.string().optional(),
  returnTo: z.string().max(limits.addressLength).default('/'),
  cookies: z.enum(['accepted', 'refused']),
})

/** Undecided until one of the two buttons was pressed. An unreadable cookie counts as undecided. */
export function consentOf(request: Request): Consent {
  const found = request.headers.cookie?.match(/(?:^|; )coilworks-consent=(accepted|refused)(?:;|$)/)
  return (found?.[1] as Consent | undefined) ?? 'undecided'
}

/** Stores the choice and returns to the page on which it was made. */
export function chooseConsent(isSecure: boolean): RequestHandler {
  return (request, response) => {
    const chosen = choice.safeParse(request.body)
    if (!chosen.success) throw new InputError(400, 'not a decision about cookies')
    const { cookies, returnTo } = chosen.data
    const maxAge = limits.consentDays * day
    response.cookie(name, cookies, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge })
    response.redirect(303, isOwnPage(returnTo) ? returnTo : '/')
  }
}
