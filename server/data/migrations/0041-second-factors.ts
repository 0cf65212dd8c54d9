import { type Kysely, type Migration, sql } from 'kysely'

/** Authenticator apps of people, their recovery codes, and whether a session has given a code. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, since] of [
      ['second_factors', 'on_since'],
      ['second_factor_setups', 'started_at'],
    ] as const)
      await db.schema
        .createTable(table)
        .addColumn('user_id', 'uuid', column => column.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('secret', 'text', column => column.notNull())
        .addColumn(since, 'timestamptz', column => column.notNull())
        .execute()
    await db.schema
      .alterTable('second_factors')
      .addColumn('last_step', 'integer', column => column.notNull())
      .execute()

    await db.schema
      .createTable('recovery_codes')
      .addColumn('id', 'uuid', column => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('recovery_codes_of').on('recovery_codes').column('user_id').execute()

    await db.schema.alterTable('bearer_tokens').addColumn('factor_given_at', 'timestamptz').execute()
  },
}
