import { type Kysely, type Migration, sql } from 'kysely'

/** The mail queue: a mail is written with the change that it reports, and sent by the node that claims it. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('recipient', 'text', column => column.notNull())
      .addColumn('about', 'text')
      .addColumn('content', 'text')
      .addColumn('counted', 'jsonb', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('fault', 'text')
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .addColumn('due_at', 'timestamptz', column => column.notNull())
      .addColumn('ends_at', 'timestamptz', column => column.notNull())
      .addColumn('tried_at', 'timestamptz')
      .addColumn('ended_at', 'timestamptz')
      .execute()
    await db.schema
      .createIndex('mails_open')
      .on('mails')
      .column('ends_at')
      .where(sql.ref('state'), 'in', ['waiting', 'sending'])
      .execute()
    await db.schema.createIndex('mails_about').on('mails').column('about').execute()
  },
}
