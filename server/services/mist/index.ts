/** The built-in service of the mists, and the API of the mist product, which takes tokens of its own. */
import { designConditions, places } from '../../../engine/climates'
import { contracts } from '../../../shared/contracts'
import type { EndpointAnswer } from '../../../shared/contracts/endpoint'
import type { mistClimates } from '../../../shared/contracts/products'
import type { Audit } from '../../access/audit'
import type { Database } from '../../data/database'
import type { Clock } from '../../process/clock'
import { type ApiCall, createApi } from '../api'
import { createService, type ServiceFetch } from '../service'
import type { ToolParts } from '../tools/toolDefinition'
import { toolHandlers } from '../tools/toolHandlers'
import { listMachines, readMachine } from './machines'
import { mistTool } from './mistTool'
import { readWeather } from './readWeather'

export function createMistService(parts: ToolParts): ServiceFetch {
  const { db, clock, audit, secondFactorRoles } = parts
  return createService({
    name: mistTool.tool.service,
    operations: contracts['MistService.svc'],
    ...{ db, clock, audit, secondFactorRoles },
    handlers: {
      ...toolHandlers(parts, mistTool),
      ListMachines: listMachines(parts),
      ReadMachine: readMachine(parts),
      ReadWeather: readWeather(parts),
    },
  })
}

interface ApiParts {
  db: Database
  clock: Clock
  audit: Audit
  api: 'mist'
  prefix: string
}

/** Says that it works and who the caller is, and lists the climates. */
export function createMistApi({ db, clock, audit, api, prefix }: ApiParts): ServiceFetch {
  const handlers = {
    mistStatus: async ({ holder }: ApiCall) => ({ Status: 'ready', User: holder?.fullName }),
    mistClimates: async (): Promise<EndpointAnswer<typeof mistClimates>> => ({ Places: climatePlaces }),
  }
  return createApi({ api, prefix, audience: 'suite', handlers, db, clock, audit })
}

const climatePlaces = places.map(place => {
  const { dryBulb, wetBulb, altitude } = designConditions(place)
  return {
    Id: place.id,
    Name: place.name,
    ...(place.region === undefined ? {} : { Region: place.region }),
    Country: place.country,
    ...{ Altitude: altitude, DryBulb: dryBulb, WetBulb: wetBulb },
    Method: place.bins ? ('bins' as const) : ('normals' as const),
  }
})
