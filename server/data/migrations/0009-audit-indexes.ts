import { type Kysely, type Migration, sql } from 'kysely'

/** The trail is asked for one person, one kind of event, one time; it may hold years. */
export const auditIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('audit_events_event').on('audit_events').columns(['event', 'sequence']).execute()
    await db.schema.createIndex('audit_events_at').on('audit_events').column('at').execute()
    // Actors stand as they were typed at sign-in.
    await sql`create index audit_events_actor on audit_events (lower(actor), sequence)`.execute(db)
  },
}
