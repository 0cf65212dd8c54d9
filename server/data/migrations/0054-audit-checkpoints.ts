import { type Kysely, type Migration, sql } from 'kysely'

/** Signed checkpoints of the audit trail, as append-only as the trail. */
export const auditCheckpoints: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_checkpoints')
      .addColumn('number', 'integer', column => column.primaryKey())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('signature', 'text', column => column.notNull())
      .execute()
    await sql`create trigger audit_checkpoints_append_only before update or delete on audit_checkpoints
      for each row execute function audit_events_append_only()`.execute(db)
    await sql`create trigger audit_checkpoints_no_truncate before truncate on audit_checkpoints
      for each statement execute function audit_events_append_only()`.execute(db)
  },
}
