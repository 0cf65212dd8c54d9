import type { Kysely, Migration } from 'kysely'

/** Since when nobody of the company signs in; its people keep the state that is their own. */
export const disabledCompanies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('companies').addColumn('disabled_at', 'timestamptz').execute()
  },
}
