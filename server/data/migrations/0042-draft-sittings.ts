import { type Kysely, type Migration, sql } from 'kysely'

/** Each sitting has its own draft of a project: one that is on offer is not written over by the next. */
export const draftSittings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('design_drafts')
      .addColumn('sitting', 'uuid', column => column.notNull().defaultTo(sql`gen_random_uuid()`))
      .execute()
    await db.schema.alterTable('design_drafts').dropConstraint('design_drafts_key').execute()
    await db.schema
      .alterTable('design_drafts')
      .addPrimaryKeyConstraint('design_drafts_key', ['user_id', 'subject', 'sitting'])
      .execute()
  },
}
