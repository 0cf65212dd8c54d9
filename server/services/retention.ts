/** How long each kind of data is kept: the table that the purge follows, with what admins have set. */
import { sql, type Transaction } from 'kysely'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import { minutesAfter } from '../process/clock'
import { keepSetting, settingsOf } from './settingsStore'

interface Kept {
  title: string
  table: 'client_errors' | 'analytics_logs' | 'design_drafts' | 'coil_snapshots' | 'mails' | 'support_requests'
  /** The time from which the days are counted. */
  from: 'at' | 'kept_at' | 'made_at' | 'ended_at' | 'changed_at'
  days: number
  /** Fewest and most days. */
  bounds: readonly [number, number]
  /** Which rows are meant. */
  note: string
  /** The state in which a row must be to go. */
  state?: string
}

const kinds = {
  'error-reports': {
    ...{ title: 'Error reports of browsers', table: 'client_errors', from: 'at' },
    ...{ days: limits.errorLog.days, bounds: [1, 365], note: 'from the report' },
  },
  measurements: {
    ...{ title: 'Measurements', table: 'analytics_logs', from: 'at' },
    ...{ days: limits.analytics.days, bounds: [1, 730], note: 'from the measurement' },
  },
  drafts: {
    ...{ title: 'Unsaved changes', table: 'design_drafts', from: 'kept_at' },
    ...{ days: limits.draftDays, bounds: [7, 365], note: 'from the last change' },
  },
  links: {
    ...{ title: 'Links to items', table: 'coil_snapshots', from: 'made_at' },
    ...{ days: limits.links.days, bounds: [30, 3_650], note: 'from when the link was last made' },
  },
  mails: {
    ...{ title: 'Records of ended mails', table: 'mails', from: 'ended_at' },
    ...{ days: limits.mailQueue.keptDays, bounds: [1, 90], note: 'from when it was sent or given up' },
  },
  inbox: {
    ...{ title: 'Answered requests of the inbox', table: 'support_requests', from: 'changed_at' },
    ...{ days: limits.inboxDays, bounds: [30, 3_650], note: 'done ones, from their last change', state: 'done' },
  },
} as const satisfies Record<string, Kept>

export type RetentionName = keyof typeof kinds
export const retentionNames = Object.keys(kinds) as RetentionName[]

export function isRetentionName(name: string): name is RetentionName {
  return Object.hasOwn(kinds, name)
}

const prefix = 'retention.'

/** The days that count now. */
async function daysKept(db: Database): Promise<Record<RetentionName, number>> {
  const set = await settingsOf(db, prefix)
  const entries = retentionNames.map(name => {
    const value = set.get(prefix + name)
    return [name, typeof value === 'number' ? value : kinds[name].days]
  })
  return Object.fromEntries(entries) as Record<RetentionName, number>
}

/** Rows that are older than the days. */
function olderThan(db: Database, { table, from, state }: Kept, before: Date) {
  const state_ = state === undefined ? sql<boolean>`true` : sql<boolean>`state = ${state}`
  return { table: sql.table(table), where: sql<boolean>`${sql.ref(from)} < ${before} and ${state_}`, db }
}

const dayBefore = (now: Date, days: number) => minutesAfter(now, -days * 24 * 60)

/** Deletes what is older than its days. */
export async function purgeKept(db: Database, now: Date): Promise<void> {
  const days = await daysKept(db)
  for (const name of retentionNames) {
    const { table, where } = olderThan(db, kinds[name], dayBefore(now, days[name]))
    await sql`delete from ${table} where ${where}`.execute(db)
  }
}

export interface KeptData {
  name: RetentionName
  title: string
  days: number
  usual: number
  bounds: readonly [number, number]
  rows: number
  /** How many of them a purge at this moment would delete. */
  due: number
  note: string
}

/** Every kind of data, with what a purge at this moment would delete; with other days for one, to try them. */
export async function keptData(db: Database, now: Date, tried?: { name: string; days: number }): Promise<KeptData[]> {
  const present = await daysKept(db)
  return Promise.all(
    retentionNames.map(async name => {
      const kind = kinds[name]
      const days = tried?.name === name ? tried.days : present[name]
      const { table, where } = olderThan(db, kind, dayBefore(now, days))
      const { rows: counted } = await sql<{ rows: string; due: string }>`
        select count(*) as rows, count(*) filter (where ${where}) as due from ${table}`.execute(db)
      const { title, bounds, note } = kind
      const [{ rows, due } = { rows: 0, due: 0 }] = counted
      return { ...{ name, title, days, usual: kind.days, bounds, note }, rows: Number(rows), due: Number(due) }
    }),
  )
}

/** Sets the days of one kind: the days before, or the bounds that they break. */
export async function keepDays(
  transaction: Transaction<Tables>,
  { name, days, now }: { name: RetentionName; days: number; now: Date },
): Promise<{ before: number } | { bounds: readonly [number, number] }> {
  const { bounds } = kinds[name]
  if (days < bounds[0] || days > bounds[1]) return { bounds }
  const { [name]: before } = await daysKept(transaction)
  await keepSetting(transaction, { name: prefix + name, value: days, now })
  return { before }
}
