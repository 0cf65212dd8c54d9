import type { RequestHandler } from 'express'
import type { Lateness } from '../lateness'
import { limits } from '../limits'

/** Where the process cannot keep up, new work is refused at once, so that what is under way comes to its end. */
export function shedLoad(lateness: Lateness): RequestHandler {
  return (_, response, next) => {
    if (lateness() < limits.incoming.latestMs) return next()
    response.setHeader('retry-after', '2')
    response.status(503).type('text').send('Too much is going on at the moment. Please try again in a few seconds.')
  }
}
