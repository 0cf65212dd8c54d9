/** Statements that each connection plans once. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createThrottle } from '../../../server/access/throttle'
import { prepared } from '../../../server/data/prepared'
import { createServiceTokens } from '../../../server/services/serviceTokens'
import { openHouse } from '../../support/house'
import { hasProgram } from '../../support/programs'

const databases = [
  ['the embedded database', { DATABASE_URL: '' }],
  ['a PostgreSQL server', {}],
] as const

it.each(databases)('a prepared statement answers by the values of each call in %s', async (_, environment) => {
  const house = await openHouse({ environment })
  const stretched = prepared<{ word: string; times: number }, { said: string; length: number }>(
    house.parts.db,
    ['word', 'times'],
    ({ word, times }) => sql`
      select repeat(${word}::text, ${times}::int) || ${'!'}::text as said, length(${word}::text) * ${times}::int as length`,
  )
  const said = [await stretched({ word: 'ab', times: 2 }), await stretched({ word: '$1', times: 3 })]
  expect(said).toEqual([[{ said: 'abab!', length: 4 }], [{ said: '$1$1$1!', length: 6 }]])
  await house.close()
})

it('a PostgreSQL server plans a prepared statement once, and others each time', async () => {
  const house = await openHouse()
  const names = await house.parts.db.connection().execute(async connection => {
    const one = prepared<{ of: number }, { made: number }>(
      connection,
      ['of'],
      ({ of }) => sql`select ${of}::int as made`,
    )
    await one({ of: 1 })
    await one({ of: 2 })
    await sql`select ${3}::int as other`.execute(connection)
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection)
    return kept.rows.map(({ statement }) => statement)
  })
  expect(names).toEqual(['select $1::int as made'])
  await house.close()
})

it('programs are admitted by plans from before another node added a column', async () => {
  const house = await openHouse()
  const { db, clock } = house.parts
  const program = await hasProgram(house)
  const limit = { throttle: createThrottle(db, clock), prefix: 'tried:', max: 100, windowMinutes: 1 }
  const countedHolderOf = createServiceTokens(db, clock).counting('suite', limit)
  const left = async () => (await countedHolderOf(program.token)).shown?.left
  const before = await left()
  for (const table of ['service_tokens', 'users', 'companies', 'attempts'])
    await sql`alter table ${sql.table(table)} add column of_a_newer_node text`.execute(db)
  expect([before, await left(), await left()]).toEqual([99, 98, 97])
  await house.close()
})
