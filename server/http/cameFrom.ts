import type { Request } from 'express'
import { ownAddress } from '../access/returnUrl'

/** Our page from which this one was opened, to return to it; undefined if there is none. */
export function cameFrom(request: Request): string | undefined {
  const referer = request.get('referer')
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  if (host !== request.get('host') || pathname === request.path) return undefined
  return ownAddress(pathname + search)
}
