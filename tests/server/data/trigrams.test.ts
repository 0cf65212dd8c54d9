/** What the migrations need of the database beside its tables. */
import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { PGliteDialect } from 'kysely-pglite-dialect'
import { expect, it } from 'vitest'
import { listsAtSize } from '../../../server/data/migrations/0161-lists-at-size'
import type { Tables } from '../../../server/data/schema'
import { exitCodes } from '../../../server/errors/startError'
import { openHouse } from '../../support/house'

it('a server without the contrib modules is refused, with what to install', async () => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect(await PGlite.create('memory://')) })
  await expect(listsAtSize.up(db)).rejects.toMatchObject({
    ...{ exitCode: exitCodes.configuration, message: expect.stringContaining('Install its contrib modules') },
  })
  await db.destroy()
})

it.each([
  ['the embedded database', { DATABASE_URL: '' }],
  ['a PostgreSQL server', {}],
])('parts of words are found by an index in %s', async (_, environment) => {
  const house = await openHouse({ environment })
  const plan = await house.parts.db.transaction().execute(async transaction => {
    // A table without rows would be read whole.
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { rows } = await sql<Record<string, string>>`
      explain select from audit_events
      where actor ilike '%nobody@nowhere%' or impersonator ilike '%nobody@nowhere%' or target ilike '%nobody@nowhere%'`.execute(
      transaction,
    )
    return rows.map(row => row['QUERY PLAN']).join('\n')
  })
  expect(plan.match(/Index Scan on audit_events_people/g)).toHaveLength(3)
  await house.close()
})
