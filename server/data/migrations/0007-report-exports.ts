import type { Kysely, Migration } from 'kysely'

/** What a report was made of, so that it can be exported as a workbook; and whether that is only for some. */
export const reportExports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reports')
      .addColumn('document', 'jsonb')
      .addColumn('requires_src', 'boolean', column => column.notNull().defaultTo(false))
      .execute()
  },
}
