/** The measurements of time and size that the tools have sent. */
import { sql } from 'kysely'
import type { AnalyticsMetric } from '../../shared/contracts/enterprise'
import type { Database } from '../data/database'
import { containing } from './containing'

export interface MeasurementFilter {
  search?: string
  module?: string
  metric?: AnalyticsMetric
  sort?: 'newest' | 'oldest' | 'largest'
}

/** A part of a measured value, such as the seconds of `1 s 20 ms`, in the smallest unit. */
const part = (unit: string, factor: number) =>
  sql`coalesce(substring(measured_value from ${`([0-9]+) ${unit}( |$)`})::numeric, 0) * ${sql.val(factor)}::numeric`

/** Times in milliseconds, sizes in bytes: only values of one metric can be compared. */
const amount = sql<number>`(${sql.join(
  [
    ...[part('h', 3_600_000), part('m', 60_000), part('s', 1_000), part('ms', 1)],
    ...[part('MB', 1_048_576), part('KB', 1_024), part('B', 1)],
  ],
  sql` + `,
)})`

/** The measurements of a filter, in its order. */
export function measurementsOf(db: Database, { search, module, metric, sort = 'newest' }: MeasurementFilter) {
  let query = db
    .selectFrom('analytics_logs')
    .innerJoin('users', 'users.id', 'analytics_logs.user_id')
    .select(['at', 'email', 'module_name', 'metric', 'measured_value', 'project_id', 'coil_id as item'])
  if (module) query = query.where('module_name', '=', module)
  if (metric) query = query.where('metric', '=', metric)
  if (search) {
    const places = ['email', 'project_id', 'coil_id', 'module_name'] as const
    query = query.where(({ or, eb }) => or(places.map(place => eb(place, 'ilike', containing(search)))))
  }
  if (sort === 'largest') query = query.orderBy('metric', 'desc').orderBy(amount, 'desc')
  return query.orderBy('at', sort === 'oldest' ? 'asc' : 'desc').orderBy('analytics_logs.id')
}
