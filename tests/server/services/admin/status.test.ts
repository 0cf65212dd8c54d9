/** The command center: what it says of the services, the stores, and of what failed. */
import { expect, it } from 'vitest'
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

it('SEC-108 lists what failed with the id that finds it in the log, and nothing of the cause', async () => {
  stub.answer = (_, response) => void response.writeHead(500).end('secret of the inside')
  const answer = await visitor.call(coilSelection.ListProjects, {}, { 'x-request-id': 'failing-request-1' })
  expect(answer.status).toBe(502)
  const page = await visitor.get('/command-center')
  const [last] = (await status()).Failures
  expect(last).toEqual({
    At: house.clock.now().toISOString(),
    RequestId: 'failing-request-1',
    Method: 'GET',
    Path: '/DesignService.svc/ListProjects',
    Status: 502,
    Fault: 'UpstreamError status',
  })
  expect(page.text).toContain('failing-request-1')
  for (const secret of ['secret of the inside', stub.origin, production.SESSION_SECRET, password, person.email])
    expect([secret, page.text.includes(secret)]).toEqual([secret, false])
})

it('APP-12 counts sessions and requests, and says since when', async () => {
  const before = await status()
  await hasSession(house, await addPerson(house))
  house.clock.advance({ minutes: 5 })
  const after = await status()
  expect(after.Sessions).toBe((before.Sessions ?? 0) + 1)
  expect(after.Requests.Total).toBeGreaterThan(before.Requests.Total)
  expect(Date.parse(after.At) - Date.parse(after.StartedAt)).toBeGreaterThanOrEqual(5 * 60_000)
  expect(after.Stores.map(({ Name, Kind, IsUp }) => [Name, Kind, IsUp])).toEqual([
    ['Database', 'embedded', true],
    ['Sessions', 'database', true],
    ['Files', 'data folder', true],
  ])
})

it('APP-12 says how much room is left, and that too little is as good as none', async () => {
  const { parts } = house
  const given = { dataDir: parts.config.dataDir, kinds: { database: '', sessions: '' }, isMailKeptInFolder: false }
  const filesWith = async (bytes: number) => {
    const { Item } = await getStatus({ ...parts, ...given, freeBytes: async () => bytes })()
    return [Item?.FreeMb, Item?.Stores.find(({ Name }) => Name === 'Files')?.IsUp]
  }
  expect([await filesWith(50e6), await filesWith(50e6 - 1)]).toEqual([
    [50, true],
    [49.999999, false],
  ])
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

it('counts an answer once, for /metrics and for the command center', async () => {
  let time = 0
  const { registry, measure, summary } = createMetrics(() => time)
  const answers = [200, 200, 200, 302, 404, 403, 500]
  for (const [index, statusCode] of answers.entries()) {
    const listeners: (() => void)[] = []
    const response = { statusCode, on: (_: string, listener: () => void) => listeners.push(listener) }
    measure({ method: 'GET' } as never, response as never, () => undefined)
    time += 3 + index
    for (const finish of listeners) finish()
  }
  // They took 3 to 9 ms: the slowest is in the class of up to 20.
  expect(await summary()).toMatchObject({ total: 7, refused: 2, failed: 1, p95Ms: 20, meanMs: expect.closeTo(6, 9) })
  expect(await registry.metrics()).toContain('http_requests_total{method="GET",status="404"} 1')
})
