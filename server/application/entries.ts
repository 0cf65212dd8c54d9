/** Constructs what the steps of the request chain share: the gateway, the guard, and how pages are rendered. */
import type { Service } from '../../shared/contracts/operation'
import { createEffects } from '../gateway/effects'
import { createEndpointGateway } from '../gateway/endpointGateway'
import { createGateway } from '../gateway/gateway'
import { createTokenService } from '../gateway/tokenService'
import { createGuard } from '../http/guard'
import { measuredOf } from '../http/measured'
import { createRenderPages, type MakePage, type WidgetScript } from '../http/renderPages'
import { createTypedForms } from '../http/typedForms'
import { createReaderMark } from '../request/readerMark'
import { createSecretBox } from '../secrets/secretBox'
import { createSessionTokens } from '../session/sessionTokens'
import { createVisits } from '../session/visits'
import type { Parts } from './parts'

interface EntryOptions {
  script: WidgetScript
  makePage: MakePage
  isDevelopment: boolean
}

export function createEntries(parts: Parts, { script, makePage, isDevelopment }: EntryOptions) {
  const { config, store, clock, audit, upstreams, apis } = parts
  const secretBox = createSecretBox(config.sessionSecrets)
  const tokens = createSessionTokens(secretBox)
  const isBesideAccounts = config.tokenServiceOrigin === config.upstreams['AccountService.svc']
  const tokenService = createTokenService({ upstream: parts.auth, tokens, isBesideAccounts })
  const originOf = (service: Service) => config.upstreams[service]
  const hasAccountsElsewhere = originOf('AccountService.svc') !== undefined
  const effects = createEffects({ store, hasAccountsElsewhere, clock, tokens, tokenService })
  const gateway = createGateway({ upstreams, tokens, effects, originOf })
  const callEndpoint = createEndpointGateway({ apis, gateway, tokens, tokenService })
  const guard = createGuard({ gateway, audit })
  const { support, isDemo, privacyAddress, secureCookies: isSecure } = config
  const visits = createVisits({ secretBox: createSecretBox(config.sessionSecrets, 'visits'), clock, isSecure })
  const markOf = createReaderMark(config.auditKey)
  const typedForms = createTypedForms({
    secretBox: createSecretBox(config.sessionSecrets, 'typed forms'),
    clock,
    markOf,
  })
  const render = createRenderPages({
    gateway,
    ...{ callEndpoint, apis },
    store,
    banners: parts.banners,
    clock,
    support,
    isDemo,
    privacyAddress,
    measuredOf: measuredOf(config),
    markOf,
    script,
    makePage,
    isDevelopment,
  })
  return { gateway, callEndpoint, guard, visits, markOf, typedForms, render }
}
