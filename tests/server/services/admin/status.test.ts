/** The command center: what it says of the services, the stores, and of what failed. */
import { expect, it } from 'vitest'
import { sayAlive } from '../../../../server/monitoring/nodes'
import { minutesAfter } from '../../../../server/process/clock'
import { createMetrics } from '../../../../server/process/metrics'
import { getStatus } from '../../../../server/services/admin/status'
import { account, admin, coilSelection } from '../../../../shared/contracts'
import type { Status } from '../../../../shared/contracts/admin'
import { houseOfFile, metricsToken, openHouse, production } from '../../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../../support/people'
import { answerJson, stubService } from '../../../support/stubService'
import { Visitor } from '../../../support/visitor'

const stub = await stubService(() => undefined)
const house = await houseOfFile({ environment: { DATABASE_URL: '', DESIGN_SERVICE_ORIGIN: stub.origin } })
const person = await addPerson(house, { roles: ['command-center', 'enterprise'] })
const visitor = await hasSession(house, person, { HasClearance: true })

const status = async (): Promise<Status> => (await visitor.call(admin.GetStatus)).body.Item
const named = <Row extends { Name: string }>(rows: readonly Row[], name: string) => rows.find(row => row.Name === name)

it('APP-12 tells of every upstream whether it is remote and what its last call came to', async () => {
  expect(named((await status()).Services, 'DesignService.svc')).toMatchObject({ Kind: 'remote', State: 'not used yet' })

  stub.answer = (_, response) => answerJson(response, { Succeeded: true, Notices: [], Items: [] })
  await visitor.call(coilSelection.ListProjects)
  expect(named((await status()).Services, 'DesignService.svc')).toMatchObject({
    State: 'up',
    AnsweredAt: house.clock.now().toISOString(),
    Fault: null,
  })

  stub.answer = (_, response) => void response.writeHead(500).end('a stack trace')
  await visitor.call(coilSelection.ListProjects)
  const failing = named((await status()).Services, 'DesignService.svc')
  expect(failing).toMatchObject({ State: 'failing', Fault: 'status 500', FailedAt: house.clock.now().toISOString() })

  stub.answer = (_, response) => answerJson(response, { Succeeded: true, Notices: [], Items: [] })
  await visitor.call(coilSelection.ListProjects)
  await visitor.get('/app-selector')
  expect(named((await status()).Services, 'DesignService.svc')?.State).toBe('up')
  expect(named((await status()).Services, 'AccountService.svc')).toMatchObject({ Kind: 'built-in', State: 'up' })
})

it('APP-12 tells of mail: where it goes, and when the last one went', async () => {
  expect(named((await status()).Services, 'Mail')).toMatchObject({ Kind: 'outbox folder', State: 'not used yet' })
  await new Visitor(house).call(account.ForgotPassword, { email: person.email })
  await house.mails()
  expect(named((await status()).Services, 'Mail')?.State).toBe('up')
})

it('SEC-108 groups what failed with the ids that find it in the log, and tells nothing of the cause', async () => {
  stub.answer = (_, response) => void response.writeHead(500).end('secret of the inside')
  await house.parts.monitor.beat()
  await house.parts.db.deleteFrom('error_groups').execute()
  for (const id of ['failing-request-1', 'failing-request-2'])
    expect((await visitor.call(coilSelection.ListProjects, {}, { 'x-request-id': id })).status).toBe(502)
  const at = house.clock.now().toISOString()
  await house.parts.monitor.beat()
  house.clock.advance({ minutes: 1 })
  const page = await visitor.get('/command-center')
  const [last] = (await status()).Errors?.Rows ?? []
  expect(last).toMatchObject({
    ...{ Fault: 'UpstreamError status', Operation: 'DesignService/ListProjects', Status: 502 },
    ...{ Count: 2, FirstAt: at, LastAt: at, RequestIds: ['failing-request-2', 'failing-request-1'] },
  })
  expect(last?.Stack).toMatch(/^UpstreamError status\nat .*\n/)
  for (const shown of ['failing-request-1', 'UpstreamError status', 'DesignService/ListProjects'])
    expect(page.text).toContain(shown)
  for (const secret of ['secret of the inside', stub.origin, production.SESSION_SECRET, password, person.email])
    expect([secret, page.text.includes(secret)]).toEqual([secret, false])
})

it('APP-12 counts sessions and requests by operation, and tells of its node', async () => {
  const before = await status()
  await hasSession(house, await addPerson(house))
  await house.parts.monitor.beat()
  house.clock.advance({ minutes: 2 })
  const after = await status()
  expect(after.Sessions).toBe((before.Sessions ?? 0) + 1)
  const calls = after.Operations?.Rows.find(row => row.Name === 'DesignService/ListProjects')
  expect([calls?.Kind, calls?.Requests, calls?.ErrorPercent]).toEqual(['request', 5, 60])
  expect(after.Operations?.Rows.some(row => row.Kind === 'upstream' && row.Name === 'DesignService.svc')).toBe(true)
  expect(after.History?.Requests.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(5)
  expect(after.History?.People.at(-2)).toBeGreaterThan(0)
  expect(after.Nodes.Rows).toMatchObject([{ IsOwn: true, State: 'silent', Version: after.Version }])
  await house.parts.monitor.beat()
  house.clock.advance({ minutes: 1 })
  const now = await status()
  expect(now.Nodes.Rows[0]?.State).toBe('in service')
  expect(now.LoopMs).toBe(now.Nodes.Rows[0]?.LoopMs)
  expect(after.Stores.map(({ Name, Kind, IsUp }) => [Name, Kind, IsUp])).toEqual([
    ['Database', 'embedded', true],
    ['Sessions', 'database', true],
    ['Files', 'data folder', true],
  ])
})

it('APP-12 says how late the latest node is, of those that are heard of', async () => {
  const { db, clock } = house.parts
  const now = clock.now()
  const facts = { ...(await house.parts.monitor.ownFacts()), loopMs: 1e6 }
  const lagHeard = async (heardAt: Date) => {
    await sayAlive(db, { name: 'another', version: '1', startedAt: now, facts }, heardAt)
    return (await status()).LoopMs
  }
  expect(await lagHeard(now)).toBe(1e6)
  expect(await lagHeard(minutesAfter(now, -60))).toBeLessThan(1e6)
  await db.deleteFrom('nodes').where('name', '=', 'another').execute()
})

it('APP-12 shows long lists in pages, and the last one where the address asks for more', async () => {
  const { db, clock } = house.parts
  const at = clock.now()
  await db.deleteFrom('error_groups').execute()
  const values = (number: number) => ({
    ...{ id: `many-${number}`, fault: 'TypeError', operation: `op-${number}`, status: 500, stack: '', errors: 1 },
    ...{ first_at: at, last_at: at, node: 'node-1', request_ids: JSON.stringify([`r-${number}`]) },
  })
  await db
    .insertInto('error_groups')
    .values(Array.from({ length: 21 }, (_, index) => values(index)))
    .execute()
  const pageOf = async (errors: number) => (await visitor.call(admin.GetStatus, { errors })).body.Item.Errors
  const first = await pageOf(0)
  expect([first.Rows.length, first.Page, first.Pages, first.Total]).toEqual([8, 0, 3, 21])
  const last = await pageOf(900)
  expect([last.Rows.length, last.Page]).toEqual([5, 2])
  const page = await visitor.get('/command-center?errors=1&period=day')
  expect(page.text).toContain('href="/command-center?period=day&amp;errors=2#errors"')
})

const directly = () => {
  const { thresholds, dataDir } = house.parts.config
  return { ...house.parts, thresholds, dataDir, kinds: { database: '', sessions: '' }, isMailKeptInFolder: false }
}

it('APP-12 says how much room is left, and that too little is as good as none', async () => {
  const request = admin.GetStatus.request.parse({})
  const filesWith = async (bytes: number) => {
    const { Item } = await getStatus({ ...directly(), freeBytes: async () => bytes })(undefined, request)
    return Item?.Stores.find(({ Name }) => Name === 'Files')?.IsUp
  }
  expect([await filesWith(50e6), await filesWith(50e6 - 1)]).toEqual([true, false])
  expect((await status()).Nodes.Rows[0]?.FreeMb).toBeGreaterThan(1)
})

it('APP-12 keeps figures that many look at for a moment, so that ten people cost as much as one', async () => {
  const request = admin.GetStatus.request.parse({})
  let reads = 0
  const db = house.parts.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('request_steps')) reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  let counts = 0
  const { store } = house.parts
  const counting = Object.create(store, { countOf: { value: () => store.countOf().finally(() => counts++) } })
  const look = getStatus({ ...directly(), db, store: counting })
  await look(undefined, request)
  await Promise.all(Array.from({ length: 10 }, () => look(undefined, request)))
  expect([reads, counts]).toEqual([3, 1])
  house.clock.advance({ seconds: 10 })
  await look(undefined, request)
  expect([reads, counts]).toEqual([6, 2])
})

it('/metrics tells of sign-ins, sessions, connections, room, ratings that wait, and services', async () => {
  const metrics = async (of = house) =>
    (await new Visitor(of).get('/metrics', { authorization: `Bearer ${metricsToken}` })).text
  const readingOf = async (name: string) => {
    const line = (await metrics()).split('\n').find(one => one.startsWith(`${name} `))
    return line && Number(line.slice(name.length))
  }
  const failed = 'audit_events_total{event="sign-in",outcome="failure"}'
  const before = [(await readingOf(failed)) ?? 0, await readingOf('sessions_open')] as number[]
  const someone = await addPerson(house)
  await new Visitor(house).call(account.LogIn, { email: someone.email, password: 'Wrong1Password' })
  await signsIn(house, someone)
  expect([await readingOf(failed), await readingOf('sessions_open')]).toEqual(before.map(number => number + 1))
  expect(await readingOf('data_folder_free_bytes')).toBeGreaterThan(1e6)
  expect(await readingOf('calculations_waiting')).toBe(0)
  expect(await readingOf('service_up{service="AccountService.svc"}')).toBe(1)
  await expect(house.parts.audit.record({ event: 'start', outcome: 'success', target: '\0' })).rejects.toThrow()
  expect(await readingOf('audit_failures_total')).toBe(1)
})

it('APP-12 says so where a store does not answer, in place of failing itself', async () => {
  const broken = await openHouse({
    change: parts => {
      parts.store.check = () => Promise.reject(new Error('down'))
      parts.store.countOf = () => Promise.reject(new Error('down'))
      return parts
    },
  })
  const someone = await addPerson(broken, { roles: ['command-center'] })
  const other = await hasSession(broken, someone, { HasClearance: true })
  const { body } = await other.call(admin.GetStatus)
  expect(named(body.Item.Stores as Status['Stores'], 'Sessions')?.IsUp).toBe(false)
  expect(body.Item.Sessions).toBeNull()
  expect((await other.get('/command-center')).text).toContain('does not answer')
  await broken.close()
})

it('counts each answer once for /metrics', async () => {
  let time = 0
  const { registry, measure } = createMetrics(() => time)
  for (const [index, statusCode] of [200, 302, 404, 404, 500].entries()) {
    const listeners: (() => void)[] = []
    const response = { statusCode, on: (_: string, listener: () => void) => listeners.push(listener) }
    measure({ method: 'GET' } as never, response as never, () => undefined)
    time += 3 + index
    for (const finish of listeners) finish()
  }
  const text = await registry.metrics()
  expect(text).toContain('http_requests_total{method="GET",status="404"} 2')
  expect(text).toContain('http_request_duration_seconds_count{method="GET"} 5')
})
