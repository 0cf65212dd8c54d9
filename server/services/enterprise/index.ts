/** The built-in enterprise service: catalogues, and measurements of calculations for people for whom they are enabled. */

import type { Role } from '../../../shared/access/roles'
import { type CatalogueName, type Catalogues, catalogues } from '../../../shared/catalogues/catalogues'
import { contracts } from '../../../shared/contracts'
import type { AnalyticsMetric } from '../../../shared/contracts/enterprise'
import { succeeded } from '../../../shared/contracts/envelope'
import type { Audit } from '../../access/audit'
import type { FloodLimit } from '../../access/floodLimit'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Clock } from '../../process/clock'
import { countingCatalogue } from '../catalogueStore'
import { createService, type ServiceCall, type ServiceFetch } from '../service'

interface EnterpriseParts {
  db: Database
  clock: Clock
  audit: Audit
  floods: FloodLimit
  /** Roles whose holders need a second factor. */
  secondFactorRoles: readonly Role[]
}

interface Measurement {
  moduleName: string
  projectId: string
  metric: AnalyticsMetric
  measuredValue: string
  coilId?: string
}

const rule = { max: limits.analytics.perCaller, windowMinutes: limits.analytics.windowMinutes }

export function createEnterpriseService({
  db,
  clock,
  audit,
  floods,
  secondFactorRoles,
}: EnterpriseParts): ServiceFetch {
  return createService({
    name: 'EnterpriseWebAppService.svc',
    operations: contracts['EnterpriseWebAppService.svc'],
    db,
    clock,
    audit,
    secondFactorRoles,
    handlers: {
      GetAE: async call => succeeded(await isEnabled(call)),
      LA: log,
      GetBoilers: call => offered(call, 'boilers'),
      GetStandardEconomizers: call => offered(call, 'economizers'),
      GetFans: async () => shown('fans'),
      GetNozzles: async () => shown('nozzles'),
    },
  })

  /** A partner sees its own records and those for all, and not those of another. */
  async function offered<Name extends 'boilers' | 'economizers'>(call: ServiceCall, name: Name) {
    const held: readonly string[] = call.requireCaller().roles
    return shown<Name>(name, ({ offeredOn }) => offeredOn === 'all' || held.includes(offeredOn))
  }

  async function shown<Name extends CatalogueName>(
    name: Name,
    isFor: (record: Catalogues[Name]) => boolean = () => true,
  ) {
    const kept = await countingCatalogue(db, name)
    const records: readonly Catalogues[Name][] = kept?.records ?? catalogues[name].sample
    return succeeded({ Version: kept?.version ?? 0, IsSample: !kept?.version, Records: records.filter(isFor) })
  }

  async function isEnabled(call: ServiceCall): Promise<boolean> {
    const user = await db
      .selectFrom('users')
      .select('is_analytics_enabled')
      .where('id', '=', call.requireCaller().id)
      .executeTakeFirst()
    return user?.is_analytics_enabled ?? false
  }

  /** Stores nothing for people who are not measured, nor beyond the limit; the caller is not disturbed by either. */
  async function log(call: ServiceCall, measurement: Measurement) {
    const { id } = call.requireCaller()
    const key = `analytics:${id}`
    if (!(await isEnabled(call)) || !floods.take(key, rule)) return succeeded(null)
    await db
      .insertInto('analytics_logs')
      .values({
        at: call.now,
        user_id: id,
        module_name: measurement.moduleName,
        project_id: measurement.projectId,
        metric: measurement.metric,
        measured_value: measurement.measuredValue,
        coil_id: measurement.coilId ?? null,
      })
      .execute()
    return succeeded(null)
  }
}
