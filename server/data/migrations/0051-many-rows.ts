import { type Kysely, type Migration, sql } from 'kysely'

/** For companies of tens of thousands: indexes to list their people, and to count the saved items of everybody. */
export const manyRows: Migration = {
  async up(db: Kysely<unknown>) {
    // The order of the lists of people: those without a name come last. server/services/account/peoplePage.ts has the
    // same expression.
    await sql`
      create index users_by_name on users (company_id, (full_name = ''), (lower(full_name) collate "C"), email)`.execute(
      db,
    )
    await db.schema.createIndex('users_by_email').on('users').columns(['company_id', 'email']).execute()
    await db.schema.createIndex('designs_company').on('designs').columns(['company_id', 'owner_id']).execute()
    await db.schema
      .createIndex('coil_templates_company')
      .on('coil_templates')
      .columns(['company_id', 'owner_id'])
      .execute()
    // The person who made a link last; null for links that were made before this column existed.
    await db.schema
      .alterTable('coil_snapshots')
      .addColumn('owner_id', 'uuid', column => column.references('users.id').onDelete('set null'))
      .execute()
    await db.schema
      .createIndex('coil_snapshots_company')
      .on('coil_snapshots')
      .columns(['company_id', 'owner_id'])
      .execute()
  },
}
