import type { Kysely, Migration } from 'kysely'

/** Coils with a link: never changed, and found by the hash of their content. */
export const coilSnapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('coil_snapshots')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('company_id', 'uuid', column => column.notNull().references('companies.id'))
      .addColumn('coil', 'jsonb', column => column.notNull())
      .addColumn('results', 'jsonb', column => column.notNull())
      .addColumn('made_at', 'timestamptz', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .execute()
  },
}
