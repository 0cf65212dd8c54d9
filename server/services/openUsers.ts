import type { Database } from '../data/database'

/** Open accounts of people and programs: approved, and neither they nor their company are disabled. */
export function openUsers(db: Database) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .where('users.status', 'in', ['Active', 'Owner'])
    .where('companies.disabled_at', 'is', null)
}
