import { type Kysely, type Migration, sql } from 'kysely'

/** Searches for coils: a queue that every node serves, with the progress and the result of each. */
export const designSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('design_searches')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('owner_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('search', 'jsonb', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('done', 'integer', column => column.notNull())
      .addColumn('considered', 'integer', column => column.notNull())
      .addColumn('answer', 'jsonb')
      .addColumn('heard_at', 'timestamptz', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema.createIndex('design_searches_owner').on('design_searches').column('owner_id').execute()
    await db.schema
      .createIndex('design_searches_open')
      .on('design_searches')
      .column('created_at')
      .where(sql.ref('state'), 'in', ['waiting', 'running'])
      .execute()
  },
}
