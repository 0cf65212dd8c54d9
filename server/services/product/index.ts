/** The built-in product services: they report that they work and who the caller is, and what can be chosen. */
import { segmentChoices } from '../../../engine/segments/segmentSettings'
import type { EndpointAnswer } from '../../../shared/contracts/endpoint'
import type { segmentedProgramChoices as choices } from '../../../shared/contracts/products'
import type { Audit } from '../../access/audit'
import type { Database } from '../../data/database'
import type { Clock } from '../../process/clock'
import { type ApiCall, createApi } from '../api'
import type { ServiceFetch } from '../service'

interface ProductParts {
  db: Database
  clock: Clock
  audit: Audit
  api: 'segmentedProgram' | 'knowledgeBridge'
  prefix: string
}

export function createProductService({ db, clock, audit, api, prefix }: ProductParts): ServiceFetch {
  const audience = api === 'knowledgeBridge' ? undefined : ('suite' as const)
  const status = async ({ holder }: ApiCall) => ({ Status: 'ready', User: holder?.fullName })
  const segmentedProgramChoices = async (): Promise<EndpointAnswer<typeof choices>> => ({
    Segments: [...segmentChoices],
  })
  const handlers = { [`${api}Status`]: status, ...(api === 'segmentedProgram' && { segmentedProgramChoices }) }
  return createApi({ api, prefix, audience, handlers, db, clock, audit })
}
