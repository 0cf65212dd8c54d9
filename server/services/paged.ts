/** A page of a list, and how many rows there are on all pages. */
import type { SelectQueryBuilder } from 'kysely'
import { limits } from '../config/limits'

const { rows } = limits.adminPage

export async function paged<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, page = 1) {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<string>().as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: string }
  const found = await query
    .limit(rows)
    .offset((page - 1) * rows)
    .execute()
  return { found, count: Number(count) }
}
