/** The gateway over real connections: the same services behind a reverse proxy, and services that fail. */
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { serveServices } from '../../../server/services/serveServices'
import { remoteUpstream, type UpstreamTimes } from '../../../server/upstream/upstream'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../shared/contracts'
import { texts } from '../../../shared/texts'
import { anotherNode, type House, houseOfFile } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { answerJson, type StubService, stubService } from '../../support/stubService'
import { Visitor } from '../../support/visitor'

const inProcess = await houseOfFile()
const services = await serveServices(inProcess.parts.builtIn, 0)
const stub = await stubService(() => undefined)

/** So short that a test can wait for their end. Nothing but an answer that never comes is asked for within them. */
const short = { firstByteMs: 300, totalMs: 900 }

/** A node that reaches its services over HTTP, as one that stands apart from them does. */
function nodeTo(
  origins: { account?: string; design?: string },
  within: UpstreamTimes = limits.upstream,
): Promise<House> {
  const { services: own } = inProcess.parts.builtIn
  const upstreams = {
    ...own,
    ...(origins.account && { 'AccountService.svc': remoteUpstream(origins.account, within) }),
    ...(origins.design && { 'DesignService.svc': remoteUpstream(origins.design, within) }),
  }
  return anotherNode(inProcess, { change: parts => ({ ...parts, upstreams }) })
}

const apart = await nodeTo({ account: services.address, design: services.address })
const withStub = await nodeTo({ design: stub.origin })
const impatient = await nodeTo({ design: stub.origin }, short)
afterAll(() => Promise.all([services.stop(), ...[apart, withStub, impatient, stub].map(one => one.close())]))

describe.each([
  ['in the process', inProcess],
  ['behind a reverse proxy', apart],
])('services %s', (_, house) => {
  it('API-01, ENTITY-03, ENTITY-04 sign in', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const visitor = new Visitor(house)
    const { status, body } = await visitor.call(account.LogIn, { email: person.email, password })

    expect(status).toBe(200)
    expect(body).toEqual({
      Succeeded: true,
      Notices: [],
      Item: {
        ...{ FullName: 'Dana Whitfield', CompanyName: 'Northfield Mechanical', IsImpersonated: false },
        ...{ Roles: ['enterprise'], IsTempPassword: false, Next: '/app-selector' },
      },
    })
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('API-06, ENTITY-01 say who one is', async () => {
    const person = await addPerson(house, { roles: ['rep'] })
    const visitor = await signsIn(house, person)
    const { body } = await visitor.call(account.GetIdentity, { isClientLoggedIn: true })

    expect(body.Item).toEqual({
      ...{ Roles: ['rep'], CompanyName: 'Northfield Mechanical', Email: person.email, FullName: 'Dana Whitfield' },
      ...{ CustomerNumber: '40182', HasCustomers: true, IsTempPassword: false, IsImpersonated: false, Plant: 'MN' },
      ...{ HasClearance: false, IsNewEngineEnabled: false, NeedsSecondFactor: false },
    })
  })

  it('API-06 say that the session has ended to a client that takes itself for signed in, and to no other', async () => {
    const said = async (isClientLoggedIn: boolean) =>
      (await new Visitor(house).call(account.GetIdentity, { isClientLoggedIn })).body
    expect(await said(true)).toMatchObject({ Succeeded: false, SessionExpired: true })
    expect(await said(false)).toMatchObject({ Succeeded: false, SessionExpired: false })
  })

  it('rate a coil, and show it on its page', async () => {
    const visitor = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    const { body } = await visitor.call(coilSelection.Rate, { input: coolingExample })

    expect(body.Item.Rating.totalCapacity).toBeGreaterThan(50_000)
    expect((await visitor.get('/enterprise-webapp')).status).toBe(200)
  })

  it('refuse by status what is not for the caller', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    expect((await visitor.call(coilSelection.ListProjects)).status).toBe(403)
    expect((await new Visitor(house).call(coilSelection.ListProjects)).status).toBe(401)
  })
})

describe('the services on their own port', () => {
  const ask = (path: string, init?: RequestInit) => fetch(`${services.address}${path}`, init)
  const post = (body: string, headers = {}) => ({ method: 'POST', body, headers })

  it('check access themselves: nobody passes without a token, or with an invented one', async () => {
    expect((await ask('/DesignService.svc/ListProjects')).status).toBe(401)
    const headers = { authorization: `Bearer ${'A'.repeat(43)}` }
    expect((await ask('/DesignService.svc/ListProjects', { headers })).status).toBe(401)
  })

  it('SEC-020 check that a token from a temporary password opens nothing but its change', async () => {
    const person = await addPerson(inProcess, { roles: ['enterprise'] })
    await hasSession(inProcess, person, { IsTempPassword: true })
    const asked: string[] = []
    stub.answer = ({ headers }, response) => {
      asked.push(headers.authorization ?? '')
      response.writeHead(500).end()
    }
    const visitor = await hasSession(withStub, person)
    await inProcess.parts.db
      .updateTable('bearer_tokens')
      .set({ is_temporary: true })
      .where('user_id', '=', person.id)
      .execute()
    await visitor.call(coilSelection.ListProjects)

    const headers = { authorization: asked[0] ?? '' }
    expect((await ask('/DesignService.svc/ListProjects', { headers })).status).toBe(403)
    expect((await ask('/AccountService.svc/GetIdentity', post('{"isClientLoggedIn":true}', headers))).status).toBe(200)
  })

  it.each([
    ['another service', '/Other.svc/LogIn', post('{}'), 404],
    ['an unknown operation', '/AccountService.svc/Nothing', post('{}'), 404],
    ['another method', '/AccountService.svc/LogIn', {}, 405],
    ['no JSON', '/AccountService.svc/LogIn', post('{'), 400],
    ['another shape', '/AccountService.svc/LogIn', post('{"email":1}'), 400],
    ['what no text holds', '/AccountService.svc/LogError', post('{"error":"a\\u0000b","stackTrace":""}'), 400],
  ] as const)('refuse %s', async (_, path, init, status) => {
    expect((await ask(path, init)).status).toBe(status)
  })
})

describe('what passes to an upstream', () => {
  it('SEC-020, SEC-049 is nothing of a call that is refused', async () => {
    stub.asked.length = 0
    const person = await addPerson(withStub, { roles: ['enterprise'] })
    const refused = [
      await hasSession(withStub, person, { IsTempPassword: true }),
      await hasSession(withStub, await addPerson(withStub, { roles: ['economizer'] })),
      new Visitor(withStub),
    ]
    const statuses = await Promise.all(refused.map(async one => (await one.call(coilSelection.ListProjects)).status))
    expect([statuses, stub.asked]).toEqual([[403, 403, 401], []])
  })

  it('SEC-078, SEC-080, HTTP-02 is the token and the request id, and nothing of the client', async () => {
    stub.asked.length = 0
    stub.answer = (_, response) => answerJson(response, { Succeeded: true, Notices: [], Items: [] })
    const visitor = await hasSession(withStub, await addPerson(withStub, { roles: ['enterprise'] }))
    const hostile = {
      ...{ authorization: 'Bearer of-the-client', 'proxy-authorization': 'Basic eA==', forwarded: 'for=10.0.0.1' },
      ...{ 'x-forwarded-host': 'evil.example', 'x-original-url': '/admin', 'x-rewrite-url': '/admin', te: 'trailers' },
      ...{ 'x-http-method-override': 'DELETE', 'x-custom': '1', 'x-request-id': 'request-12345678' },
      ...{ accept: 'text/canary', 'accept-language': 'x-canary', 'accept-encoding': 'canary, gzip' },
      ...{ 'user-agent': 'Canary', 'content-type': 'application/json; canary=1', 'sec-fetch-mode': 'navigate' },
    }
    await visitor.call(coilSelection.ListProjects, {}, hostile)
    const { headers, method, path } = stub.asked[0]!

    expect([method, path]).toEqual(['GET', '/DesignService.svc/ListProjects'])
    expect(headers.authorization).toMatch(/^Bearer [\w-]{43}$/)
    const own = ['authorization', 'content-type', 'x-request-id', 'x-client-address', 'x-client-device']
    const byTransport = [
      'host',
      'connection',
      'accept',
      'accept-language',
      'accept-encoding',
      'sec-fetch-mode',
      'user-agent',
    ]
    expect(Object.keys(headers).filter(name => ![...own, ...byTransport].includes(name))).toEqual([])
    // Not the names alone are ours: no value is the client's but the id that the request goes by.
    expect(JSON.stringify(headers)).not.toMatch(/canary/i)
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/json', accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors' },
      ...{ 'accept-encoding': 'gzip, deflate', 'x-client-device': 'Other browser', 'user-agent': 'node' },
    })
    expect([headers['x-request-id'], headers.host]).toEqual(['request-12345678', new URL(stub.origin).host])
  })

  it('SEC-077, SEC-078 goes to no other host, and nothing but what is listed goes out or back, whoever made the request', async () => {
    stub.asked.length = 0
    stub.answer = (_, response) =>
      answerJson(response, {}, { authorization: 'Bearer x', 'set-cookie': 'a=b', location: '/', server: 'Stub/1' })
    const hostile = {
      cookie: 'a=b',
      forwarded: 'for=10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-from-gateway': '1',
    }
    const headers = { ...hostile, 'x-request-id': 'of-this-test' }
    const answer = await remoteUpstream(stub.origin)(new Request('http://upstream//evil.example/x?y=1', { headers }))
    const { path, headers: sent } = stub.asked[0]!

    expect([path, sent['x-request-id']]).toEqual(['//evil.example/x?y=1', 'of-this-test'])
    for (const name of Object.keys(hostile)) expect(sent).not.toHaveProperty(name)
    expect([...(answer.headers as Headers).keys()].sort()).toEqual(['authorization', 'content-type'])
  })

  it('SEC-078, SEC-080, HTTP-05 passes back as data alone, and a new token is kept for the next call', async () => {
    stub.asked.length = 0
    stub.answer = (_, response) =>
      answerJson(
        response,
        { Succeeded: true, Notices: [], Items: [] },
        {
          ...{ authorization: 'Bearer a-new-token-of-the-design-service', 'set-cookie': 'a=b', server: 'Stub/1' },
          ...{ location: 'http://10.0.0.1/', 'content-security-policy': 'default-src *', 'x-powered-by': 'Stub' },
          ...{ 'content-type': 'application/json; canary=1', 'cache-control': 'public, canary', vary: 'canary' },
          ...{ 'content-language': 'x-canary', 'x-canary': '1', link: '<http://canary.example>; rel=preconnect' },
        },
      )
    const visitor = await hasSession(withStub, await addPerson(withStub, { roles: ['enterprise'] }))
    const answer = await visitor.call(coilSelection.ListProjects)
    await visitor.call(coilSelection.ListProjects)

    for (const name of ['authorization', 'server', 'location', 'x-powered-by'])
      expect(answer.headers).not.toHaveProperty(name)
    expect(answer.headers['content-security-policy']).not.toContain('*')
    expect(JSON.stringify(answer.headers)).not.toMatch(/canary/i)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(visitor.cookies.has('a')).toBe(false)
    expect(JSON.stringify(answer.body)).not.toContain('token')
    expect(stub.asked[1]?.headers.authorization).toBe('Bearer a-new-token-of-the-design-service')
    expect(stub.asked.map(({ path }) => path)).toEqual(Array(2).fill('/DesignService.svc/ListProjects'))
  })

  it('SEC-080 is never a token of whoever was signed in before', async () => {
    stub.asked.length = 0
    stub.answer = (_, response) =>
      answerJson(
        response,
        { Succeeded: true, Notices: [], Items: [] },
        { authorization: 'Bearer token-of-the-first-person' },
      )
    const [first, second] = [
      await addPerson(withStub, { roles: ['enterprise'] }),
      await addPerson(withStub, { roles: ['enterprise'] }),
    ]
    const visitor = await signsIn(withStub, first)
    await visitor.call(coilSelection.ListProjects)
    await visitor.submit('/login', { email: second.email, password })
    await visitor.call(coilSelection.ListProjects)

    expect(stub.asked[1]?.headers.authorization).toMatch(/^Bearer [\w-]{43}$/)
  })

  it('HTTP-06 comes back out of the wrapping of the legacy services', async () => {
    const envelope = { Succeeded: true, Notices: [], Items: [] }
    stub.answer = (_, response) => answerJson(response, { d: JSON.stringify(envelope) })
    const visitor = await hasSession(withStub, await addPerson(withStub, { roles: ['enterprise'] }))
    expect((await visitor.call(coilSelection.ListProjects)).body).toEqual(envelope)
  })

  it('ends the session where the service says that it has expired', async () => {
    const notice = { Type: 'dialog', Title: 'Session', Severity: 'info', Messages: ['Your session has expired.'] }
    stub.answer = (_, response) => answerJson(response, { Succeeded: false, SessionExpired: true, Notices: [notice] })
    const visitor = await hasSession(withStub, await addPerson(withStub, { roles: ['enterprise'] }))
    const { body } = await visitor.call(coilSelection.ListProjects)

    expect(body).toMatchObject({ SessionExpired: true, Notices: [notice] })
    expect(await visitor.isSignedIn()).toBe(false)
  })
})

describe('an upstream that fails', async () => {
  const person = await addPerson(withStub, { roles: ['enterprise'] })
  let visitor: Visitor
  beforeEach(async () => {
    visitor = await hasSession(withStub, person)
    stub.asked.length = 0
  })

  const json = { 'content-type': 'application/json' }
  const garbage = (text: string) => (response: ServerResponse) => void response.writeHead(200, json).end(text)
  const raw = (text: string) => (response: ServerResponse) => void response.socket?.end(`HTTP/1.1 200 OK\r\n${text}`)
  const packed = gzipSync('['.padEnd(60_000_000))
  const faults: Record<string, [status: 502 | 503 | 504, (response: ServerResponse) => void]> = {
    'says nothing': [504, () => undefined],
    'says its status and then nothing': [504, response => void response.writeHead(200, json).flushHeaders()],
    'stops midway': [504, response => void response.writeHead(200, json).write('{"Succeeded":')],
    'drips for ever': [
      504,
      response => {
        response.writeHead(200, json)
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
    'breaks midway': [
      502,
      response => {
        response.writeHead(200, { ...json, 'content-length': '100' }).write('{"Succeeded":')
        setImmediate(() => response.socket?.destroy())
      },
    ],
    'hangs up': [502, response => void response.socket?.destroy()],
    'lies about its length': [
      502,
      response => void response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\n{}'),
    ],
    'speaks no HTTP': [502, response => void response.socket?.end('SSH-2.0-OpenSSH\r\n')],
    'is out of order': [502, response => void response.writeHead(500).end('Stack trace of the inside')],
    'is over its limit': [503, response => void response.writeHead(503).end()],
    'has moved for good': [502, response => void response.writeHead(301, { location: `${stub.origin}/inner` }).end()],
    'has moved': [502, response => void response.writeHead(302, { location: `${stub.origin}/inner` }).end()],
    'has moved with its method': [
      502,
      response => void response.writeHead(307, { location: `${stub.origin}/inner` }).end(),
    ],
    'says too much': [502, response => void response.writeHead(200, json).end(`"${'x'.repeat(5_000_001)}"`)],
    'speaks HTML': [502, garbage('<!doctype html><title>Error</title>')],
    'says nothing at all': [502, garbage('')],
    'gives half of its JSON': [502, garbage('{"Succeeded":true,"Items":[')],
    'gives a list': [502, garbage('[]')],
    'gives a text': [502, garbage('"ok"')],
    'gives null': [502, garbage('null')],
    'gives no verdict': [502, garbage('{"Notices":[],"Items":[]}')],
    'gives a verdict of another type': [502, garbage('{"Succeeded":"true","Items":[]}')],
    'gives items of another shape': [502, garbage('{"Succeeded":true,"Items":[{"Id":"1"}]}')],
    'gives items that are none': [502, garbage('{"Succeeded":true,"Items":{"length":1}}')],
    'gives a notice of an unknown severity': [
      502,
      garbage('{"Succeeded":true,"Notices":[{"Type":"message","Title":"","Severity":"fatal","Messages":[]}]}'),
    ],
    'gives a notice that is none': [502, garbage('{"Succeeded":true,"Notices":["<script>"]}')],
    'nests too deep': [502, garbage(`{"Succeeded":true,"Items":[],"Deep":${'['.repeat(30)}${']'.repeat(30)}}`)],
    'nests as deep as it can': [502, garbage(`{"Succeeded":true,"Items":[],"Deep":${'['.repeat(200_000)}`)],
    'names a prototype': [502, garbage('{"Succeeded":true,"Items":[],"__proto__":{"polluted":true}}')],
    'wraps what names a prototype': [
      502,
      garbage(JSON.stringify({ d: '{"Succeeded":true,"Items":[],"constructor":{"prototype":{}}}' })),
    ],
    'packs too much into little': [
      502,
      response => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(packed),
    ],
    'says that it is packed and is not': [
      502,
      response => void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{"Succeeded":true}'),
    ],
    'has two lengths': [502, raw('content-length: 2\r\ncontent-length: 90\r\n\r\n{}')],
    'has a length and chunks': [
      502,
      raw('content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
    ],
    'has bad chunks': [502, raw('transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n')],
    'has a header without a name': [502, raw(': x\r\ncontent-length: 2\r\n\r\n{}')],
    'has headers without end': [502, raw(`x: ${'x'.repeat(200_000)}\r\n\r\n{}`)],
    'wraps garbage': [502, garbage('{"d":"[]"}')],
  }

  /** A reading call whose connection is lost is sent once more. */
  const lost = [
    ...['breaks midway', 'hangs up', 'lies about its length', 'speaks no HTTP', 'says that it is packed and is not'],
    ...['has two lengths', 'has a length and chunks', 'has bad chunks', 'has headers without end'],
  ]

  it.each(Object.entries(faults))(
    'SEC-081, SEC-082, SEC-084, SEC-089 and %s: refused with a notice, in time',
    async (name, [status, fault]) => {
      stub.answer = (_, response) => fault(response)
      const caller = status === 504 ? await hasSession(impatient, person) : visitor
      const answer = await caller.callAt('GET', '/DesignService.svc/ListProjects')

      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [texts.http.other] }] })
      // Node 24 loses the connection to it, Node 20 reads the answer to its end.
      if (name === 'has a header without a name') return expect([1, 2]).toContain(stub.asked.length)
      const times = lost.includes(name) ? 2 : 1
      expect(stub.asked.map(asked => asked.path)).toEqual(Array(times).fill('/DesignService.svc/ListProjects'))
    },
  )

  it('SEC-089 is asked once more for what is only read, and a lost answer to that is never seen', async () => {
    stub.answer = (_, response) => {
      if (stub.asked.length === 1) response.socket?.destroy()
      else answerJson(response, { Succeeded: true, Notices: [], Items: [] })
    }
    expect((await visitor.call(coilSelection.ListProjects)).body).toMatchObject({ Succeeded: true, Items: [] })
  })

  it('SEC-089 is never asked twice for what has an effect', async () => {
    stub.answer = (_, response) => void response.socket?.destroy()
    const { status } = await visitor.call(coilSelection.OpenProject, { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' })
    expect([status, stub.asked.length]).toEqual([502, 1])
  })

  it('takes its page with it and no other, and the page says nothing of the inside', async () => {
    stub.answer = (_, response) => void response.writeHead(500).end('Stack trace of the inside')
    const page = await visitor.get('/enterprise-webapp')

    expect(page.status).toBe(502)
    expect(page.text).toContain(page.headers['x-request-id'])
    expect(page.text).not.toMatch(/Stack trace|127\.0\.0\.1|upstream/)
    const home = await visitor.get('/app-selector')
    expect([home.status, home.text]).toEqual([200, expect.stringContaining('Your projects cannot be shown now')])
    expect(home.text).not.toMatch(/Stack trace|127\.0\.0\.1|upstream/)
  })

  it('ERROR-05 that is not there at all is 502 as well', async () => {
    const nowhere = await stubService(() => undefined)
    await nowhere.close()
    const cut = await nodeTo({ design: nowhere.origin })
    const { status, body } = await (await hasSession(cut, person)).call(coilSelection.ListProjects)

    expect([status, body.Notices[0].Messages]).toEqual([502, [texts.http.other]])
    await cut.close()
  })

  it('does not keep anybody from logging out', async () => {
    const account: StubService = await stubService((_, response) => void response.writeHead(500).end())
    const broken = await nodeTo({ account: account.origin })
    const leaving = await hasSession(broken, person)
    const answer = await leaving.logsOut()

    expect([answer.status, answer.headers.location]).toEqual([303, '/login'])
    expect(await leaving.isSignedIn()).toBe(false)
    await broken.close()
    await account.close()
  })
})
