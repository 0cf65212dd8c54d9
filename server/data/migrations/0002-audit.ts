import { type Kysely, type Migration, sql } from 'kysely'

/** The audit trail is append-only: the database itself refuses a change or a deletion. */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_events')
      .addColumn('sequence', 'bigserial', column => column.primaryKey())
      .addColumn('at', 'timestamptz', column => column.notNull())
      .addColumn('event', 'text', column => column.notNull())
      .addColumn('outcome', 'text', column => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('impersonator', 'text')
      .addColumn('target', 'text')
      .addColumn('address', 'text')
      .addColumn('request_id', 'text')
      .addColumn('detail', 'jsonb', column => column.notNull())
      .addColumn('previous_hash', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .execute()
    await sql`create function audit_events_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the audit trail is append-only'; end $$`.execute(db)
    await sql`create trigger audit_events_append_only before update or delete on audit_events
      for each row execute function audit_events_append_only()`.execute(db)
    await sql`create trigger audit_events_no_truncate before truncate on audit_events
      for each statement execute function audit_events_append_only()`.execute(db)
  },
}
