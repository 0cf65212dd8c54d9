/** Two processes behind a balancer, over one PostgreSQL and one Redis: it makes no difference which of them answers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { readConfig } from '../../../server/config/config'
import { limits } from '../../../server/config/limits'
import { type OpenDatabase, openDatabase } from '../../../server/data/database'
import { systemClock } from '../../../server/process/clock'
import { account, coilSelection } from '../../../shared/contracts'
import { freshDatabase } from '../../support/freshDatabase'
import { type House, production, publicOrigin } from '../../support/house'
import { addPerson, password, signsIn } from '../../support/people'
import { redisAddress } from '../../support/provided'
import { Visitor } from '../../support/visitor'

interface Node {
  child: ChildProcess
  address: string
  exit: Promise<number | null>
  output: () => string
}

let nodes: Node[] = []
let database: OpenDatabase
let drop: () => Promise<void>
let folder: string
let balancer: Server
let environment: Record<string, string>
/** How many requests each node has answered. */
const answered = [0, 0]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coilworks-nodes-'))
  const fresh = await freshDatabase()
  drop = fresh.drop
  environment = {
    ...production,
    LOG_LEVEL: 'warn',
    PORT: '0',
    CALCULATION_THREADS: '1',
    // Its balancer passes over a node that takes no connection: rollingRestarts.test.ts has one that asks.
    DRAIN_SECONDS: '0',
    DATA_DIR: folder,
    DATABASE_URL: fresh.address,
    // A corner of its own, beside what other tests keep there.
    REDIS_URL: `${redisAddress()}/7`,
  }
  nodes = await Promise.all([start(), start()])
  database = await openDatabase({ databaseUrl: fresh.address })
  balancer = await balance()
})

afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGKILL')
  await Promise.all(nodes.map(({ exit }) => exit))
  balancer?.closeAllConnections()
  balancer?.close()
  await database?.close()
  await drop?.()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Node> {
  const child = spawn(process.execPath, ['dist/node/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(output)))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        output += data
        const found = /Coilworks is at (http:\S+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
  })
  return { child, address, exit, output: () => output }
}

/** In turn, one node and the other; one that takes no connection, or resets one for a page, is passed over. */
async function balance(): Promise<Server> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    pass(incoming, outgoing, turn % 2, 2)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, index: number, tries: number): void {
  const { hostname, port } = new URL(nodes[index]?.address ?? '')
  const { method, url: path, headers } = incoming
  const onward = request({ hostname, port, method, path, headers, agent: false }, answer => {
    answered[index] = (answered[index] ?? 0) + 1
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', error => {
    const { code } = error as NodeJS.ErrnoException
    // A node that stops resets what its system had taken in and it had not: as nginx does, the other is asked for a page.
    const isPassedOver = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && method === 'GET')
    if (isPassedOver && tries > 1) pass(incoming, outgoing, 1 - index, tries - 1)
    else outgoing.writeHead(502).end()
  })
  incoming.pipe(onward)
}

/** The product as a browser meets it: by the balancer, or one node of it. */
function house(index?: number): House {
  const { port } = balancer.address() as AddressInfo
  const address = index === undefined ? `http://127.0.0.1:${port}` : (nodes[index]?.address ?? '')
  const config = readConfig(environment)
  const proxyHeaders = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' }
  return { parts: { db: database.db, clock: systemClock, config }, address, proxyHeaders } as unknown as House
}

/** The same browser at one node alone. */
function at(index: number, visitor: Visitor): Visitor {
  const other = new Visitor(house(index))
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return other
}

const engineer = () => addPerson(house(), { roles: ['enterprise'] })

describe('two nodes behind a balancer', () => {
  it('serve one session, whichever answers', async () => {
    const visitor = await signsIn(house(), await engineer())
    const before = [...answered]
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await visitor.get('/app-selector')).status)
      statuses.push((await visitor.call(coilSelection.ListProjects)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(answered.map((count, index) => count > (before[index] ?? 0))).toEqual([true, true])
  })

  it('SEC-006, SEC-007 end a session for both at once', async () => {
    const person = await engineer()
    const [laptop, phone] = [await signsIn(house(), person), await signsIn(house(), person)]
    const next = 'Another9Word'
    const form = { oldPassword: password, password: next, confirmPassword: next }
    expect((await laptop.call(account.ChangePassword, form)).body.Succeeded).toBe(true)

    expect(await Promise.all([at(0, phone), at(1, phone)].map(one => one.isSignedIn()))).toEqual([false, false])
    expect(await Promise.all([at(0, laptop), at(1, laptop)].map(one => one.isSignedIn()))).toEqual([true, true])
  })

  it('SEC-005 know a logout at both, also of a cookie that was copied', async () => {
    const visitor = await signsIn(house(), await engineer())
    const thief = visitor.copy()
    await visitor.logsOut()
    expect(await Promise.all([at(0, thief), at(1, thief)].map(one => one.isSignedIn()))).toEqual([false, false])
  })

  it('SEC-007 know at once, both of them, that an owner has disabled or removed somebody', async () => {
    for (const operation of [account.SetIsActive, account.RemoveUser]) {
      const company = `Company of ${operation.name}`
      const owner = await signsIn(house(), await addPerson(house(), { roles: ['owner'], company }))
      const person = await addPerson(house(), { roles: ['enterprise'], company })
      const visitor = await signsIn(house(), person)
      const { id } = person
      const forms = {
        SetIsActive: { id, isActive: false, name: '' },
        RemoveUser: { id, name: '', mergeProjects: false },
      }
      const { body } = await at(0, owner).call(operation, forms[operation.name])
      expect([operation.name, body.Succeeded]).toEqual([operation.name, true])

      expect(await Promise.all([at(1, visitor), at(0, visitor)].map(one => one.isSignedIn()))).toEqual([false, false])
      const statuses = [0, 1].map(async index => (await at(index, visitor).call(coilSelection.ListProjects)).status)
      expect(await Promise.all(statuses)).toEqual([401, 401])
    }
  })

  it('SEC-014 know at once, both of them, that a role was taken away', async () => {
    const person = await engineer()
    const visitor = await signsIn(house(), person)
    expect((await at(1, visitor).call(coilSelection.ListProjects)).status).toBe(200)
    await database.db.updateTable('users').set({ roles: '[]' }).where('id', '=', person.id).execute()

    const statuses = [0, 1].map(async index => (await at(index, visitor).call(coilSelection.ListProjects)).status)
    expect(await Promise.all(statuses)).toEqual([403, 403])
    expect((await at(1, visitor).get('/enterprise-webapp')).headers.location).toBe('/login')
    expect(await at(0, visitor).isSignedIn()).toBe(false)
  })

  it('SEC-041 act as another at both, and end that at both when the right is taken away', async () => {
    const agent = await addPerson(house(), { roles: ['can-impersonate'] })
    const other = await engineer()
    const visitor = at(0, await signsIn(house(), agent))
    expect((await visitor.call(account.Impersonate, { impersonatedEmail: other.email })).body.Succeeded).toBe(true)
    const asks = (index: number) => at(index, visitor).call(coilSelection.ListProjects)
    expect([(await asks(1)).status, (await asks(0)).status]).toEqual([200, 200])
    await database.db.updateTable('users').set({ roles: '[]' }).where('id', '=', agent.id).execute()

    const answers = await Promise.all([asks(1), asks(0)])
    expect(answers.map(({ status, body }) => status === 401 || body.SessionExpired)).toEqual([true, true])
    expect(await Promise.all([0, 1].map(index => at(index, visitor).isSignedIn()))).toEqual([false, false])
  })

  it('SEC-018 count tries together', async () => {
    const person = await engineer()
    const tries = async (index: number, typed: string) =>
      (await new Visitor(house(index)).submit('/login', { email: person.email, password: typed })).status
    for (let index = 0; index < limits.login.perAccount; index += 1)
      expect(await tries(index % 2, 'Wrong1Word')).toBe(200)
    expect(await Promise.all([tries(0, password), tries(1, password)])).toEqual([200, 200])
  })

  it('SESSION-09, NOTIFY-01 hand a message on from one to the other, and show it once', async () => {
    const visitor = at(0, await signsIn(house(), await engineer()))
    await visitor.get('/economizer')
    const other = at(1, visitor)
    const first = await other.get('/login')
    expect([
      first.text.includes('Access Denied'),
      (await at(0, other).get('/login')).text.includes('Access Denied'),
    ]).toEqual([true, false])
  })

  it('say at the start that mail is kept in a folder, where it is', () => {
    for (const { output } of nodes) expect(output()).toContain('mail is kept in a folder and reaches nobody')
  })

  it('SEC-116 lose no request when one of them stops, and the other goes on', async () => {
    const visitor = await signsIn(house(), await engineer())
    const statuses: number[] = []
    let isStopped = false
    const stopping = nodes[0]?.exit.then(code => {
      isStopped = true
      return code
    })
    const work = async () => {
      for (let after = 0; after < 5; after += isStopped ? 1 : 0)
        statuses.push((await visitor.copy().get('/app-selector')).status)
    }
    const working = [work(), work()]
    nodes[0]?.child.kill('SIGTERM')

    expect(await stopping).toBe(0)
    await Promise.all(working)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await visitor.call(coilSelection.ListProjects)).status).toBe(200)
  })
})
