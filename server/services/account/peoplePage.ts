/** Pages of people by keyset: a page is found by the sort keys of the last or first person of its neighbour. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { PeoplePlace, PeopleSort } from '../../../shared/contracts/account'
import type { Database } from '../../data/database'
import type { Tables } from '../../data/schema'
import { containing } from '../containing'

export type PeopleQuery<Row> = SelectQueryBuilder<Tables, 'users', Row>

interface Order extends PeoplePlace {
  sort?: PeopleSort
  descending?: boolean
}

/** Sort keys; the last one is the unique email. People without a name come after all names. */
const keysOf = {
  // The index users_by_name has these expressions.
  FullName: [sql`(users.full_name = '')`, sql`lower(users.full_name) collate "C"`, sql`users.email`],
  Email: [sql`users.email`],
  Type: [sql`users.type`, sql`users.email`],
  Status: [sql`users.status`, sql`users.email`],
} as const satisfies Record<PeopleSort, unknown>

/** `size` people in order, with the ids for the next and previous page; an id is null if there is no such page. */
export async function pageOf<Row extends { id: string }>(
  db: Database,
  people: PeopleQuery<Row>,
  { sort = 'FullName', descending = false, after, before }: Order,
  size: number,
) {
  const edge = after ?? before
  const place = edge === undefined ? undefined : await placeOf(db, edge, sort)
  const isBackwards = place !== undefined && after === undefined
  const isDown = descending !== isBackwards
  const keys = keysOf[sort]
  let query = people
  if (place) query = query.where(sql<boolean>`(${sql.join([...keys])}) ${isDown ? sql`<` : sql`>`} (${place})`)
  for (const key of keys) query = query.orderBy(key, isDown ? 'desc' : 'asc')
  const found = await query.limit(size + 1).execute()
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (isBackwards) rows.reverse()
  const [hasBefore, hasAfter] = isBackwards ? [hasMore, true] : [place !== undefined, hasMore]
  return {
    rows,
    place: {
      Before: (hasBefore && rows[0]?.id) || null,
      After: (hasAfter && rows.at(-1)?.id) || null,
    },
  }
}

/** The keys of one person; undefined if the id no longer exists, and the list then starts at the beginning. */
async function placeOf(db: Database, id: string, sort: PeopleSort) {
  const row = await db
    .selectFrom('users')
    .select(['full_name', 'email', 'type', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const name = row.full_name
  return {
    FullName: sql`${name === ''}::boolean, lower(${name}::text) collate "C", ${row.email}::text`,
    Email: sql`${row.email}::text`,
    Type: sql`${row.type}::text, ${row.email}::text`,
    Status: sql`${row.status}::text, ${row.email}::text`,
  }[sort]
}

/** The people whose name or email contains the text. */
export function peopleWith<Row>(people: PeopleQuery<Row>, text: string | undefined): PeopleQuery<Row> {
  const wanted = text?.trim()
  if (!wanted) return people
  const pattern = containing(wanted)
  return people.where(({ or, eb }) => or([eb('full_name', 'ilike', pattern), eb('email', 'ilike', pattern)]))
}

export async function countOf<Row>(people: PeopleQuery<Row>): Promise<number> {
  const { count } = await people
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
