import type { Request } from 'express'

/** The client's address behind the trusted proxies; Express reads it by the configured number of hops. */
export function clientAddress(request: Request): string {
  return request.ip ?? request.socket.remoteAddress ?? ''
}
