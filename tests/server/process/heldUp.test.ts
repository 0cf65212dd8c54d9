/** A process that a busy machine holds up does not take its own lateness for that of the database. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../server/data/database'
import { UnavailableError } from '../../../server/errors/unavailableError'
import { type FaultyLink, faultyLink } from '../../support/faultyLink'
import { type FreshDatabase, migratedDatabase } from '../../support/freshDatabase'

let fresh: FreshDatabase
let link: FaultyLink
let database: OpenDatabase
beforeAll(async () => {
  fresh = await migratedDatabase()
  link = await faultyLink(fresh.address)
  database = await openDatabase({ databaseUrl: link.address })
})
afterAll(async () => {
  await database.close()
  await link.close()
  await fresh.drop()
})

const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db)

it('hears of a connection that came while the process was held up for longer than anybody waits', async () => {
  // One connection is there; the others are made now.
  const asked = Promise.all([ask(), ask(), ask()])
  await new Promise(resolve => setImmediate(resolve))
  const end = performance.now() + 2_100
  while (performance.now() < end);
  expect((await asked).map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1])
})

/** Takes all ten connections at once; what is given back leaves them. */
async function allTaken(): Promise<() => Promise<unknown>> {
  let leave = () => {}
  const left = new Promise<void>(resolve => {
    leave = resolve
  })
  const inside: Promise<void>[] = []
  const over = Array.from({ length: 10 }, () => {
    let enter = () => {}
    inside.push(
      new Promise(resolve => {
        enter = resolve
      }),
    )
    return database.db.connection().execute(async () => {
      enter()
      await left
    })
  })
  await Promise.race([Promise.all(inside), Promise.all(over)])
  return () => {
    leave()
    return Promise.all(over)
  }
}

it('gives up a connection that does not come, and leaves it to others once it does', async () => {
  const leave = await allTaken()
  await expect(ask()).rejects.toBeInstanceOf(UnavailableError)
  await leave()
  const again = await allTaken()
  await again()
  expect((await ask()).rows[0]?.one).toBe(1)
})
