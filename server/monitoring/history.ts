/**
 * The history that all nodes share: counts and measurements in minutes, which are moved into hours, and hours into
 * days. Each count is in exactly one step, so that the sum over all steps is what happened.
 */
import { sql } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { minutesAfter } from '../process/clock'
import type { TallyRow } from '../process/tally'

const { minuteHours, hourDays, dayDays } = limits.monitoring

/** One measurement. The node is empty where all nodes share the gauge. */
export interface Reading {
  gauge: string
  node: string
  value: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The beginning of the step of time that contains a moment, in UTC. */
export function stepBegin(at: Date, ms: number): Date {
  return new Date(Math.floor(at.getTime() / ms) * ms)
}

/** Adds what a node has counted since the last time to the minute of `now`. */
export async function writeCounts(db: Database, node: string, rows: readonly TallyRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const from_at = stepBegin(now, minuteMs)
  await db
    .insertInto('request_steps')
    .values(rows.map(row => ({ ...row, step: 'minute' as const, from_at, node })))
    .onConflict(conflict =>
      conflict.columns(['step', 'from_at', 'node', 'kind', 'operation', 'bucket']).doUpdateSet({
        requests: sql`request_steps.requests + excluded.requests`,
        errors: sql`request_steps.errors + excluded.errors`,
      }),
    )
    .execute()
}

/** Adds measurements to the minute of `now`. */
export async function writeReadings(db: Database, readings: readonly Reading[], now: Date): Promise<void> {
  if (readings.length === 0) return
  const from_at = stepBegin(now, minuteMs)
  // In a fixed order: two nodes that write shared gauges must not wait for each other.
  const rows = readings.toSorted((one, other) => (one.gauge < other.gauge ? -1 : 1))
  await db
    .insertInto('gauge_steps')
    .values(
      rows.map(({ gauge, node, value }) => ({
        ...{ step: 'minute' as const, from_at, node, gauge },
        ...{ samples: 1, total: value, highest: value },
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['step', 'from_at', 'node', 'gauge']).doUpdateSet({
        samples: sql`gauge_steps.samples + excluded.samples`,
        total: sql`gauge_steps.total + excluded.total`,
        highest: sql`greatest(gauge_steps.highest, excluded.highest)`,
      }),
    )
    .execute()
}

/** Number of the database lock that lets one node at a time move steps. */
const rollUpLock = 4_802_002

/**
 * Moves old minutes into hours and old hours into days, and deletes days after their time. Counts that arrive late,
 * from a node that was cut off, are added to the step that is there already. Days do not tell nodes apart.
 */
export async function rollUp(db: Database, now: Date): Promise<void> {
  const olderMinutes = stepBegin(minutesAfter(now, -minuteHours * 60), hourMs)
  const olderHours = stepBegin(minutesAfter(now, -hourDays * 24 * 60), dayMs)
  const olderDays = stepBegin(minutesAfter(now, -dayDays * 24 * 60), dayMs)
  await db.transaction().execute(async transaction => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${rollUpLock}) as taken`.execute(
      transaction,
    )
    // Another node is moving them.
    if (!rows[0]?.taken) return
    for (const [from, to, before] of [
      ['minute', 'hour', olderMinutes],
      ['hour', 'day', olderHours],
    ] as const) {
      const node = to === 'day' ? sql`''` : sql`node`
      const begin = sql`date_trunc(${to}, from_at, 'UTC')`
      await sql`
        with moved as (delete from request_steps where step = ${from} and from_at < ${before} returning *)
        insert into request_steps (step, from_at, node, kind, operation, bucket, requests, errors)
        select ${to}, ${begin}, ${node}, kind, operation, bucket, sum(requests), sum(errors)
        from moved group by 2, 3, 4, 5, 6
        on conflict (step, from_at, node, kind, operation, bucket) do update
        set requests = request_steps.requests + excluded.requests, errors = request_steps.errors + excluded.errors`.execute(
        transaction,
      )
      await sql`
        with moved as (delete from gauge_steps where step = ${from} and from_at < ${before} returning *)
        insert into gauge_steps (step, from_at, node, gauge, samples, total, highest)
        select ${to}, ${begin}, ${node}, gauge, sum(samples), sum(total), max(highest)
        from moved group by 2, 3, 4
        on conflict (step, from_at, node, gauge) do update
        set samples = gauge_steps.samples + excluded.samples, total = gauge_steps.total + excluded.total,
          highest = greatest(gauge_steps.highest, excluded.highest)`.execute(transaction)
    }
    for (const table of ['request_steps', 'gauge_steps'] as const)
      await transaction.deleteFrom(table).where('step', '=', 'day').where('from_at', '<', olderDays).execute()
  })
}
