/** Constructs the built-in services. Each is a function from Request to Response, like a remote one. */
import type { Api } from '../../shared/contracts/endpoint'
import { createThrottle } from '../access/throttle'
import type { Config } from '../config/config'
import type { Calculations } from '../jobs/calculations'
import type { Searches } from '../jobs/searches'
import type { Upstream, Upstreams } from '../upstream/upstream'
import { createAccountService } from './account'
import type { AccountParts } from './account/parts'
import { createAdminService } from './admin'
import type { AdminParts } from './admin/parts'
import { createAirCoolerService } from './aircooler'
import { createCircuitryService } from './circuitry'
import { createCoilSelectionService } from './coilSelection'
import { createEconomizerService } from './economizer'
import { createEnterpriseService } from './enterprise'
import { createGasService } from './gas'
import { createMistApi, createMistService } from './mist'
import { createProductService } from './product'
import { createRAndDApi, createRAndDService } from './rAndD'
import { createTokenService } from './token'

export interface BuiltIn {
  services: Upstreams
  apis: Record<Api, { prefix: string; upstream: Upstream }>
  auth: Upstream
}

type BuiltInParts = Omit<AccountParts & AdminParts, 'throttle' | 'configuration'> & {
  config: Config
  reportFolder: string
  searches: Searches
  calculations: Calculations
}

export function createBuiltIn({ config, reportFolder, searches, calculations, ...given }: BuiltInParts): BuiltIn {
  const parts = { ...given, configuration: config.effective, throttle: createThrottle(given.db, given.clock) }
  const { apis } = config
  const product = (api: 'segmentedProgram' | 'knowledgeBridge') => {
    const { prefix } = apis[api]
    return { prefix, upstream: createProductService({ ...parts, api, prefix }) }
  }
  return {
    services: {
      'AccountService.svc': createAccountService(parts),
      'AdminService.svc': createAdminService(parts),
      'CircuitryService.svc': createCircuitryService({ ...parts, reportFolder, searches, calculations }),
      'DesignService.svc': createCoilSelectionService({ ...parts, reportFolder, searches, calculations }),
      'EconomizerService.svc': createEconomizerService({ ...parts, reportFolder, searches, calculations }),
      'EnterpriseWebAppService.svc': createEnterpriseService(parts),
      'AirCoolerService.svc': createAirCoolerService({ ...parts, reportFolder, searches, calculations }),
      'GasService.svc': createGasService({ ...parts, reportFolder, searches, calculations }),
      'MistService.svc': createMistService({ ...parts, reportFolder, searches, calculations }),
      'RandDService.svc': createRAndDService(parts),
    },
    apis: {
      rAndD: {
        prefix: apis.rAndD.prefix,
        upstream: createRAndDApi({ ...parts, api: 'rAndD', prefix: apis.rAndD.prefix }),
      },
      mist: {
        prefix: apis.mist.prefix,
        upstream: createMistApi({ ...parts, api: 'mist', prefix: apis.mist.prefix }),
      },
      segmentedProgram: product('segmentedProgram'),
      knowledgeBridge: product('knowledgeBridge'),
    },
    auth: createTokenService(parts),
  }
}
