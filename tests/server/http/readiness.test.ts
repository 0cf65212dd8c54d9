/** When a node says that it is not ready, beside the loss of what it needs: a balancer then sends nothing more. */
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { Parts } from '../../../server/application/parts'
import { limits } from '../../../server/config/limits'
import { openDatabase } from '../../../server/data/database'
import { exitCodes } from '../../../server/errors/startError'
import { freeBytes } from '../../../server/process/freeBytes'
import { anotherNode, houseOfFile } from '../../support/house'
import { postgresAddress } from '../../support/provided'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const visitor = new Visitor(house)
const { db } = house.parts
const statusOf = async () => (await visitor.get('/readyz')).status

const newest = '9999-of-a-newer-version'
const addMigration = (name: string, timestamp = '2026-11-22') =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db)
const removeMigration = (name: string) => sql`delete from kysely_migration where name = ${name}`.execute(db)

afterEach(() => removeMigration(newest))

/** The store but for its own check. */
function storeThat(store: Parts['store'], check: () => Promise<void>): Parts['store'] {
  return Object.assign(Object.create(store), { check })
}

const notReady: [string, (parts: Parts) => Partial<Parts>][] = [
  ['its folder has no room left', () => ({ freeBytes: async () => limits.leastFreeBytes - 1 })],
  ['nobody knows how much room there is', () => ({ freeBytes: () => Promise.reject(new Error('no such folder')) })],
  [
    'its session store is not there',
    ({ store }) => ({ store: storeThat(store, () => Promise.reject(new Error('away'))) }),
  ],
  [
    'its session store does not answer',
    ({ store }) => ({ store: storeThat(store, () => new Promise(() => undefined)) }),
  ],
  [
    'its folder is gone, whatever room there is said to be',
    ({ config }) => ({
      config: { ...config, dataDir: '/no/such/folder' },
      freeBytes: async () => limits.leastFreeBytes,
    }),
  ],
  ['it has been overloaded for long', ({ load }) => ({ load: { ...load, isOverloaded: () => true } })],
]

it.each(notReady)('SEC-115 where %s', async (_, change) => {
  const node = await anotherNode(house, { change: parts => ({ ...parts, ...change(parts) }) })
  const { status, text } = await new Visitor(node).get('/readyz')
  const health = await new Visitor(node).get('/healthz')
  await node.close()
  expect([status, text, health.status]).toEqual([503, 'not ready', 200])
})

it('SEC-115 by the room that the system says is left', async () => {
  expect(await freeBytes(house.parts.config.dataDir)).toBeGreaterThan(limits.leastFreeBytes)
  await expect(freeBytes('/no/such/folder')).rejects.toThrow('ENOENT')
})

it('SEC-115 where the tables are of a newer version, or not yet of this one', async () => {
  await addMigration(newest)
  const onNewer = await statusOf()
  await removeMigration(newest)
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name desc limit 1`.execute(db)
  const { name, timestamp } = rows[0]!
  await removeMigration(name)
  const onOlder = await statusOf()
  await addMigration(name, timestamp)
  expect([onNewer, onOlder, await statusOf()]).toEqual([503, 503, 200])
})

it('SEC-114 does not even start on tables of a newer version, and says so', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const address = new URL(postgresAddress())
  address.pathname = `/${rows[0]!.name}`
  await addMigration(newest)
  await expect(openDatabase({ databaseUrl: address.href })).rejects.toMatchObject({
    exitCode: exitCodes.data,
    message: expect.stringMatching(/^The database is of a newer version of the product than this one\. /),
  })
})
