/** The number of rows of a list, counted no further than somebody reads it. */
import type { SelectQueryBuilder } from 'kysely'
import { limits } from '../../shared/limits'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'

/** The number of ids, or one more than `limits.countedUpTo` if there are more than that. */
export async function countUpTo<TB extends keyof Tables>(
  db: Database,
  ids: SelectQueryBuilder<Tables, TB, { id: string }>,
): Promise<number> {
  const { count } = await db
    .selectFrom(ids.limit(limits.countedUpTo + 1).as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
