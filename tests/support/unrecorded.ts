import { sql } from 'kysely'
import type { Database } from '../../server/data/database'
import type { AuditEventName } from '../../shared/events/auditEvents'

/** While `work` runs, the audit trail refuses rows of the event. */
export async function unrecorded<Answer>(
  db: Database,
  event: AuditEventName,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const body = sql.raw(`$$ begin if new.event = '${event}' then raise 'no row'; end if; return new; end $$`)
  await sql`create function refuse_row() returns trigger language plpgsql as ${body}`.execute(db)
  await sql`create trigger refuse_row before insert on audit_events
    for each row execute function refuse_row()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop function refuse_row cascade`.execute(db)
  }
}
