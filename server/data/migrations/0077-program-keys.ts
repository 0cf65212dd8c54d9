import type { Kysely, Migration } from 'kysely'

/** Requests of programs that are done once, by the keys that the programs gave them. */
export const programKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('program_keys')
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('asked', 'text', column => column.notNull())
      .addColumn('made', 'text')
      .addColumn('at', 'timestamptz', column => column.notNull())
      .addPrimaryKeyConstraint('program_keys_key', ['user_id', 'key'])
      .execute()
  },
}
