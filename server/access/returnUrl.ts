/** The address that was requested before sign-in: kept in the session, only a path of this app, used once. */
import type { Request } from 'express'
import { routeNamed, routes } from '../../shared/routes'
import { limits } from '../config/limits'

/** The path and query if it is an address of this app that may be shown after sign-in, or undefined. */
export function ownAddress(address: string): string | undefined {
  const isPath = address.length <= limits.addressLength && /^\/(?![/\\])[!-[\]-~]*$/.test(address)
  if (!isPath) return undefined
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = routeNamed(path)
  // A message to support that was typed before the session ended is sent after the sign-in.
  const isWanted = name !== undefined && (routes[name].access !== 'open' || name === 'contactUs')
  return isWanted ? address : undefined
}

export function keepReturnUrl(request: Request): void {
  const returnUrl = ownAddress(request.originalUrl)
  if (returnUrl) request.session.returnUrl = returnUrl
}

export function takeReturnUrl(request: Request): string {
  const returnUrl = request.session.returnUrl && ownAddress(request.session.returnUrl)
  delete request.session.returnUrl
  return returnUrl ?? routes.appSelector.path
}
