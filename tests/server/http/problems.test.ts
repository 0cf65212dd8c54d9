/** Every kind of refusal and fault, as a page and as JSON: the status, the reference, and nothing of the inside. */
import type { Request, Response } from 'express'
import { afterAll, describe, expect, it } from 'vitest'
import type { Parts } from '../../../server/application/parts'
import { errors } from '../../../server/http/errors'
import { account } from '../../../shared/contracts'
import { limits } from '../../../shared/limits'
import { anotherNode, houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const person = await addPerson(house, { roles: ['enterprise', 'admin'] })

/** A node whose account service fails in the inside. */
const failing = await anotherNode(house, {
  change: (parts: Parts) => ({
    ...parts,
    upstreams: {
      ...parts.upstreams,
      'AccountService.svc': () => Promise.reject(new TypeError('Canary: cannot read /srv/coilworks/secret.ts:12')),
    },
  }),
})
/** A node whose session store does not answer. */
const storeless = await anotherNode(house, {
  change: (parts: Parts) => {
    const store = Object.create(parts.store)
    store.get = (_: string, done: (error: Error) => void) => done(new Error('Canary: redis://:password@10.0.0.7'))
    return { ...parts, store }
  },
})
afterAll(() => Promise.all([failing.close(), storeless.close()]))

const signedIn = (where = house) => hasSession(where, person)
const tooLong = (size: number) => 'x'.repeat(size + 1)

const pages: [number, string, () => Promise<{ status: number; text: string; headers: Record<string, string> }>][] = [
  [400, 'a form that cannot be read', async () => (await signedIn()).post('/login', 'email=a&email=b', await token())],
  [401, 'a file of nobody', () => new Visitor(house).get('/admin/audit.csv')],
  [403, 'a form without its token', async () => (await signedIn()).post('/preferences', { theme: 'dark' })],
  [404, 'a missing file', () => new Visitor(house).get('/nothing.html')],
  [405, 'a page that has no form', async () => (await signedIn()).post('/app-selector', { a: 'b' })],
  [
    413,
    'a form that is too large',
    async () => (await signedIn()).post('/login', { email: tooLong(limits.body.form) }),
  ],
  [500, 'a fault in the inside', async () => (await signedIn(failing)).get('/app-selector')],
  [503, 'a store that does not answer', async () => (await signedIn(storeless)).get('/app-selector')],
]

/** The token of a visitor of its own is not that of the session: a body is read before its token is looked at. */
async function token() {
  return { 'x-csrf-token': await (await signedIn()).token() }
}

const calls: typeof pages = [
  [400, 'a body that is no JSON', async () => call('POST', '/AccountService.svc/LogIn', '{')],
  [401, 'a call of nobody', () => new Visitor(house).callAt('GET', '/DesignService.svc/ListProjects')],
  [403, 'a call without the role', async () => call('POST', '/AdminService.svc/GetStatus', '{}')],
  [404, 'an operation that does not exist', async () => call('POST', '/AccountService.svc/Nothing', '{}')],
  [405, 'another method', async () => call('GET', '/AccountService.svc/LogIn')],
  [
    413,
    'a body that is too large',
    async () => call('POST', '/AccountService.svc/LogIn', `"${tooLong(limits.body.json)}"`),
  ],
  [
    500,
    'a fault in the inside',
    async () => (await signedIn(failing)).call(account.GetIdentity, { isClientLoggedIn: true }),
  ],
  [
    503,
    'a store that does not answer',
    async () => (await signedIn(storeless)).callAt('GET', '/DesignService.svc/ListProjects'),
  ],
]

async function call(method: string, path: string, body?: string) {
  const visitor = await signedIn()
  return visitor.callAt(method, path, body, { 'x-csrf-token': await visitor.token() })
}

const inside = /Canary|secret\.ts|redis:|Error\b|\n\s+at |node_modules|express|coilworks\/server/

describe('a page that cannot be shown', () => {
  it.each(pages)(
    'SEC-108, SEC-066 answers %i for %s, with its reference and the strict policy',
    async (status, _, ask) => {
      const answer = await ask()
      expect(answer.status).toBe(status)
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.text).toMatch(/<h1>[^<]+<\/h1>/)
      expect(answer.text.replaceAll('<!-- -->', '')).toContain(`Status ${status}, reference`)
      expect(answer.text).toContain(answer.headers['x-request-id'])
      expect(answer.text).not.toMatch(inside)
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none';.*script-src 'nonce-[^']+' 'strict-dynamic'$/,
      )
      expect(answer.headers['cache-control']).toBe('no-store')
      if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD')
      if (status === 503) expect(answer.headers['retry-after']).toBe('2')
    },
  )
})

it('SEC-108 of a fault in the inside the log has the cause, by the reference that the page tells', async () => {
  const { headers } = await (await signedIn(failing)).get('/app-selector')
  const lines = house.logLines.filter(line => line.includes(String(headers['x-request-id'])))
  const failure = lines.find(line => line.includes('"msg":"request failed"'))
  expect(failure).toMatch(/"stack":"TypeError: Canary: cannot read \/srv\/coilworks\/secret\.ts:12/)
})

describe('a call that cannot be answered', () => {
  it.each(calls)('SEC-108 answers %i for %s as an envelope, with nothing of the inside', async (status, _, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.text)
    expect(body).toMatchObject({ Succeeded: false, Notices: [{ Type: 'message', Title: 'Error', Severity: 'error' }] })
    expect(Object.keys(body)).toEqual(['Succeeded', 'Notices'])
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text.replace('"Title":"Error"', '')).not.toMatch(inside)
    if (status === 405) expect(answer.headers.allow).toBe('POST')
  })
})

it('names the methods that a call by its address has', async () => {
  const { status, headers } = await (await signedIn()).callAt('POST', '/mist-service/status', '{}')
  expect([status, headers.allow]).toEqual([405, 'GET'])
})

it('begins no page where an answer that has begun cannot go on', async () => {
  const done: unknown[] = []
  const render = async () => void done.push('a page')
  const failures = { failed: () => undefined } as unknown as Parts['errorGroups']
  const request = { log: { error: () => undefined }, get: () => undefined, path: '/', method: 'GET' }
  const response = { headersSent: true } as Response
  const error = new Error('away')
  const handle = errors(render, failures, house.parts.audit, 'build')
  await handle(error, request as unknown as Request, response, passed => done.push(passed))
  expect(done).toEqual([error])
})
