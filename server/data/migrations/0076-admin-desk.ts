import { type Kysely, type Migration, sql } from 'kysely'

/** Requests to support, notices to everybody, and the settings that admins change while the product runs. */
export const adminDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('support_requests')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('at', 'timestamptz', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull().defaultTo('new'))
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('message', 'text', column => column.notNull())
      .addColumn('page', 'text', column => column.notNull().defaultTo(''))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('company', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('phone', 'text', column => column.notNull())
      .addColumn('is_signed_in', 'boolean', column => column.notNull())
      .addColumn('request_id', 'text', column => column.notNull())
      .addColumn('taken_by', 'text')
      .addColumn('note', 'text', column => column.notNull().defaultTo(''))
      .addColumn('changed_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema.createIndex('support_requests_by_state').on('support_requests').columns(['state', 'at']).execute()
    await db.schema
      .createTable('banners')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('severity', 'text', column => column.notNull())
      .addColumn('from_at', 'timestamptz', column => column.notNull())
      .addColumn('until_at', 'timestamptz', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'jsonb', column => column.notNull())
      .addColumn('changed_at', 'timestamptz', column => column.notNull())
      .execute()
  },
}
