import type { Kysely, Migration } from 'kysely'

/** The document from which a report was made, for its export as a workbook, and whether the export needs a role. */
export const reportExports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reports')
      .addColumn('document', 'jsonb')
      .addColumn('requires_src', 'boolean', column => column.notNull().defaultTo(false))
      .execute()
  },
}
