/** Values that admins have set in place of a default, in the database, so that all nodes have them. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'

/** The values of all settings whose names begin so, by their names. */
export async function settingsOf(db: Database, start: string): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'like', `${start}%`).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Sets a value. */
export async function keepSetting(
  transaction: Transaction<Tables>,
  { name, value, now }: { name: string; value: string | number; now: Date },
): Promise<void> {
  const text = JSON.stringify(value)
  await transaction
    .insertInto('settings')
    .values({ name, value: text, changed_at: now.toISOString() })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({ value: sql`excluded.value`, changed_at: sql`excluded.changed_at` }),
    )
    .execute()
}
