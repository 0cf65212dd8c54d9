/** SESSION_SECRET is changed under two running nodes by docs/operation/rotation.md: in two rounds, and nobody notices. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerProcess } from '../../scripts/testing/serverProcess'
import { systemClock } from '../../server/clock'
import { readConfig } from '../../server/config'
import { type OpenDatabase, openDatabase } from '../../server/data/database'
import { type FreshDatabase, migratedDatabase } from '../support/freshDatabase'
import { type House, production } from '../support/house'
import { addPerson, password, signsIn } from '../support/people'
import { serverProcesses } from '../support/serverProcesses'
import { Visitor } from '../support/visitor'

const start = serverProcesses()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-rotation-'))
const [old, next] = ['the secret of before that many know', 'the secret from now on that none know']

interface Node {
  secrets: string
  process: ServerProcess
  address: string
}
const nodes: Node[] = []
let turn = 0
let fresh: FreshDatabase
let database: OpenDatabase
let house: House
let environment: Record<string, string>

beforeAll(async () => {
  fresh = await migratedDatabase()
  database = await openDatabase({ databaseUrl: fresh.address })
  environment = { ...production, DATABASE_URL: fresh.address, DATA_DIR: folder, DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' }
  house = {
    parts: { db: database.db, clock: systemClock, config: readConfig(environment) },
    proxyHeaders: { host: 'coils.example.com', 'x-forwarded-proto': 'https' },
    // As by a balancer: each request goes to the other one.
    get address() {
      turn += 1
      return nodes[turn % nodes.length]!.address
    },
  } as unknown as House
  for (const _ of ['first', 'second']) nodes.push(await nodeWith(old))
})
afterAll(async () => {
  await Promise.all(nodes.map(node => node.process.stop()))
  await database?.close()
  await fresh?.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function nodeWith(secrets: string): Promise<Node> {
  const process = start({ ...environment, SESSION_SECRET: secrets })
  return { secrets, process, address: await process.address() }
}

async function restart(index: number, secrets: string) {
  await nodes[index]!.process.stop()
  nodes[index] = await nodeWith(secrets)
}

/** How many of these logins succeed, each begun at one node and ended at the other. */
async function logins(): Promise<number> {
  let succeeded = 0
  // Somebody else each time: whoever logs in often ends the oldest of their own sessions.
  const person = await addPerson(house, { roles: ['enterprise'] })
  for (let login = 0; login < 4; login++) {
    const visitor = new Visitor(house)
    // One node more or less, so that each is begun at both.
    if (login % 2) turn += 1
    const answer = await visitor.submit('/login', { email: person.email, password })
    const pages = [await visitor.get('/app-selector'), await visitor.get('/app-selector')]
    if (answer.status === 303 && pages.every(page => page.status === 200)) succeeded += 1
  }
  return succeeded
}

it('SEC-111 in two rounds no login fails, and who was logged in stays so until the old secret is left out', async () => {
  const before = await signsIn(house, await addPerson(house, { roles: ['enterprise'] }))
  const isStillIn = async () => [(await before.get('/app-selector')).status, (await before.get('/app-selector')).status]
  const rounds = [`${old},${next}`, `${next},${old}`]
  for (const secrets of rounds)
    for (const index of [0, 1]) {
      await restart(index, secrets)
      expect([secrets, index, await logins(), await isStillIn()]).toEqual([secrets, index, 4, [200, 200]])
    }
  for (const index of [0, 1]) {
    await restart(index, next)
    expect([index, await logins()]).toEqual([index, 4])
  }
  expect(await isStillIn()).toEqual([302, 302])
}, 300_000)

it('SEC-111 in one round logins fail as long as a node does not know the secret that the other signs with', async () => {
  await restart(0, `${old},${next}`)
  expect(await logins()).toBeLessThan(4)
}, 60_000)
