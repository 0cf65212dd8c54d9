import { type Kysely, type Migration, sql } from 'kysely'

/** The roles for people who are admitted by the mail domain of a company: none, until its owner chooses. */
export const newcomerRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('companies')
      .addColumn('newcomer_roles', 'jsonb', column => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute()
  },
}
