/** The built-in R and D service and the R and D API, which is called with the service's token. */

import type { Role } from '../../../shared/access/roles'
import { contracts, type rAndD } from '../../../shared/contracts'
import { succeeded } from '../../../shared/contracts/envelope'
import { type RAndDFilter, rAndDFilters, rAndDPlants, rAndDYears } from '../../../shared/rAndD/choices'
import type { Audit } from '../../access/audit'
import type { Database } from '../../data/database'
import type { Clock } from '../../process/clock'
import { type ApiCall, type ApiHandlers, createApi } from '../api'
import { createService, type ServiceFetch } from '../service'
import { createServiceTokens } from '../serviceTokens'
import { createProject, deleteProject, listProjects, updateProject } from './projects'
import { createRecord, deleteRecord, listOwnRecords, listRecords, updateRecord } from './records'
import { listSums } from './sums'

interface ServiceParts {
  db: Database
  clock: Clock
  audit: Audit
}

interface RAndDParts extends ServiceParts {
  /** Roles whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}

export function createRAndDService({ db, clock, audit, secondFactorRoles }: RAndDParts): ServiceFetch {
  const tokens = createServiceTokens(db, clock)
  return createService({
    name: 'RandDService.svc',
    operations: contracts['RandDService.svc'],
    db,
    clock,
    audit,
    secondFactorRoles,
    handlers: {
      async Auth(call) {
        const { id: userId, token } = call.requireCaller()
        return succeeded(await tokens.issue({ audience: 'r-and-d', userId, impersonatorId: token.impersonator?.id }))
      },
    },
  })
}

interface ApiParts extends ServiceParts {
  api: 'rAndD'
  prefix: string
}

export function createRAndDApi({ db, clock, audit, api, prefix }: ApiParts): ServiceFetch {
  const handlers = {
    initialize: initialize(db),
    listProjects: listProjects(db),
    createProject: createProject(db),
    updateProject: updateProject(db),
    deleteProject: deleteProject(db),
    listRecords: listRecords(db),
    listSums: listSums(db),
    listOwnRecords: listOwnRecords(db),
    createRecord: createRecord(db),
    updateRecord: updateRecord(db),
    deleteRecord: deleteRecord(db),
  } satisfies ApiHandlers<typeof rAndD>
  return createApi({ api, prefix, audience: 'r-and-d', handlers, db, clock, audit })
}

function initialize(db: Database) {
  return async (call: ApiCall) => {
    const types = await db.selectFrom('r_and_d_link_types').selectAll().orderBy('id').execute()
    return {
      Plants: rAndDPlants.map(plant => ({ ...plant })),
      LinkTypes: types.map(({ id, name, link_values }) => ({ Id: id, Name: name, LinkValues: link_values })),
      Filters: Object.entries(rAndDFilters).map(([Value, Name]) => ({ Value: Value as RAndDFilter, Name })),
      Years: rAndDYears(call.now.getFullYear()),
      HasSums: true,
    }
  }
}
