import { type Kysely, type Migration, sql } from 'kysely'

/** What a company gives to who registers and is let in by its mail domain: nothing, until its owner chooses. */
export const newcomerRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('companies')
      .addColumn('newcomer_roles', 'jsonb', column => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute()
  },
}
