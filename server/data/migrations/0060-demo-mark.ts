import { type Kysely, type Migration, sql } from 'kysely'

/** A row marks the database of a demo. Existing demos are recognized by a person whose mail domain cannot be real. */
export const demoMark: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('demo_mark')
      .addColumn('is_demo', 'boolean', column => column.primaryKey().check(sql`is_demo`))
      .execute()
    await sql`
      insert into demo_mark select true where exists (
        select 1 from users where email = 'ada.admin@coilworks.example')`.execute(db)
  },
}
