/** What is read of a request, and what is refused before anything is done with it. */
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { roles } from '../../../shared/access/roles'
import { newProject } from '../../../shared/coils/document/exampleCoil'
import { account, coilSelection, contracts } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { isSound } from '../../../shared/contracts/sound'
import { texts } from '../../../shared/texts'
import { patterns } from '../../../shared/validation/patterns'
import { fastest } from '../../support/fastest'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { rawRequest } from '../../support/rawRequest'
import { rememberingThreads } from '../../support/rememberingThreads'
import { smallestRequests } from '../../support/smallestRequests'
import { inTurn } from '../../support/turns'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile({ requestThreads: rememberingThreads() })
/** Every operation is open to them, so that it is the request that is refused: engineering would take some away. */
const held = roles.filter(role => role !== 'engineering')
const person = await addPerson(house, { roles: held })
const visitor = await hasSession(house, person, { HasClearance: true })
const token = await visitor.token()

const posted = Object.values(contracts)
  .flatMap(service => Object.values(service) as Operation[])
  .filter(one => one.method === 'POST')
  .map((one, turn) => [`/${one.service}/${one.name}`, one, turn] as const)

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  visitor.callAt('POST', path, body, { 'x-csrf-token': token, ...headers })

describe('the type of a body', () => {
  const types = [
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/xml',
    'text/json',
  ]
  const tricks = [
    'application/json; charset=utf-7',
    'application/json;charset=ibm500',
    'application/json, text/plain',
    'application/jsonx',
  ]

  it.each([...types, ...tricks])('SEC-061 %s is not read by an operation', async type => {
    const body = JSON.stringify(smallestRequests['AccountService.svc/GetIdentity'])
    expect((await send('/AccountService.svc/GetIdentity', body, { 'content-type': type })).status).toBe(415)
  })

  it('SEC-061 none at all is not read either', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': token, 'content-length': '2' }
    const answer = await rawRequest(house, {
      method: 'POST',
      path: '/AccountService.svc/GetIdentity',
      headers,
      body: '{}',
      as: visitor,
    })
    expect(answer.status).toBe(415)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'SEC-061 %s is not read by a form',
    async type => {
      const body = JSON.stringify({ _csrf: token, email: person.email, password })
      expect((await visitor.post('/login', body, { 'content-type': type })).status).toBe(415)
    },
  )

  it('SEC-061 nothing is posted to a page that has no form', async () => {
    expect((await visitor.post('/app-selector', { _csrf: token })).status).toBe(405)
  })

  it.each([
    ['/login', 'GET, HEAD, POST'],
    ['/admin', 'GET, HEAD, POST'],
    ['/log-out', 'POST'],
    ['/app-selector', 'GET, HEAD'],
  ])('SEC-061 %s answers other methods with %s', async (path, methods) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const { status, headers: told } = await rawRequest(house, { method, path, headers, as: visitor })
      expect([method, status, told.allow]).toEqual([method, 405, methods])
    }
  })
})

describe('the shape of a request', () => {
  const extras = [{ Roles: ['admin'] }, { Status: 'Active' }, { IsOwner: true }, { companyId: '1' }]
  const noObjects = ['[]', '"x"', '1', 'null', 'true', '', '{', '{}{}']

  it.each(posted)('SEC-052 %s refuses a field that is not its own', async (path, operation, turn) => {
    const valid = smallestRequests[path.slice(1)]
    for (const extra of inTurn(extras, turn, 1)) {
      const { status, body } = await visitor.callAt(
        operation.method,
        path,
        { ...valid, ...extra },
        { 'x-csrf-token': token },
      )
      expect([status, body.Notices?.[0]?.Messages]).toEqual([400, [texts.http[400]]])
    }
    const row = await house.parts.db.selectFrom('users').select('roles').where('id', '=', person.id).executeTakeFirst()
    expect(row?.roles).toEqual(held)
  })

  it.each(posted)(
    'SEC-092 %s refuses a list, a text, a number or nothing where an object is due',
    async (path, _, turn) => {
      for (const body of inTurn(noObjects, turn, 3))
        expect([body, (await send(path, body)).status]).toEqual([body, 400])
    },
  )

  it('SEC-092 an operation without input refuses an address that gives it some', async () => {
    for (const query of ['?email=x', '?email=x&email=y', '?_=1'])
      expect((await visitor.callAt('GET', `/DesignService.svc/ListProjects${query}`)).status).toBe(400)
  })

  it('SEC-092 a form with a field given twice is refused', async () => {
    const body = `_csrf=${encodeURIComponent(token)}&email=a@b.example&email=c@d.example&password=x`
    expect((await visitor.post('/login', body)).status).toBe(400)
  })

  it('SEC-092, REPORT-12 a report named twice counts as not named', async () => {
    expect((await visitor.get('/report?fon=a&fon=b&fin=c.pdf')).headers.location).toBe('/app-selector')
  })
})

describe('names that reach an object’s prototype', () => {
  const names = ['__proto__', 'constructor', 'prototype']
  const document = JSON.stringify(newProject('IP'))

  it.each(names)('SEC-091 %s is refused in a body, at any depth, and pollutes nothing', async name => {
    const payload = `{"${name}":{"polluted":true}}`
    for (const body of [
      payload,
      `{"isClientLoggedIn":true,"${name}":{"polluted":true}}`,
      `{"isClientLoggedIn":${payload}}`,
      `{"isClientLoggedIn":[${payload}]}`,
    ])
      expect((await send('/AccountService.svc/GetIdentity', body)).status).toBe(400)
    const inUnits = document.replace('"units":{}', `"units":{"${name}":"degF"}`)
    expect((await send('/DesignService.svc/SaveProject', `{"name":"x","document":${inUnits}}`)).status).toBe(400)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each(names)('SEC-091 %s has no effect in a form or in the address of an operation', async name => {
    const form = `_csrf=${encodeURIComponent(token)}&email=a@b.example&password=x&${name}=x`
    // The parser of forms drops the first of the names by itself.
    expect((await visitor.post('/login', form)).status).toBe(name === '__proto__' ? 200 : 400)
    for (const query of [`?${name}=x`, `?${name}[polluted]=1`])
      expect((await visitor.callAt('GET', `/DesignService.svc/ListProjects${query}`)).status).toBe(400)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('the size and depth of a body', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

  it('SEC-090 may be 20 levels deep, and no more', () => {
    expect(isSound(JSON.parse(nested(20)))).toBe(true)
    expect(isSound(JSON.parse(nested(22)))).toBe(false)
  })

  it('SEC-090 a bomb of depth is refused at once', async () => {
    const isRefused = async () =>
      expect((await send('/AccountService.svc/GetIdentity', nested(9_000))).status).toBe(400)
    expect(await fastest(isRefused)).toBeLessThan(1_000)
  })

  it('SEC-090 has the sizes of the security bar', () => {
    expect(limits.body).toMatchObject({ json: 100_000, form: 20_000, depth: 20 })
  })

  it.each(posted)('SEC-090 %s is refused one byte over its size', async (path, operation) => {
    const limit = operation.bodyLimit ?? limits.body.json
    const padded = (bytes: number) => '{}'.padEnd(bytes)
    expect((await send(path, padded(limit + 1))).status).toBe(413)
    expect((await send(path, padded(limit))).status).not.toBe(413)
  })

  it('SEC-090 a form is refused over its size, and with too many fields', async () => {
    const { form } = limits.body
    expect((await visitor.post('/login', 'a'.repeat(form + 1))).status).toBe(413)
    const fields = Array.from({ length: 51 }, (_, index) => `f${index}=1`).join('&')
    expect((await visitor.post('/login', fields)).status).toBe(413)
  })

  it('SEC-090 a body that claims to be packed is refused', async () => {
    const { status } = await send('/AccountService.svc/GetIdentity', '{}', { 'content-encoding': 'br' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('a body that never comes', () => {
  const big = posted.filter(([, { access, bodyLimit }]) => access !== 'open' && bodyLimit !== undefined)

  /** The status for a request whose headers announce a large body, of which nothing is sent. */
  function statusOf(path: string, as: Visitor, csrf: string): Promise<number> {
    return begin(path, as, csrf).status
  }

  function begin(path: string, as: Visitor, csrf: string): { status: Promise<number>; cutOff(): void } {
    const { hostname, port } = new URL(house.address)
    const cookie = [...as.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...{ ...house.proxyHeaders, cookie, 'sec-fetch-site': 'same-origin', 'x-csrf-token': csrf },
      ...{ 'content-type': 'application/json', 'content-length': 900_000 },
    }
    const asked = request({ agent: false, hostname, port, method: 'POST', path, headers })
    asked.flushHeaders()
    const status = new Promise<number>((resolve, reject) => {
      asked.on('error', reject)
      asked.on('response', answer => {
        resolve(answer.statusCode ?? 0)
        asked.destroy()
      })
    })
    return { status, cutOff: () => void asked.destroy() }
  }

  it('SEC-090 is waited for a few times at once by one person, and again once those are cut off', async () => {
    const one = await hasSession(house, await addPerson(house, { roles: held }))
    const csrf = await one.token()
    const path = '/MistService.svc/ReadWeather'
    const large = '{}'.padEnd(limits.body.json + 1)
    const waiting = Array.from({ length: limits.incoming.largeBodies + 1 }, () => begin(path, one, csrf))
    expect(await Promise.race(waiting.map(({ status }) => status))).toBe(503)
    expect((await send(path, large)).status).toBe(400)
    for (const { status, cutOff } of waiting) {
      status.catch(() => undefined)
      cutOff()
    }
    const again = async () => (await one.callAt('POST', path, large, { 'x-csrf-token': csrf })).status
    await expect.poll(again).toBe(400)
  })

  it.each(big)('SEC-090 is not waited for by %s of a visitor, with or without a token', async path => {
    const stranger = new Visitor(house)
    const own = await stranger.token()
    expect([await statusOf(path, stranger, own), await statusOf(path, stranger, '')]).toEqual([401, 403])
  })

  it('SEC-090 is not waited for without the token of the session, or the role', async () => {
    const nobody = await hasSession(house, await addPerson(house, { roles: [] }))
    const path = '/MistService.svc/ReadWeather'
    expect(await statusOf(path, nobody, await nobody.token())).toBe(403)
    expect(await statusOf(path, visitor, 'another')).toBe(403)
  })

  it('SEC-090 a visitor sends no more by a call than by a form', async () => {
    const stranger = new Visitor(house)
    const csrf = await stranger.token()
    const sent = async (bytes: number) =>
      stranger.callAt('POST', '/AccountService.svc/LogIn', '{}'.padEnd(bytes), { 'x-csrf-token': csrf })
    const { form } = limits.body
    expect([(await sent(form)).status, (await sent(form + 1)).status]).toEqual([400, 413])
  })
})

describe('the host', () => {
  it.each(['http://evil.example/login', 'http://evil.example', 'http://coils.example.com:8443/login', '*'])(
    'SEC-088 an address that names another one, such as %s, is not served',
    async path => expect((await rawRequest(house, { path })).status).toBe(421),
  )

  it('SEC-088 is served where the request names it whole', async () => {
    const answers = [
      await rawRequest(house, { path: 'https://coils.example.com/login' }),
      await rawRequest(house, { path: 'http://coils.example.com/login' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it.each(['evil.example', 'coils.example.com.evil.example', 'coils.example.com:8443', 'localhost', '127.0.0.1', ''])(
    'SEC-088 "%s" is not served',
    async host => {
      const answer = await rawRequest(house, { path: '/login', headers: { host } })
      expect([answer.status, answer.text]).toEqual([421, 'This host is not served here.'])
    },
  )

  it('SEC-088 is not taken from what a proxy might hand on', async () => {
    const { email } = await addPerson(house)
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-host': 'evil.example' }
    const asking = new Visitor(house)
    const form = { _csrf: await asking.token('/forgot-password'), email }
    const page = await asking.post('/forgot-password', form, headers)
    const mails = await house.mails()

    expect(page.status).toBe(200)
    expect(page.text).not.toContain('evil.example')
    expect(mails.join('')).not.toContain('evil.example')
  })
})

describe('patterns', () => {
  const hostile = ['a', 'a.', '.a', 'a@', '@a', '-', '0 ', '(+', '\\', 'a@a.'].map(part =>
    part.repeat(100_000 / part.length),
  )

  it.each(Object.entries(patterns))('SEC-093 %s runs in linear time', async (_, pattern) => {
    for (const text of hostile) expect(await fastest(() => pattern.test(`${text}!`))).toBeLessThan(50)
  })

  it('SEC-093 length is checked before the pattern', () => {
    const issues = account.LogIn.request.safeParse({ email: 'a'.repeat(100_000), password: 'x' }).error?.issues
    expect(issues?.map(issue => issue.message)).toContain('Max 100 characters.')
  })

  it.each([
    [
      'email',
      ['a@b.co', 'a.b+c%d_e-f@x-y.example.co', 'a@b.abcdefghij'],
      ['a@b.c', 'a@b.abcdefghijk', 'a@b', '@b.co', 'a b@c.co', 'a@b..co'],
    ],
    ['paragraph', ['Dear all,\nsee 5% (x)'], ['a/b', 'a\\b', 'a*b']],
    ['alphanumeric', ['Coil 12', ''], ['a-b', 'é', 'a_b', 'a\tb']],
    ['zip', ['55318-1234', 'K1A 0B1'], ['55318_1', '55/1']],
    ['phone', ['+1 (952) 555-0142'], ['952.555', 'x12', '952/555']],
  ] as const)(
    'VALID-01, VALID-02, VALID-03, VALID-04, VALID-05 %s permits what its row says',
    (name, permitted, refused) => {
      for (const text of permitted) expect([text, patterns[name].test(text)]).toEqual([text, true])
      for (const text of refused) expect([text, patterns[name].test(text)]).toEqual([text, false])
    },
  )
})

it('ENTITY-10, ENTITY-09 an answer has the envelope’s fields and no other', async () => {
  const { body } = await visitor.call(coilSelection.OpenProject, { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' })
  expect(Object.keys(body).sort()).toEqual(['Notices', 'Source', 'Succeeded'])
  expect(Object.keys(body.Notices[0]).sort()).toEqual(['Messages', 'Severity', 'Title', 'Type'])
})
