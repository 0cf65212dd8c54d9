import type { Request } from 'express'
import { ownAddress } from '../access/returnUrl'

/** The page of ours that this one was opened from, to go back to; undefined where there is none. */
export function cameFrom(request: Request): string | undefined {
  const referer = request.get('referer')
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  if (host !== request.get('host') || pathname === request.path) return undefined
  return ownAddress(pathname + search)
}
