/**
 * Calls are admitted by their headers alone, before their body is read: otherwise anybody could have large bodies held
 * in memory and parsed, only to be refused afterwards. The token of a form is in its body, which is small.
 */
import type { Request, RequestHandler } from 'express'
import { requireAccess } from '../access/requireAccess'

const wantedBy = ({ operation, endpoint }: Request) => operation ?? endpoint?.entry

export function forCalls(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (wantedBy(request) ? handler(request, response, next) : next())
}

export function forOthers(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (wantedBy(request) ? next() : handler(request, response, next))
}

/** Refuses a call that is not for the caller, as the gateway does. */
export function callAccess(): RequestHandler {
  return (request, _, next) => {
    const wanted = wantedBy(request)
    if (wanted) requireAccess(request, wanted)
    next()
  }
}
