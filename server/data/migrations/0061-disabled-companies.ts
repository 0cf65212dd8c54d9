import type { Kysely, Migration } from 'kysely'

/** Since when a company is disabled; the state of its people is not changed. */
export const disabledCompanies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('companies').addColumn('disabled_at', 'timestamptz').execute()
  },
}
