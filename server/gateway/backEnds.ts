/** The back ends of the gateway: the built-in services, or remote ones if the configuration names their origin. */
import type { Service } from '../../shared/contracts/operation'
import type { NodeProof } from '../access/nodeProof'
import type { Config } from '../config/config'
import { limits } from '../config/limits'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { BuiltIn } from '../services/builtIn'
import { guarded } from '../upstream/breaker'
import type { Breakers } from '../upstream/breakers'
import type { Observations } from '../upstream/observations'
import type { Upstreams } from '../upstream/upstream'
import { remoteUpstream, type Upstream } from '../upstream/upstream'
import type { Apis } from './endpointGateway'

interface BackEndParts {
  config: Config
  builtIn: BuiltIn
  clock: Clock
  logger: Logger
  observations: Observations
  breakers: Breakers
  /** The proof by which the service port of another node trusts the headers about the client. */
  nodeProof: NodeProof
}

export function createBackEnds({ config, builtIn, clock, logger, observations, breakers, nodeProof }: BackEndParts) {
  /** Each remote back end has a circuit breaker of its own; those in the process need none. */
  function choose(name: string, origin: string | undefined, own: Upstream): Upstream {
    if (!origin) return observations.upstream(name, 'built-in', own)
    return guardedRemote(name, remoteUpstream(origin, limits.upstream, nodeProof))
  }

  function guardedRemote(name: string, upstream: Upstream): Upstream {
    return observations.upstream(name, 'remote', guarded(upstream, { name, clock, logger, breakers }))
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
    /** The receiver of product analytics, if it is configured. */
    productAnalytics:
      config.productAnalytics && guardedRemote('product analytics', remoteUpstream(config.productAnalytics.host)),
    auth: choose('the token service', config.tokenServiceOrigin, builtIn.auth),
  }
}
