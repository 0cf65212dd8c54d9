import { type Kysely, type Migration, sql } from 'kysely'

/** The roles that a company holds and its owner may assign: at first those that its people hold. */
export const companyRolesOfPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('companies')
      .addColumn('roles', 'jsonb', column => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute()
    // Written out, so that it remains the list at the time of this migration.
    await sql`
      update companies set roles = coalesce((
        select jsonb_agg(distinct role) from users, jsonb_array_elements_text(users.roles) as role
        where users.company_id = companies.id
          and role in ('enterprise', 'economizer', 'aircooler', 'seg-prog', 'circ-build', 'drygas-gasmix',
            'cleaver-brooks', 'hurst-boiler', 'nimbus', 'r-and-d', 'selection-api', 'rep', 'cooney', 'kcc', 'isSRC')
      ), '[]'::jsonb)`.execute(db)
  },
}
