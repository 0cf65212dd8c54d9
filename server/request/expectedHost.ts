import type { Request, RequestHandler } from 'express'

/** Refuses a request for another host than ours, so that no address is ever made from a forged Host header. */
export function expectedHost(publicOrigin: string | undefined): RequestHandler {
  return (request, response, next) => {
    // With two Host headers a proxy may read one and we the other.
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      response.setHeader('connection', 'close')
      response.status(400).type('text').send('This request names two hosts.')
      return
    }
    if (isAtItsHost(request) && ownOrigins(publicOrigin)(request).length > 0) return next()
    response.status(421).type('text').send('This host is not served here.')
  }
}

/** Whether the address of the request is a path, or names the same host as the header, as requests to proxies do. */
function isAtItsHost({ url, headers }: Request): boolean {
  return url.startsWith('/') || (URL.canParse(url) && new URL(url).host === headers.host)
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Our own origin: the public one, or, in demo, the requested loopback address. */
export function ownOrigins(publicOrigin: string | undefined): (request: Request) => readonly string[] {
  return request => {
    const host = request.headers.host ?? ''
    if (publicOrigin) return new URL(publicOrigin).host === host ? [publicOrigin] : []
    return loopback.test(host) ? [`http://${host}`] : []
  }
}
