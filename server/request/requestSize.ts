import type { RequestHandler } from 'express'
import { limits } from '../config/limits'

/** Refuses addresses that are too long and too many headers, before other code reads them. */
export function requestSize(): RequestHandler {
  return (request, response, next) => {
    if (request.url.length > limits.addressLength) response.status(414).type('text').send('The address is too long.')
    else if (request.rawHeaders.length > 2 * limits.incoming.headers)
      response.status(431).type('text').send('There are too many headers.')
    else next()
  }
}
