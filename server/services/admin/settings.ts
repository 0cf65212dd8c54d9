/** For admins: how long data is kept, the effective configuration, the end of the engine comparison, and measurements. */

import type { admin } from '../../../shared/contracts'
import type { ListedRetention } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import type { RequestOf } from '../../../shared/contracts/operation'
import { engineComparison } from '../../../shared/engineComparison'
import { engineCompareDeactivation } from '../../../shared/limits'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { limits } from '../../config/limits'
import { byCaller } from '../account/companyUsers'
import { engineComparisonEnd, keepEngineComparisonEnd, textOfDay } from '../engineComparisonEnd'
import { measurementsOf } from '../measurements'
import { paged } from '../paged'
import { isRetentionName, keepDays, keptData } from '../retention'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const texts = serverMessages.settings

/** What is kept by a rule that nobody changes here. */
const fixed = [
  { Name: 'audit', Title: 'Audit trail', Days: null, Note: 'for ever: a deleted row would break its chain' },
  { Name: 'reports', Title: 'Reports', Days: limits.reportDays, Note: 'from when the report was made' },
  { Name: 'searches', Title: 'Searches', Days: limits.search.hours / 24, Note: 'from their start' },
  {
    Name: 'outbox',
    Title: 'Mail in the outbox folder',
    Days: limits.mailQueue.folderDays,
    Note: 'where mail goes to a folder',
  },
  {
    Name: 'log',
    Title: 'Log of the process',
    Days: null,
    Note: 'kept by the system that takes it: logrotate or journald',
  },
] as const

export function listRetention({ db }: AdminParts) {
  return async (call: ServiceCall, { search = '', tried }: RequestOf<typeof admin.ListRetention>) => {
    const kept = await keptData(db, call.now, tried)
    const Items: ListedRetention[] = kept.map(({ name, title, days, usual, bounds, rows, due, note }) => ({
      ...{ Name: name, Title: title, Days: days, Default: usual, Bounds: [bounds[0], bounds[1]] },
      ...{ Rows: rows, Due: due, Note: note },
    }))
    const others = fixed.map(one => ({ ...one, Default: one.Days, Bounds: null, Rows: 0, Due: 0 }))
    const wanted = search.toLowerCase()
    const found = [...Items, ...others].filter(({ Title, Note }) => `${Title} ${Note}`.toLowerCase().includes(wanted))
    return { Succeeded: true, Notices: [], Items: found }
  }
}

export function setRetention({ audit }: AdminParts) {
  return async (call: ServiceCall, { name, days }: { name: string; days: number }) => {
    if (!isRetentionName(name)) return refused(texts.unknown)
    const why = await audit.transaction(async (transaction, record) => {
      const outcome = await keepDays(transaction, { name, days, now: call.now })
      if ('bounds' in outcome) return texts.outside(...outcome.bounds)
      const detail = { before: outcome.before, after: days }
      record({ event: 'setting', outcome: 'success', ...byCaller(call), target: `retention.${name}`, detail })
      return undefined
    })
    return why === undefined ? succeeded(null) : refused(why)
  }
}

export function showConfiguration({ configuration }: AdminParts) {
  return async (_: ServiceCall, { search = '' }: { search?: string }) => {
    const wanted = search.toLowerCase()
    const Items = configuration
      .filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(wanted))
      .map(({ name, value, source, isSecret, about }) => ({
        ...{ Name: name, Value: value, Source: source, IsSecret: isSecret, About: about },
      }))
    return { Succeeded: true, Notices: [], Items }
  }
}

export function getEngineComparisonEnd({ db }: AdminParts) {
  return async (call: ServiceCall) => {
    const end = await engineComparisonEnd(db)
    const { daysRemaining } = engineComparison({ roles: [], isNewEngineEnabled: false }, { now: call.now, end })
    return succeeded({
      ...{ Until: textOfDay(end), Default: textOfDay(engineCompareDeactivation), DaysRemaining: daysRemaining },
    })
  }
}

export function setEngineComparisonEnd({ audit }: AdminParts) {
  return async (call: ServiceCall, { until }: { until: string }) => {
    await audit.transaction(async (transaction, record) => {
      const before = await keepEngineComparisonEnd(transaction, { until, now: call.now })
      const entry = {
        event: 'setting',
        outcome: 'success',
        ...byCaller(call),
        target: 'engine-comparison-end',
      } as const
      record({ ...entry, detail: { before, after: until } })
    })
    return succeeded(null)
  }
}

export function listMeasurements({ db }: AdminParts) {
  return async (_: ServiceCall, { page, ...filter }: RequestOf<typeof admin.ListMeasurements>) => {
    const { found, count } = await paged(measurementsOf(db, filter), page)
    const Rows = found.map(row => ({
      ...{ At: row.at.toISOString(), Email: row.email, Module: row.module_name, Metric: row.metric },
      ...{ Value: row.measured_value, Project: row.project_id, Item: row.item },
    }))
    return succeeded({ Rows, Count: count })
  }
}
