/** The day from which the engines are not compared any more: that of the specification, or the one that an admin has set. */
import type { Transaction } from 'kysely'
import type { Day } from '../../shared/engineComparison'
import { engineCompareDeactivation } from '../../shared/limits'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import { keepSetting, settingsOf } from './settingsStore'

const setting = 'engine-comparison-end'

/** Year, month and day of `2026-02-01`. */
const dayOf = (text: string): Day => text.split('-').map(Number) as unknown as Day

export const textOfDay = ([year, month, date]: Day) =>
  [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')

export async function engineComparisonEnd(db: Database): Promise<Day> {
  const value = (await settingsOf(db, setting)).get(setting)
  return typeof value === 'string' ? dayOf(value) : engineCompareDeactivation
}

/** Sets the day, as `2026-02-01`, and returns the one before. */
export async function keepEngineComparisonEnd(
  transaction: Transaction<Tables>,
  { until, now }: { until: string; now: Date },
): Promise<string> {
  const before = textOfDay(await engineComparisonEnd(transaction))
  await keepSetting(transaction, { name: setting, value: until, now })
  return before
}
