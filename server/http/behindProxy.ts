/** Headers of the proxies in front: the protocol of the browser, and the number of proxies. */
import type { Request, RequestHandler } from 'express'
import { AccessError } from '../errors/accessError'
import type { Logger } from '../process/logging'

interface ProxyOptions {
  /** The number of proxies in front of the application. */
  hops: number
  logger: Logger
}

const howTo = 'See docs/operation/proxy.md.'

/**
 * Requests count as https, as PUBLIC_ORIGIN says, unless a proxy reports http. Then no cookie is set, because a browser
 * would not keep it, and the page says so. Each fault of the proxies is logged once.
 */
export function behindProxy({ hops, logger }: ProxyOptions): RequestHandler {
  const told = new Set<string>()
  return (request, _, next) => {
    const isPlain = firstOf(request, 'x-forwarded-proto')?.toLowerCase() === 'http'
    // Express would look at the connection, which is the one from the proxy.
    Object.defineProperty(request, 'secure', { value: !isPlain })
    for (const fault of faultsOf(request, hops, isPlain)) {
      if (told.has(fault)) continue
      told.add(fault)
      logger.warn(fault)
    }
    next(isPlain ? new AccessError('unprotected') : undefined)
  }
}

function* faultsOf(request: Request, hops: number, isPlain: boolean): Generator<string> {
  if (isPlain)
    yield `a request came by plain http, as X-Forwarded-Proto says: so nobody can log in. Let the proxy that speaks https send X-Forwarded-Proto: https, each behind it pass that on, and plain http be redirected. ${howTo}`
  if (firstOf(request, 'x-forwarded-proto') === undefined)
    yield `the proxy sends no X-Forwarded-Proto: people are taken to come by https, as PUBLIC_ORIGIN says. Let it send X-Forwarded-Proto. ${howTo}`
  const passed = listOf(request, 'x-forwarded-for').length
  if (passed < hops)
    yield `a request came by ${passed} proxies, as X-Forwarded-For says, and TRUSTED_PROXY_HOPS is ${hops}: limits and audit may take the address of a proxy, or one that a client made up. Let each proxy add to X-Forwarded-For, or correct TRUSTED_PROXY_HOPS. ${howTo}`
}

const firstOf = (request: Request, name: string): string | undefined => listOf(request, name)[0]

const listOf = (request: Request, name: string): string[] =>
  (request.get(name) ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
