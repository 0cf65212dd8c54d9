import type { Request, RequestHandler } from 'express'
import { AccessError } from '../errors/accessError'

/**
 * Refuses a request with an effect that does not come from our own pages: by Sec-Fetch-Site, else Origin, else Referer.
 * A request without any of these headers is refused. `hasEffect` names the GET requests with an effect.
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

/** Whether the headers say that one of our pages made this request. */
function isFromHere(request: Request, own: readonly string[]): boolean {
  const site = request.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.get('origin')
  if (origin) return own.includes(origin)
  const referer = request.get('referer')
  return referer !== undefined && URL.canParse(referer) && own.includes(new URL(referer).origin)
}

/**
 * Whether another site started a navigation, or it is only a prefetch: then it must not have effects such as a logout.
 */
export function isForeignNavigation(request: Request): boolean {
  const site = request.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site' || isPrefetch(request)
}

export function isPrefetch(request: Request): boolean {
  return (request.get('sec-purpose') ?? request.get('purpose') ?? '').includes('prefetch')
}
