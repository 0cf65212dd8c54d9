/** Reads the history for charts and tables: of the last hour in minutes, of the last day and week in hours. */
import { sql } from 'kysely'
import type { Period } from '../../shared/monitoring/periods'
import type { Database } from '../data/database'
import { quantile } from '../process/latency'
import type { Answered } from '../process/tally'
import { stepBegin } from './history'

const minuteMs = 60_000
const spans = {
  hour: { unit: 'minute', ms: minuteMs, steps: 60 },
  day: { unit: 'hour', ms: 60 * minuteMs, steps: 24 },
  week: { unit: 'hour', ms: 60 * minuteMs, steps: 168 },
} as const satisfies Record<Period, object>

/**
 * The steps of a period, the oldest first. Minutes are over; the last hour of a day or week is not, and counts by the
 * time that has passed.
 */
function stepsOf(period: Period, now: Date): { at: Date[]; unit: 'minute' | 'hour'; seconds: number[] } {
  const { unit, ms, steps } = spans[period]
  const last = stepBegin(now, ms).getTime() - (unit === 'minute' ? ms : 0)
  const at = Array.from({ length: steps }, (_, index) => new Date(last - (steps - 1 - index) * ms))
  const passed = at.map(begin => Math.min(ms, now.getTime() - begin.getTime()) / 1000)
  return { at, unit, seconds: passed.map(seconds => Math.max(60, seconds)) }
}

export interface Series {
  /** The beginning of each step. */
  at: Date[]
  /** How long each step was [s]. */
  seconds: number[]
  requests: number[]
  errors: number[]
  ratings: number[]
  /** Latency of ratings [ms]; null for a step without any. */
  p50: (number | null)[]
  p95: (number | null)[]
  p99: (number | null)[]
  /** Means over a step, summed over nodes; of the event loop the highest [ms]. Null for a step without any. */
  gauges: Readonly<Record<string, (number | null)[]>>
}

export interface OperationFigures {
  kind: Answered['kind']
  operation: string
  requests: number
  errors: number
  p50: number | null
  p95: number | null
  p99: number | null
}

/** The counts of one cell, by bucket. */
interface Counts {
  requests: number
  errors: number
  buckets: Map<number, number>
}

const noCounts = (): Counts => ({ requests: 0, errors: 0, buckets: new Map() })

function add(counts: Counts, { bucket, requests, errors }: { bucket: number; requests: number; errors: number }): void {
  counts.requests += requests
  counts.errors += errors
  counts.buckets.set(bucket, (counts.buckets.get(bucket) ?? 0) + requests)
}

export async function readSeries(db: Database, period: Period, now: Date): Promise<Series> {
  const { at, unit, seconds } = stepsOf(period, now)
  const from = at[0]!
  const begin = sql<Date>`date_trunc(${unit}, from_at, 'UTC')`
  const isRating = sql<boolean>`kind = 'job'`
  const counted = await db
    .selectFrom('request_steps')
    .select([begin.as('at'), isRating.as('is_rating'), 'bucket'])
    .select([sql<number>`sum(requests)::int`.as('requests'), sql<number>`sum(errors)::int`.as('errors')])
    .where('from_at', '>=', from)
    .where('step', 'in', unit === 'minute' ? ['minute'] : ['minute', 'hour'])
    .where(sql<boolean>`(kind = 'request' or (kind = 'job' and operation = 'rating'))`)
    .groupBy([sql`1`, sql`2`, 'bucket'])
    .execute()
  const cells = { all: new Map<number, Counts>(), rating: new Map<number, Counts>() }
  for (const row of counted) {
    const of = row.is_rating ? cells.rating : cells.all
    const key = row.at.getTime()
    of.set(key, of.get(key) ?? noCounts())
    add(of.get(key)!, row)
  }
  const all = at.map(one => cells.all.get(one.getTime()) ?? noCounts())
  const ratings = at.map(one => cells.rating.get(one.getTime()) ?? noCounts())
  const within = (q: number) => ratings.map(({ buckets }) => quantile(buckets, q))
  return {
    ...{ at, seconds },
    requests: all.map(one => one.requests),
    errors: all.map(one => one.errors),
    ratings: ratings.map(one => one.requests),
    ...{ p50: within(0.5), p95: within(0.95), p99: within(0.99) },
    gauges: await readGauges(db, { at, unit, from }),
  }
}

async function readGauges(
  db: Database,
  { at, unit, from }: { at: readonly Date[]; unit: 'minute' | 'hour'; from: Date },
): Promise<Record<string, (number | null)[]>> {
  const begin = sql<Date>`date_trunc(${unit}, from_at, 'UTC')`
  const rows = await db
    .selectFrom('gauge_steps')
    .select([begin.as('at'), 'gauge', 'node'])
    .select([
      sql<number>`(sum(total) / sum(samples))::float8`.as('mean'),
      sql<number>`max(highest)::float8`.as('highest'),
    ])
    .where('from_at', '>=', from)
    .where('step', 'in', unit === 'minute' ? ['minute'] : ['minute', 'hour'])
    .groupBy([sql`1`, 'gauge', 'node'])
    .execute()
  const places = new Map(at.map((one, index) => [one.getTime(), index]))
  const found: Record<string, (number | null)[]> = {}
  for (const { at: when, gauge, mean, highest } of rows) {
    const series = found[gauge] ?? at.map(() => null)
    found[gauge] = series
    const index = places.get(when.getTime())
    if (index === undefined) continue
    const before = series[index] ?? null
    series[index] = gauge === 'loop' ? Math.max(before ?? 0, highest) : (before ?? 0) + mean
  }
  return found
}

/** Figures of every operation since `from`, the busiest first. */
export async function readOperations(db: Database, from: Date): Promise<OperationFigures[]> {
  const rows = await db
    .selectFrom('request_steps')
    .select(['kind', 'operation', 'bucket'])
    .select([sql<number>`sum(requests)::int`.as('requests'), sql<number>`sum(errors)::int`.as('errors')])
    .where('from_at', '>=', from)
    .where('step', 'in', ['minute', 'hour'])
    .groupBy(['kind', 'operation', 'bucket'])
    .execute()
  const found = new Map<string, Counts & Pick<OperationFigures, 'kind' | 'operation'>>()
  for (const row of rows) {
    const key = `${row.kind} ${row.operation}`
    found.set(key, found.get(key) ?? { ...noCounts(), kind: row.kind, operation: row.operation })
    add(found.get(key)!, row)
  }
  return [...found.values()]
    .map(({ buckets, ...counts }) => ({
      ...counts,
      p50: quantile(buckets, 0.5),
      p95: quantile(buckets, 0.95),
      p99: quantile(buckets, 0.99),
    }))
    .sort((one, other) => other.requests - one.requests || (one.operation < other.operation ? -1 : 1))
}

/** The beginning of a period that ends now, and its length [s]. */
export function spanOf(period: Period, now: Date): { from: Date; seconds: number } {
  const from = stepsOf(period, now).at[0]!
  return { from, seconds: (now.getTime() - from.getTime()) / 1000 }
}
