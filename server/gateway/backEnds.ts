/** What the gateway calls: the built-in services, or remote ones where the configuration names their origin. */
import type { Service } from '../../shared/contracts/operation'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Logger } from '../http/logging'
import type { Observations } from '../observations'
import type { BuiltIn } from '../services/builtIn'
import { guarded } from './breaker'
import type { Apis } from './endpointGateway'
import type { Upstreams } from './gateway'
import { remoteUpstream, type Upstream } from './upstream'

interface BackEndParts {
  config: Config
  builtIn: BuiltIn
  clock: Clock
  logger: Logger
  observations: Observations
}

export function createBackEnds({ config, builtIn, clock, logger, observations }: BackEndParts) {
  /** A breaker of its own for each remote one; what is in the process needs none. */
  function choose(name: string, origin: string | undefined, own: Upstream): Upstream {
    if (!origin) return observations.upstream(name, 'built-in', own)
    return remote(name, origin)
  }

  function remote(name: string, origin: string): Upstream {
    return observations.upstream(name, 'remote', guarded(remoteUpstream(origin), { name, clock, logger }))
  }

  const services = Object.entries(builtIn.services).map(([name, own]) => [
    name,
    choose(name, config.upstreams[name as Service], own),
  ])
  const apis = Object.entries(builtIn.apis).map(([name, { prefix, upstream }]) => [
    name,
    { prefix, upstream: choose(name, config.apis[name as keyof Apis].origin, upstream) },
  ])
  return {
    upstreams: Object.fromEntries(services) as Upstreams,
    apis: Object.fromEntries(apis) as Apis,
    /** Where product analytics go, where they are configured. */
    productAnalytics: config.productAnalytics && remote('product analytics', config.productAnalytics.host),
    auth: choose('the token service', config.tokenServiceOrigin, builtIn.auth),
  }
}
