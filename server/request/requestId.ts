import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

declare global {
  namespace Express {
    interface Request {
      /** Names this request in logs, audit rows, upstream calls and error pages. */
      requestId: string
    }
  }
}

const accepted = /^[A-Za-z0-9-]{8,64}$/

/** An id from outside is accepted only if it matches a short pattern; otherwise one is made. */
export function requestId(): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id')
    request.requestId = given && accepted.test(given) ? given : randomUUID()
    response.setHeader('x-request-id', request.requestId)
    next()
  }
}
