/** The address that was wanted before sign-in: kept in the session, a path of this app only, used once. */
import type { Request } from 'express'
import { routeNamed, routes } from '../../shared/routes'
import { limits } from '../limits'

/** The path and query if it is an address of this app that may be shown after sign-in, or undefined. */
export function ownAddress(address: string): string | undefined {
  const isPath = address.length <= limits.addressLength && /^\/(?![/\\])[!-[\]-~]*$/.test(address)
  if (!isPath) return undefined
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = routeNamed(path)
  // What was typed for support before the session ended is sent after the sign-in.
  const isWanted = name !== undefined && (routes[name].access !== 'open' || name === 'contactUs')
  return isWanted ? address : undefined
}

export function keepWanted(request: Request): void {
  const wanted = ownAddress(request.originalUrl)
  if (wanted) request.session.wanted = wanted
}

export function takeWanted(request: Request): string {
  const wanted = request.session.wanted && ownAddress(request.session.wanted)
  delete request.session.wanted
  return wanted ?? routes.appSelector.path
}
