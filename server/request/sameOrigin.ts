import type { Request, RequestHandler } from 'express'
import { AccessError } from '../errors/accessError'

/**
 * Refuses a request with an effect that does not come from our own pages: by Sec-Fetch-Site, else Origin, else Referer.
 * A request that says nothing of where it comes from is refused. `hasEffect` names the GET requests that have one.
 */
export function sameOrigin(
  ownOrigins: (request: Request) => readonly string[],
  hasEffect: (request: Request) => boolean,
): RequestHandler {
  return (request, _, next) => {
    const isSafe = (request.method === 'GET' || request.method === 'HEAD') && !hasEffect(request)
    const isMeant = isFromHere(request, ownOrigins(request)) && !isPrefetch(request)
    next(isSafe || isMeant ? undefined : new AccessError('cross-site'))
  }
}

/** Whether the browser says that this request was made by a page of ours. */
function isFromHere(request: Request, own: readonly string[]): boolean {
  const site = request.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.get('origin')
  if (origin) return own.includes(origin)
  const referer = request.get('referer')
  return referer !== undefined && URL.canParse(referer) && own.includes(new URL(referer).origin)
}

/** Whether a navigation was started by another site, or is only a prefetch: it must not have effects such as a logout. */
export function isForeignNavigation(request: Request): boolean {
  const site = request.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site' || isPrefetch(request)
}

export function isPrefetch(request: Request): boolean {
  return (request.get('sec-purpose') ?? request.get('purpose') ?? '').includes('prefetch')
}
