/** Limits the projects, templates and links of a person and of a company. */
import { sql, type Transaction } from 'kysely'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { limits } from '../../config/limits'
import type { Tables } from '../../data/schema'
import type { Caller } from '../caller'

type Kept = keyof typeof limits.kept

/**
 * The message if the caller may keep no further row of `table`; otherwise undefined. The row of the company is locked
 * until the transaction ends, so that of two simultaneous saves the second counts the row of the first.
 */
export async function fullFor(
  transaction: Transaction<Tables>,
  table: Kept,
  { id, companyId }: Caller,
): Promise<string | undefined> {
  await transaction.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where owner_id = ${id})::int as own, count(*)::int as "all"
    from ${sql.table(table)} where company_id = ${companyId}`.execute(transaction)
  const [{ own, all } = { own: 0, all: 0 }] = rows
  const { person, company } = limits.kept[table]
  const said = projectMessages.full[table]
  if (own >= person) return said.person(person.toLocaleString('en'))
  return all >= company ? said.company(company.toLocaleString('en')) : undefined
}
