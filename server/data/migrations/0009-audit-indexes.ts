import { type Kysely, type Migration, sql } from 'kysely'

/** The trail is filtered by person, kind of event and time, and may contain years. */
export const auditIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('audit_events_event').on('audit_events').columns(['event', 'sequence']).execute()
    await db.schema.createIndex('audit_events_at').on('audit_events').column('at').execute()
    // Actors are stored as they were typed at sign-in.
    await sql`create index audit_events_actor on audit_events (lower(actor), sequence)`.execute(db)
  },
}
