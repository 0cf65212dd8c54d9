import type { Kysely, Migration } from 'kysely'

/** The kinds of browser with which a person has signed in: a mail reports a new one. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_devices')
      .addColumn('user_id', 'uuid', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device', 'text', column => column.notNull())
      .addColumn('first_seen_at', 'timestamptz', column => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device'])
      .execute()
  },
}
