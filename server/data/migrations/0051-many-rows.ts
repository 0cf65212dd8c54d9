import { type Kysely, type Migration, sql } from 'kysely'

/** Companies of tens of thousands: the indexes by which their people are listed, and what everybody keeps is counted. */
export const manyRows: Migration = {
  async up(db: Kysely<unknown>) {
    // The order of the lists of people: who has no name yet comes last. The same words stand in server/services/account/peoplePage.ts.
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
    // Who made a link last; of links that were made before this is known, nobody.
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
