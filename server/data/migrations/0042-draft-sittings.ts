import { type Kysely, type Migration, sql } from 'kysely'

/** Each open page has its own draft of a project, so that a draft on offer is not overwritten by the next page. */
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
