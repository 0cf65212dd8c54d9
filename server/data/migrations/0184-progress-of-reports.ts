import type { Kysely, Migration } from 'kysely'

/** How far the reports are that are being made, for whichever node is asked. */
export const progressOfReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('report_progress')
      .addColumn('id', 'uuid', column => column.primaryKey())
      .addColumn('owner_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('tool', 'text', column => column.notNull())
      .addColumn('items', 'integer', column => column.notNull())
      .addColumn('rated', 'integer', column => column.notNull())
      .addColumn('drawn', 'integer', column => column.notNull())
      .addColumn('begun_at', 'timestamptz', column => column.notNull())
      .execute()
  },
}
