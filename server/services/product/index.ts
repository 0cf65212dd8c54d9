/** The built-in product services: for now they only report that they work, and who the caller is. */
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
  const handlers = { [`${api}Status`]: async ({ holder }: ApiCall) => ({ Status: 'ready', User: holder?.fullName }) }
  return createApi({ api, prefix, audience, handlers, db, clock, audit })
}
