/** The built-in services on their own port, over real connections: what is believed there, and of whom. */
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createNodeProof, proofHeader } from '../../../server/access/nodeProof'
import { limits } from '../../../server/config/limits'
import { serveServices } from '../../../server/services/serveServices'
import { serviceRequest } from '../../../server/services/serviceRequest'
import { remoteUpstream } from '../../../server/upstream/upstream'
import type { Role } from '../../../shared/access/roles'
import { account } from '../../../shared/contracts'
import { anotherNode, houseOfFile, sessionSecret } from '../../support/house'
import { addPerson, type Person, password, signsIn } from '../../support/people'
import { givesCode, hasApp } from '../../support/secondFactor'
import { Visitor } from '../../support/visitor'

const older = 'a session secret that was the first until yesterday'
const house = await houseOfFile({ environment: { SECOND_FACTOR_ROLES: 'admin' } })
const { db, builtIn } = house.parts
const proofWith = (...secrets: string[]) => createNodeProof(secrets, house.clock)
const port = await serveServices(builtIn, 0, {
  nodeProof: proofWith(sessionSecret, older),
  hosts: ['services.internal'],
})

/** A node that is nothing but a gateway: accounts and token service are at the port. */
const apart = await anotherNode(house, {
  change: parts => {
    const remote = remoteUpstream(port.address, limits.upstream, proofWith(sessionSecret))
    return { ...parts, auth: remote, upstreams: { ...parts.upstreams, 'AccountService.svc': remote } }
  },
})
/** One of whose services the token service alone is at the port. */
const tokensApart = await anotherNode(house, {
  change: parts => ({ ...parts, auth: remoteUpstream(port.address, limits.upstream, proofWith(sessionSecret)) }),
})
afterAll(() => Promise.all([port.stop(), apart.close(), tokensApart.close()]))

const path = '/AccountService.svc/LogIn'
const body = JSON.stringify({ email: 'nobody@northfield.example', password: 'NotTheRightOne1' })
const claimed = {
  'content-type': 'application/json',
  'x-client-address': '203.0.113.9',
  'x-client-device': 'Firefox on Mac',
  'x-request-id': 'a-claimed-request',
  'x-impersonator': 'ada@coilworks.example',
}

interface Sent {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
}

/** Speaks to the port with headers as they are given, the host as well. */
function send(sent: Sent): Promise<{ status: number; authorization?: string }> {
  return new Promise((resolve, reject) => {
    const { port: number } = new URL(port.address)
    const to = { host: '127.0.0.1', port: number, method: sent.method ?? 'POST', path: sent.path ?? path, agent: false }
    const request = httpRequest({ ...to, headers: sent.headers }, response => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, authorization: response.headers.authorization }),
      )
    })
    request.on('error', reject)
    request.end(sent.body)
  })
}

const made = (secret = sessionSecret, changes: Partial<{ path: string; body: string; headers: object }> = {}) =>
  proofWith(secret).make({
    ...{ method: 'POST', path, body, ...changes },
    headers: new Headers({ ...claimed, ...changes.headers }),
  })

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
})

const lastRow = () =>
  db
    .selectFrom('audit_events')
    .select(['event', 'outcome', 'address', 'request_id', 'impersonator'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('SEC-078 what is said of the client', () => {
  const believed = { address: '203.0.113.9', request_id: 'a-claimed-request' }

  it.each([
    ['the secret of all nodes', () => made()],
    ['a secret that was the first until yesterday', () => made(older)],
  ])('is believed of a node that proves itself by %s', async (_, proof) => {
    expect((await send({ headers: { ...claimed, [proofHeader]: proof() }, body })).status).toBe(200)
    expect(await lastRow()).toMatchObject({ event: 'sign-in', outcome: 'failure', ...believed })
  })

  it.each([
    ['nobody', () => ''],
    ['who knows another secret', () => made('a secret that no node of this installation has')],
    [
      'who has the proof of another address',
      () => made(sessionSecret, { headers: { 'x-client-address': '203.0.113.1' } }),
    ],
    ['who has the proof of another device', () => made(sessionSecret, { headers: { 'x-client-device': 'Edge' } })],
    ['who has the proof of another request id', () => made(sessionSecret, { headers: { 'x-request-id': 'x' } })],
    ['who has the proof of another impersonator', () => made(sessionSecret, { headers: { 'x-impersonator': '' } })],
    ['who has the proof of another session', () => made(sessionSecret, { headers: { 'x-session': 'x' } })],
    ['who has the proof of another token', () => made(sessionSecret, { headers: { authorization: 'Bearer x' } })],
    ['who has the proof of another path', () => made(sessionSecret, { path: '/AccountService.svc/LogOut' })],
    ['who has the proof of another body', () => made(sessionSecret, { body: '{}' })],
    ['who writes something else', () => 'x'.repeat(57)],
  ])('is not believed of %s: the address is the socket’s and the id a new one', async (_, proof) => {
    await send({ headers: { ...claimed, ...(proof() && { [proofHeader]: proof() }) }, body })
    const row = await lastRow()
    expect(row).toMatchObject({ event: 'sign-in', outcome: 'failure', address: '127.0.0.1', impersonator: null })
    expect(row?.request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    [-limits.nodeProofMs - 1000, '127.0.0.1'],
    [-limits.nodeProofMs, '203.0.113.9'],
    [limits.nodeProofMs + 1000, '127.0.0.1'],
  ])('is believed within minutes of the proof: %d ms from now it is of %s', async (off, address) => {
    house.clock.advance({ seconds: off / 1000 })
    const proof = made()
    house.clock.advance({ seconds: -off / 1000 })
    await send({ headers: { ...claimed, [proofHeader]: proof }, body })
    expect((await lastRow())?.address).toBe(address)
  })

  it('names nobody who acts, no session and no node, unless a node has proven itself', async () => {
    const incoming = { headersDistinct: {}, rawHeaders: [], url: path, socket: { remoteAddress: '192.0.2.9' } }
    const headers = { ...claimed, 'x-from-gateway': '1', 'x-session': 'a'.repeat(43) }
    const asked = new Request(port.address + path, { method: 'POST', headers, body })
    const made = await serviceRequest(asked, incoming as unknown as IncomingMessage, {})
    const left = made instanceof Request ? Object.fromEntries(made.headers) : {}
    expect(left).toMatchObject({ 'x-client-address': '192.0.2.9' })
    for (const name of ['x-impersonator', 'x-from-gateway', 'x-session']) expect(left).not.toHaveProperty(name)
    expect(left['x-request-id']).not.toBe(claimed['x-request-id'])
  })

  it('is what the gateway of another node saw', async () => {
    const visitor = new Visitor(apart)
    const token = await visitor.token('/login')
    const from = { 'x-forwarded-for': '203.0.113.50', 'x-request-id': 'request-of-a-browser' }
    const form = { _csrf: token, email: 'nobody@northfield.example', password: 'NotTheRightOne1' }
    await visitor.post('/login', form, from)
    expect(await lastRow()).toMatchObject({ address: '203.0.113.50', request_id: 'request-of-a-browser' })
  })

  it('SEC-007 is also which session of the person asks: of them that one stays, whose gateway is apart', async () => {
    const person = await addPerson(house)
    const [here, there] = [await signsIn(apart, person), await signsIn(apart, person)]
    const form = { oldPassword: password, password: 'Another9Word', confirmPassword: 'Another9Word' }
    expect((await here.call(account.ChangePassword, form)).body.Succeeded).toBe(true)
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false])
    expect(await house.parts.store.openOf(person.email)).toHaveLength(1)
  })

  it('SEC-018 changes no count: tries that claim one address each are counted together', async () => {
    for (let time = 0; time < 2; time++)
      await send({ headers: { ...claimed, 'x-client-address': `198.51.100.${time}` }, body })
    const rows = await db.selectFrom('attempts').select(['key', 'count']).execute()
    expect(rows.filter(row => row.key.includes('198.51.100'))).toEqual([])
    expect(rows.some(row => row.key.endsWith('127.0.0.1') && row.count === 2)).toBe(true)
  })
})

describe('SEC-092 a request that no service needs', () => {
  const large = (size: number) => JSON.stringify({ email: 'x'.repeat(size), password: 'x' })

  it.each([
    ['a body over the limit', { body: large(limits.body.json) }, 413],
    [
      'a body over the limit that does not say its length',
      { body: large(limits.body.json), headers: { 'transfer-encoding': 'chunked' } },
      413,
    ],
    ['a body under the limit', { body: large(limits.body.json - 200) }, 400],
    ['a body that a document may have', { path: '/DesignService.svc/SaveProject', body: large(limits.body.json) }, 401],
    ['a document over its limit', { path: '/DesignService.svc/SaveProject', body: large(limits.body.document) }, 413],
    ['a name that is not ours', { headers: { host: 'evil.example' } }, 421],
    ['a name that only starts as ours', { headers: { host: 'localhost.evil.example' } }, 421],
    ['a name that is configured', { headers: { host: 'services.internal:8081' } }, 400],
    ['a name of loopback', { headers: { host: 'localhost:8081' } }, 400],
    ['a method of no service', { method: 'PATCH' }, 405],
    ['another method than the operation has', { method: 'GET' }, 405],
    ['a long address', { path: `${path}?${'x'.repeat(limits.addressLength)}` }, 414],
    ['many headers', { headers: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, '1'])) }, 431],
  ] satisfies [string, Sent, number][])('is answered by its status: %s', async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status)
  })
})

describe('SEC-030 the token of the token service', () => {
  const tokenFor = ({ email }: Person, headers: Record<string, string> = {}) =>
    send({ path: '/auth/token', headers, body: JSON.stringify({ userId: email, password }) })
  const roles: Role[] = ['nimbus']

  it('is given to who proves the password, where that is all there is', async () => {
    const { status, authorization } = await tokenFor(await addPerson(house, { roles }))
    expect([status, authorization]).toEqual([200, expect.stringMatching(/^Bearer [\w-]{43}$/)])
  })

  it.each([
    [
      'has two-step login',
      async () => {
        const person = await addPerson(house, { roles })
        await hasApp(house, person)
        return person
      },
    ],
    ['holds a role that calls for it', () => addPerson(house, { roles: [...roles, 'admin'] })],
  ])('is not given by the password alone to who %s, and that is audited', async (_, make) => {
    const person = await make()
    // Also not to who says of themselves that they are a gateway.
    const claims: Record<string, string>[] = [{}, { 'x-from-gateway': '1' }]
    for (const headers of claims) {
      expect(await tokenFor(person, headers)).toEqual({ status: 401, authorization: undefined })
      expect(await lastRow()).toMatchObject({ event: 'token', outcome: 'failure', address: '127.0.0.1' })
    }
  })

  it.each([
    ['in the process', house],
    ['at the port, with the accounts', apart],
    ['at the port alone', tokensApart],
  ])('is there after the code, where the token service is %s', async (_, node) => {
    const person = await addPerson(node, { roles })
    const app = await hasApp(node, person)
    const visitor = await signsIn(node, person)
    const before = await visitor.ask('mistStatus')
    const given = await givesCode(visitor, app.code())
    expect([before.status, given.status]).toEqual([401, 303])
    expect((await visitor.ask('mistStatus')).body).toMatchObject({ Status: 'ready', User: 'Dana Whitfield' })
  })
})
