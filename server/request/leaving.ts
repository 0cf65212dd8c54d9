import type { Request } from 'express'

const known = new WeakMap<Request, AbortSignal>()

/** A signal that is aborted when the browser disconnects before its response: one for all calls of a request. */
export function leaving(request: Request): AbortSignal {
  const before = known.get(request)
  if (before) return before
  const left = new AbortController()
  request.res?.once('close', () => {
    if (!request.res?.writableFinished) left.abort()
  })
  known.set(request, left.signal)
  return left.signal
}
