import type { RequestHandler } from 'express'
import { routes } from '../../shared/routes'
import type { Config } from '../config/config'
import { type Clock, minutesAfter } from '../process/clock'
import { ownOrigins } from '../request/expectedHost'

const path = '/.well-known/security.txt'
const validDays = 180

/** `security.txt` (RFC 9116): where to report a vulnerability. It expires half a year after the request. */
export function securityText({ config, clock }: { config: Config; clock: Clock }): RequestHandler {
  const ownOrigin = ownOrigins(config.publicOrigin)
  return (request, response, next) => {
    if (request.path !== path || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const [origin = ''] = ownOrigin(request)
    const lines = [
      `Contact: ${config.securityContact ?? origin + routes.contactUs.path}`,
      `Expires: ${minutesAfter(clock.now(), validDays * 24 * 60).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${path}`,
    ]
    response.setHeader('cache-control', 'no-store')
    response.type('text').send(`${lines.join('\n')}\n`)
  }
}
