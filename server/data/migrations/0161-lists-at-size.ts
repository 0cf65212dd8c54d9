import { type Kysely, type Migration, sql } from 'kysely'
import { exitCodes, StartError } from '../../errors/startError'

/** Lists of large installations find their rows by an index: parts of texts by their trigrams, pages in their order. */
export const listsAtSize: Migration = {
  async up(db: Kysely<unknown>) {
    await makeTrigrams(db)
    // The trail is written all the time: new rows wait together for the index, but few, as each search reads them all.
    await sql`create index audit_events_people on audit_events
      using gin (actor gin_trgm_ops, impersonator gin_trgm_ops, target gin_trgm_ops)
      with (gin_pending_list_limit = 64)`.execute(db)
    await sql`create index users_words on users
      using gin (full_name gin_trgm_ops, email gin_trgm_ops) with (fastupdate = off)`.execute(db)
    await sql`create index companies_words on companies
      using gin (name gin_trgm_ops, mail_domain gin_trgm_ops) with (fastupdate = off)`.execute(db)
    await db.schema.createIndex('companies_by_name').on('companies').columns(['name', 'id']).execute()
    // The few people whom somebody has to admit, and the owners of companies.
    await sql`create index users_waiting on users (company_id)
      where type = 'Approval' and status = 'Pending'`.execute(db)
    await sql`create index users_owners on users (company_id, email) where type = 'Owner'`.execute(db)
    await sql`create index designs_by_change on designs (kind, owner_id, changed_at desc, id)`.execute(db)
    await sql`create index r_and_d_records_sums on r_and_d_records (project_id, day)
      include (author_id, hours)`.execute(db)
    await db.schema.createIndex('r_and_d_records_author').on('r_and_d_records').columns(['author_id', 'day']).execute()
    await db.schema.dropIndex('r_and_d_records_project').execute()
  },
}

/** The extension belongs to PostgreSQL's own contrib modules, and the owner of a database may create it. */
async function makeTrigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0)
    throw new StartError(
      'The PostgreSQL server has no pg_trgm, by which lists are searched. Install its contrib modules, and start again.',
      exitCodes.configuration,
    )
  await sql`create extension if not exists pg_trgm`.execute(db)
}
