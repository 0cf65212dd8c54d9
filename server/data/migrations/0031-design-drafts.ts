import type { Kysely, Migration } from 'kysely'

/** Unsaved changes of a person, one per project, so that they are not lost when the session ends. */
export const designDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('design_drafts')
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('document', 'jsonb', column => column.notNull())
      .addColumn('kept_at', 'timestamptz', column => column.notNull())
      .addPrimaryKeyConstraint('design_drafts_key', ['user_id', 'subject'])
      .execute()
  },
}
