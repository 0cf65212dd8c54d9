/** The notice to everybody that a reader sees, and the closing of one: until the browser is closed, by a cookie. */
import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import { bannerAt, type ShownBanner } from '../../shared/banners'
import { limits } from '../config/limits'
import { InputError } from '../errors/inputError'
import type { Clock } from '../process/clock'
import type { BannerBoard } from '../services/banners'
import { isOwnPage } from './preferences'

export const bannerPath = '/close-notice'

const name = 'coilworks-closed'
/** Notices that the cookie remembers: more are hardly closed before a browser is. */
const remembered = 20

const choice = z.strictObject({
  _csrf: z.string().optional(),
  returnTo: z.string().max(limits.addressLength).default('/'),
  notice: z.uuid(),
})

/** An unreadable cookie counts as none closed. */
function closedBy(request: Request): string[] {
  const found = request.headers.cookie?.match(/(?:^|; )coilworks-closed=([0-9a-f.-]{36,800})(?:;|$)/)
  return found?.[1]?.split('.') ?? []
}

/** The notice of this moment, by the server's clock. */
export async function shownBanner(
  request: Request,
  { banners, clock }: { banners: BannerBoard; clock: Clock },
): Promise<ShownBanner | undefined> {
  return bannerAt(await banners.all(), clock.now(), new Set(closedBy(request)))
}

/** Closes a notice and returns to the page on which that was done. */
export function closeBanner(secure: boolean): RequestHandler {
  return (request, response) => {
    const chosen = choice.safeParse(request.body)
    if (!chosen.success) throw new InputError(400, 'no such notice')
    const { notice, returnTo } = chosen.data
    const closed = [...new Set([...closedBy(request), notice])].slice(-remembered)
    response.cookie(name, closed.join('.'), { httpOnly: true, sameSite: 'lax', secure, path: '/' })
    response.redirect(303, isOwnPage(returnTo) ? returnTo : '/')
  }
}
