/** The reader's display choices: in a cookie, because they belong to the browser and are no secret. */
import type { Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import type { Preferences } from '../../shared/frame/frame'
import { routeNamed } from '../../shared/routes'
import { InputError } from '../errors/inputError'

const name = 'coilworks-preferences'
const year = 365 * 24 * 3600 * 1000

const choice = z.strictObject({
  _csrf: z.string().optional(),
  returnTo: z.string().max(2_048).default('/'),
  theme: z.enum(['light', 'dark']).optional(),
  units: z.enum(['IP', 'SI']).optional(),
})

/** Light theme and IP units by default. An unreadable cookie counts as no choice. */
export function preferencesOf(request: Request): Preferences {
  const text = request.headers.cookie?.match(/(?:^|; )coilworks-preferences=(light|dark)\.(IP|SI)(?:;|$)/)
  return { theme: text?.[1] === 'dark' ? 'dark' : 'light', units: text?.[2] === 'SI' ? 'SI' : 'IP' }
}

/** Stores the choice and returns to the page on which it was made. */
export function choosePreferences(isSecure: boolean): RequestHandler {
  return (request, response) => {
    const chosen = choice.safeParse(request.body)
    if (!chosen.success) throw new InputError(400, 'not a preference')
    const { theme, units, returnTo } = chosen.data
    const before = preferencesOf(request)
    setPreferences(response, { theme: theme ?? before.theme, units: units ?? before.units }, isSecure)
    response.redirect(303, isOwnPage(returnTo) ? returnTo : '/')
  }
}

function setPreferences(response: Response, { theme, units }: Preferences, secure: boolean): void {
  response.cookie(name, `${theme}.${units}`, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: year })
}

/** Whether a choice may return to this address. */
export function isOwnPage(address: string): boolean {
  return /^\/(?![/\\])[!-[\]-~]*$/.test(address) && routeNamed(address.split(/[?#]/, 1)[0] ?? '') !== undefined
}
