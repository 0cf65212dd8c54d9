import type { Request } from 'express'

const known = new WeakMap<Request, AbortSignal>()

/** Aborted when the browser leaves before it has its answer: one signal a request, however many calls it makes. */
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
