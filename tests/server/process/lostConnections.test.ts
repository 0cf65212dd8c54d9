/** Connections that are lost under work: a node lives on, and serves again once what it needs is back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepAsking } from '../../../scripts/testing/asking'
import { type PostgresServer, startPostgres } from '../../../scripts/testing/postgres'
import type { ServerProcess } from '../../../scripts/testing/serverProcess'
import { readConfig } from '../../../server/config/config'
import { type OpenDatabase, openDatabase } from '../../../server/data/database'
import { systemClock } from '../../../server/process/clock'
import { type FaultyLink, faultyLink } from '../../support/faultyLink'
import { type House, production, publicOrigin } from '../../support/house'
import { addPerson, signsIn } from '../../support/people'
import { postgresPrograms, redisAddress } from '../../support/provided'
import { serverProcesses } from '../../support/serverProcesses'
import { smallestRequests } from '../../support/smallestRequests'
import type { Visitor } from '../../support/visitor'

const start = serverProcesses()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-lost-'))
const postgresFolder = mkdtempSync(join(tmpdir(), 'coilworks-lost-'))
/** Of the nodes, as the database knows them. */
const names = ['node-1', 'node-2']
const saves = '/DesignService.svc/SaveProject'

/** Of its own: it is stopped. */
let postgres: PostgresServer
let database: OpenDatabase
let wire: FaultyLink
let redisWire: FaultyLink
/** Past the wire: it holds what the nodes wait for, and sees that they do. */
let holder: pg.Client
let nodes: { process: ServerProcess; house: House; visitor: Visitor }[]

beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms(), postgresFolder)
  wire = await faultyLink(postgres.address)
  redisWire = await faultyLink(`${redisAddress()}/8`)
  const environment = { ...production, LOG_LEVEL: 'warn', DATA_DIR: folder }
  const processes = [{}, { REDIS_URL: redisWire.address }].map((own, index) =>
    start({ ...environment, ...own, DATABASE_URL: `${wire.address}?application_name=${names[index]}` }),
  )
  const addresses = await Promise.all(processes.map(one => one.address()))
  database = await openDatabase({ databaseUrl: postgres.address })
  holder = new pg.Client({ connectionString: postgres.address })
  // It is sent away as well where the server stops.
  holder.on('error', () => undefined)
  await holder.connect()

  const proxyHeaders = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' }
  const parts = { db: database.db, clock: systemClock, config: readConfig(environment) }
  const houses = addresses.map(address => ({ parts, address, proxyHeaders }) as unknown as House)
  const person = await addPerson(houses[0]!, { roles: ['enterprise'] })
  const visitors = await Promise.all(houses.map(house => signsIn(house, person)))
  nodes = houses.map((house, index) => ({ process: processes[index]!, house, visitor: visitors[index]! }))
})

afterAll(async () => {
  await holder?.end()
  await database?.close()
  await Promise.all([wire?.close(), redisWire?.close()])
  postgres?.kill()
  for (const one of [folder, postgresFolder]) rmSync(one, { recursive: true, force: true, maxRetries: 20 })
})

const statusesOf = (path: string) =>
  Promise.all(nodes.map(async ({ house }) => (await fetch(house.address + path)).status))

const areBothServing = async () =>
  Promise.all(nodes.map(async ({ visitor }) => (await visitor.copy().get('/app-selector')).status))

/** Asks both nodes for what nobody gets, until each waits in a query; what was answered once `loss` has happened. */
async function inMidQuery(loss: () => Promise<unknown>): Promise<number[]> {
  await holder.query('begin')
  await holder.query('lock table users, sessions, bearer_tokens in access exclusive mode')
  const asked: Promise<number>[] = []
  const waiting = async () => {
    // Again and again: a node that is late on a busy machine refuses some of them before it asks its database.
    for (const { visitor } of nodes)
      asked.push(
        visitor
          .copy()
          .get('/app-selector')
          .then(({ status }) => status),
      )
    const { rows } = await holder.query(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' order by name`,
    )
    return rows.map(({ name }) => name)
  }
  await expect.poll(waiting, { interval: 300 }).toEqual(names)
  await loss()
  const statuses = await Promise.all(asked)
  await holder.query('rollback')
  return statuses
}

describe('of two nodes, one with its sessions in the database and one in Redis', () => {
  it('neither is ended by the loss of the database in mid-query, both say so, and both serve once it is back', async () => {
    const statuses = await inMidQuery(async () => wire.cut())
    expect(statuses.filter(status => status < 500)).toEqual([])
    expect(await statusesOf('/healthz')).toEqual([200, 200])
    expect(await statusesOf('/readyz')).toEqual([503, 503])

    wire.heal()
    await expect.poll(() => statusesOf('/readyz')).toEqual([200, 200])
    await expect.poll(areBothServing).toEqual([200, 200])
    expect(nodes.map(({ process }) => process.isRunning())).toEqual([true, true])
  })

  it('neither is ended where the database ends their connections in mid-query, as it does when it stops', async () => {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'node-%'`
    await inMidQuery(async () => {
      await holder.query(end)
      await holder.query('rollback')
    })
    await expect.poll(() => statusesOf('/readyz')).toEqual([200, 200])
    await expect.poll(areBothServing).toEqual([200, 200])
    expect(nodes.map(({ process }) => process.isRunning())).toEqual([true, true])
  })

  it('neither is ended by the loss of Redis, which only the one that needs it says', async () => {
    redisWire.cut()
    await expect.poll(() => statusesOf('/readyz')).toEqual([200, 503])
    expect(await statusesOf('/healthz')).toEqual([200, 200])
    redisWire.heal()
    await expect.poll(() => statusesOf('/readyz')).toEqual([200, 200])
    await expect.poll(areBothServing).toEqual([200, 200])
  })
  it('neither is ended by a stop of the database under load, answers 500 or loses what it said was kept', async () => {
    const asked = [
      { path: '/enterprise-webapp' },
      { path: '/DesignService.svc/ListProjects' },
      { method: 'POST', path: saves, body: smallestRequests['DesignService.svc/SaveProject'] },
    ]
    const askers = await Promise.all(
      nodes.map(async ({ house, visitor }) => {
        const token = await visitor.token('/app-selector')
        const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const headers = { ...house.proxyHeaders, cookie, 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' }
        return keepAsking({ origin: house.address, headers, asked, atOnce: 4, patienceMs: 60_000 })
      }),
    )
    await Promise.all(askers.map(asker => asker.more(30)))
    const putOffBefore = askers.map(({ answers }) => answers.putOff)
    await postgres.stop()
    await expect.poll(() => statusesOf('/readyz')).toEqual([503, 503])
    await expect.poll(() => askers.every(({ answers }, at) => answers.putOff > putOffBefore[at]! + 10)).toBe(true)
    await postgres.start()
    await expect.poll(() => statusesOf('/readyz')).toEqual([200, 200])
    await Promise.all(askers.map(asker => asker.more(30)))
    await Promise.all(askers.map(asker => asker.end()))

    expect(askers.flatMap(({ answers }) => answers.failures)).toEqual([])
    expect(nodes.map(({ process }) => process.isRunning())).toEqual([true, true])
    const said = askers.reduce((sum, { answers }) => sum + (answers.served[saves] ?? 0), 0)
    const { kept } = await database.db
      .selectFrom('designs')
      .select(({ fn }) => fn.countAll<string>().as('kept'))
      .executeTakeFirstOrThrow()
    expect(said).toBeGreaterThan(0)
    expect(Number(kept)).toBeGreaterThanOrEqual(said)
  })
})
