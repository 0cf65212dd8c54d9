/**
 * Statements that are asked with every request of a program: their text is made once, and each connection to PostgreSQL
 * plans it once. To build and plan such a statement anew takes a millisecond.
 */
import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from './schema'

/** Where the values of a call stand in a statement. One may stand in several places. */
export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** The names under which connections keep their plans, by the text. */
const names = new Map<string, string>()

/** Undefined for a statement that is planned at each call. */
export const preparedName = (text: string): string | undefined => names.get(text)

/**
 * The statement that `build` makes, as a function of the values of its slots. Its columns are to be named one by one: a
 * plan with `*` is refused once another node has added a column.
 */
export function prepared<Values extends object, Row>(
  db: Kysely<Tables>,
  slotNames: readonly (keyof Values & string)[],
  build: (slots: Slots<Values>) => RawBuilder<Row>,
): (values: Values) => Promise<Row[]> {
  let made: ReturnType<typeof make> | undefined

  function make() {
    const marks = new Map<unknown, keyof Values>(slotNames.map(name => [Symbol(name), name]))
    const slots = Object.fromEntries([...marks].map(([mark, name]) => [name, sql.val(mark)])) as Slots<Values>
    const query = build(slots).compile(db)
    const { parameters } = query
    const places = [...new Set(parameters)]
    const text = query.sql.replaceAll(/\$(\d+)/g, (_, at) => `$${places.indexOf(parameters[Number(at) - 1]) + 1}`)
    names.set(text, createHash('sha256').update(text).digest('base64url'))
    return { query: { ...query, sql: text }, places, marks }
  }

  return async values => {
    made ??= make()
    const { query, places, marks } = made
    const parameters = places.map(place => (marks.has(place) ? values[marks.get(place)!] : place))
    return (await db.executeQuery({ ...query, parameters })).rows as Row[]
  }
}
