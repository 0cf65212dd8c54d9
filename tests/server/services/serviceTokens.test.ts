/** The token service: who gets a token, what is done where it is refused, and where it never goes. */
import type { SessionData } from 'express-session'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { segmentChoices } from '../../../engine/segments/segmentSettings'
import { createThrottle } from '../../../server/access/throttle'
import { createTokenService } from '../../../server/services/token'
import type { Role } from '../../../shared/access/roles'
import { account } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { messages } from '../../../shared/texts'
import { houseOfFile } from '../../support/house'
import { addPerson, password, signsIn } from '../../support/people'
import { type Asked, answerJson, type StubService, stubService } from '../../support/stubService'
import type { Visitor } from '../../support/visitor'

const auth = await stubService(() => undefined)
const mist = await stubService(() => undefined)
const segmented = await stubService(() => undefined)
const bridge = await stubService(() => undefined)
const stubs = [auth, mist, segmented, bridge]
afterAll(() => Promise.all(stubs.map(stub => stub.close())))

const house = await houseOfFile({
  environment: {
    AUTH_SERVICE_ORIGIN: auth.origin,
    MIST_SERVICE_ORIGIN: mist.origin,
    SEGMENTED_PROGRAM_SERVICE_ORIGIN: segmented.origin,
    KNOWLEDGE_BRIDGE_ORIGIN: bridge.origin,
  },
})

const ready = { Status: 'ready' }
const gives =
  (token: string): StubService['answer'] =>
  (_, response) =>
    answerJson(response, { Succeeded: true, Notices: [] }, { authorization: `Bearer ${token}` })
const refuses =
  (status: number): StubService['answer'] =>
  (_, response) =>
    void response.writeHead(status).end()

const givesNone: StubService['answer'] = (_, response) => answerJson(response, {})
const hangsUp: StubService['answer'] = (_, response) => void response.socket?.destroy()

/** A product service that takes one token alone. */
const takes =
  (token: string): StubService['answer'] =>
  ({ headers }, response) =>
    headers.authorization === `Bearer ${token}` ? answerJson(response, ready) : void response.writeHead(401).end()

const pathsOf = ({ asked }: StubService) => asked.map(one => one.path)
const bearers = (asked: readonly Asked[]) => asked.map(({ headers }) => headers.authorization)

beforeEach(() => {
  for (const stub of stubs) stub.asked.length = 0
  auth.answer = ({ path }, response) => gives(path === '/auth/refresh' ? 'second' : 'first')({} as Asked, response)
  mist.answer = takes('first')
  segmented.answer = takes('first')
  bridge.answer = (_, response) => answerJson(response, ready)
})

async function signedIn(...roles: Role[]): Promise<Visitor> {
  return signsIn(house, await addPerson(house, { roles }))
}

describe('signing in', () => {
  it.each([['nimbus'], ['seg-prog']] as const)(
    'TOKEN-01, API-35, ROLE-06 asks for a token with the password where the role is %s',
    async role => {
      const person = await addPerson(house, { roles: [role] })
      await signsIn(house, person)
      expect(auth.asked.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
        ['POST', '/auth/token', { userId: person.email, password }],
      ])
    },
  )

  it('API-52, TOKEN-01 is one of what is asked of the two services, each under its own name', async () => {
    const keysOf = ({ request }: Operation) => Object.keys((request as z.ZodObject).shape)
    expect([account.LogIn, account.ForgotPassword, account.ChangePassword].map(keysOf)).toEqual([
      ['email', 'password'],
      ['email'],
      ['oldPassword', 'password', 'confirmPassword'],
    ])
    expect([account.GetIdentity.method, account.LogOut.method]).toEqual(['POST', 'GET'])
    const builtIn = createTokenService({
      ...house.parts,
      throttle: createThrottle(house.parts.db, house.clock),
      secondFactorRoles: [],
    })
    const answers = ['token', 'impersonate', 'refresh', 'login'].map(name =>
      builtIn(new Request(`http://auth/auth/${name}`, { method: 'POST', body: '{}' })),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 401, 404])
  })

  it('TOKEN-01 asks for none for anybody else', async () => {
    await signedIn('enterprise', 'economizer', 'engineering', 'admin')
    expect(auth.asked).toEqual([])
  })

  it.each([
    ['refuses', refuses(401)],
    ['fails', refuses(500)],
    ['gives none', givesNone],
    ['hangs up', hangsUp],
  ])('TOKEN-01 succeeds where the token service %s, and the next page says so once', async (_, answer) => {
    auth.answer = answer
    const visitor = await signedIn('nimbus')
    const page = await visitor.get('/app-selector')
    const text = messages.noServiceToken.slice(0, 30)

    expect([page.status, page.text.split(`\`${text}`).length - 1]).toEqual([200, 1])
    expect((await visitor.get('/app-selector')).text).not.toContain(text)
    house.clock.advance({ seconds: 30 })
  })

  it('TOKEN-01 asks again with the new password when it is changed', async () => {
    const visitor = await signedIn('nimbus')
    auth.asked.length = 0
    const next = 'Another9Word'
    await visitor.call(account.ChangePassword, { oldPassword: password, password: next, confirmPassword: next })
    expect(auth.asked.map(({ path, body }) => [path, JSON.parse(body).password])).toEqual([['/auth/token', next]])
  })

  it('SEC-010, SEC-080 leaves no token in a page, an answer, the store or the log', async () => {
    const visitor = await signedIn('nimbus', 'seg-prog')
    const said = [
      (await visitor.get('/app-selector')).text,
      (await visitor.ask('mistStatus')).text,
      JSON.stringify(await house.parts.db.selectFrom('sessions').selectAll().execute()),
      house.logLines.join('\n'),
    ]
    expect(said.filter(text => /Bearer|"first"/.test(text))).toEqual([])
  })
})

describe('acting as another person', () => {
  async function acts(own: Role[], as: Role[]) {
    const visitor = await signedIn('can-impersonate', ...own)
    const target = await addPerson(house, { roles: as })
    auth.asked.length = 0
    auth.answer = gives('third')
    await visitor.call(account.Impersonate, { impersonatedEmail: target.email })
    return { visitor, target }
  }

  it.each(['nimbus', 'seg-prog'] as const)(
    'IMPERS-06, API-36, ROLE-06 asks for a token of the other person, whose role is %s, without a password',
    async role => {
      const { visitor, target } = await acts([], [role])
      mist.answer = takes('third')

      expect(auth.asked.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
        ['POST', '/auth/impersonate', { userId: target.email }],
      ])
      if (role === 'nimbus') expect((await visitor.ask('mistStatus')).body).toEqual(ready)
    },
  )

  it('IMPERS-06 asks for none where the other person holds neither role, and keeps none of one’s own', async () => {
    const { visitor, target } = await acts(['nimbus'], ['enterprise'])
    const asked = pathsOf(auth).filter(path => path !== '/auth/revoke')
    expect([asked, (await visitor.ask('mistStatus')).status]).toEqual([[], 403])
    const stored = await house.parts.db.selectFrom('sessions').select('data').where('ended_at', 'is', null).execute()
    const [acting] = (stored as unknown as { data: SessionData }[]).filter(
      ({ data }) => data.impersonator && data.identity?.Email === target.email,
    )
    expect(Object.keys(acting?.data.tokens ?? {})).toEqual(['AccountService.svc'])
  })
})

describe('calls to the product services', () => {
  it('HTTP-03, HTTP-04, SEC-080 carry the token of the token service or none, never the account’s', async () => {
    const visitor = await signedIn('nimbus', 'seg-prog')
    for (const name of ['mistStatus', 'segmentedProgramStatus', 'knowledgeBridgeStatus'])
      expect((await visitor.ask(name)).body).toEqual(ready)

    expect(bearers(mist.asked)).toEqual(['Bearer first'])
    expect(bearers(segmented.asked)).toEqual(['Bearer first'])
    expect(bearers(bridge.asked)).toEqual([undefined])
  })

  it('HTTP-01 go by the path alone, to a host that only the server knows', async () => {
    const visitor = await signedIn('nimbus')
    await visitor.ask('mistStatus')
    expect([pathsOf(mist), mist.asked[0]?.headers.host]).toEqual([['/mist-service/status'], new URL(mist.origin).host])
  })

  it.each(['/mist-service/other', '/mist-service/status/', '/mist-service//status', '/mist-service/status%2f..'])(
    'SEC-047, SEC-077 reach no path but those of the contracts: %s',
    async path => {
      const visitor = await signedIn('nimbus')
      expect((await visitor.callAt('GET', path)).status).toBe(404)
      expect(mist.asked).toEqual([])
    },
  )

  it('HTTP-05 keep the token that an answer brings, for the next call', async () => {
    const visitor = await signedIn('nimbus')
    mist.answer = (_, response) => answerJson(response, ready, { authorization: 'Bearer third' })
    const { headers } = await visitor.ask('mistStatus')
    await visitor.ask('mistStatus')
    expect(bearers(mist.asked)).toEqual(['Bearer first', 'Bearer third'])
    expect(headers).not.toHaveProperty('authorization')
  })
})

const products = [
  ['mist', 'mistStatus', mist],
  ['segmented program', 'segmentedProgramStatus', segmented],
] as const

describe('the places of the mist', () => {
  const climates = {
    Places: [
      { Id: 'phoenix', Name: 'Somewhere Hot', Country: 'US', Altitude: 0, DryBulb: 310, WetBulb: 295, Method: 'bins' },
    ],
  }
  const offers =
    (token: string): StubService['answer'] =>
    ({ headers }, response) =>
      headers.authorization === `Bearer ${token}` ? answerJson(response, climates) : void response.writeHead(401).end()

  it('APP-15, HTTP-03 come from the mist service by a token of its own, never by that of the suite', async () => {
    const visitor = await signedIn('nimbus')
    mist.answer = offers('first')
    const { status, body } = await visitor.ask('mistClimates')
    expect([status, body]).toEqual([200, climates])
    expect(mist.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/mist-service/climates', 'Bearer first'],
    ])
  })

  it('APP-15, TOKEN-02 come after one refresh where the token is refused', async () => {
    const visitor = await signedIn('nimbus')
    auth.asked.length = 0
    mist.answer = offers('second')
    expect((await visitor.ask('mistClimates')).status).toBe(200)
    expect(bearers(mist.asked)).toEqual(['Bearer first', 'Bearer second'])
    expect(pathsOf(auth)).toEqual(['/auth/refresh'])
  })

  it('APP-15, TOKEN-03 end the session where the refresh is refused too', async () => {
    const visitor = await signedIn('nimbus')
    mist.answer = refuses(401)
    auth.answer = refuses(401)
    const { status, body } = await visitor.ask('mistClimates')
    expect([status, body.SessionExpired]).toEqual([401, true])
    const { status: next, headers } = await visitor.get('/nimbus')
    expect([next, headers.location]).toEqual([302, '/login'])
  })

  it('are asked for by the page that is open: it is sent without them, and without the service', async () => {
    const visitor = await signedIn('nimbus')
    mist.answer = hangsUp
    mist.asked.length = 0
    const { status, text } = await visitor.get('/nimbus')
    expect(status).toBe(200)
    expect(text).toContain('/mist-service/climates')
    expect(text).toMatch(/<option[^>]*>Phoenix, AZ, US</)
    expect(mist.asked).toEqual([])
  })
})

describe('the page of the segmented program', () => {
  const choices = { Segments: [2, 7] }
  const offers =
    (token: string): StubService['answer'] =>
    ({ headers }, response) =>
      headers.authorization === `Bearer ${token}` ? answerJson(response, choices) : void response.writeHead(401).end()

  it('APP-08 asks the service for what can be chosen with the token of the sign-in', async () => {
    const visitor = await signedIn('seg-prog')
    segmented.answer = offers('first')
    const page = await visitor.get('/segmented-program')
    const offered = ['7', '5'].map(count => new RegExp(`<option value="?${count}"?>`).test(page.text))
    expect([page.status, ...offered]).toEqual([200, true, false])
    expect(segmented.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/segmented-program-service/choices', 'Bearer first'],
    ])
  })

  it('APP-08, TOKEN-02 refreshes that token once where it is refused, and asks again', async () => {
    const visitor = await signedIn('seg-prog')
    auth.asked.length = 0
    segmented.answer = offers('second')
    expect((await visitor.get('/segmented-program')).status).toBe(200)
    expect(bearers(segmented.asked)).toEqual(['Bearer first', 'Bearer second'])
    expect(pathsOf(auth)).toEqual(['/auth/refresh'])
  })

  it('APP-08, TOKEN-03 leads to the login where the refresh is refused too', async () => {
    const visitor = await signedIn('seg-prog')
    segmented.answer = refuses(401)
    auth.answer = refuses(401)
    const { status, headers } = await visitor.get('/segmented-program')
    expect([status, headers.location]).toEqual([302, '/login'])
  })

  it('APP-09 of the circuitry builder needs no such service', async () => {
    const visitor = await signedIn('circ-build')
    const { text } = await visitor.get('/circuitry-builder')
    expect(text).toContain(`\`segmentChoices\`:${JSON.stringify(segmentChoices)}`)
    expect(segmented.asked).toEqual([])
  })
})

describe('a 401', () => {
  it.each(products)(
    'TOKEN-02, API-37 of the %s service refreshes the token once and repeats the call',
    async (_, name, stub) => {
      const visitor = await signedIn('nimbus', 'seg-prog')
      auth.asked.length = 0
      stub.answer = takes('second')

      expect((await visitor.ask(name)).body).toEqual(ready)
      expect(bearers(stub.asked)).toEqual(['Bearer first', 'Bearer second'])
      expect(auth.asked.map(({ path, body, headers }) => [path, body, headers.authorization])).toEqual([
        ['/auth/refresh', '{}', 'Bearer first'],
      ])
      await visitor.ask(name)
      expect(stub.asked).toHaveLength(3)
    },
  )

  it.each(products)('TOKEN-04 of the repeated call to the %s service does not refresh again', async (_, name, stub) => {
    const visitor = await signedIn('nimbus', 'seg-prog')
    auth.asked.length = 0
    stub.answer = refuses(401)
    const { status, body } = await visitor.ask(name)

    expect([status, body.SessionExpired, stub.asked.length]).toEqual([401, undefined, 2])
    expect(pathsOf(auth)).toEqual(['/auth/refresh'])
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it.each([
    ['is refused', refuses(401)],
    ['fails', refuses(500)],
    ['hangs up', hangsUp],
  ])('TOKEN-03 ends the session where the refresh %s', async (_, answer) => {
    const visitor = await signedIn('nimbus')
    mist.answer = refuses(401)
    auth.answer = answer
    const { status, body } = await visitor.ask('mistStatus')

    expect([status, body.SessionExpired, mist.asked.length]).toEqual([401, true, 1])
    expect((await visitor.get('/app-selector')).headers.location).toBe('/login')
    house.clock.advance({ seconds: 30 })
  })

  it('TOKEN-02, SEC-033 of many calls at once is answered by one refresh, which all of them share', async () => {
    const visitor = await signedIn('nimbus')
    auth.asked.length = 0
    mist.answer = takes('second')
    const waiting: (() => void)[] = []
    auth.answer = (_, response) => void waiting.push(() => gives('second')({} as Asked, response))
    const calls = Array.from({ length: 20 }, () => visitor.callAt('GET', '/mist-service/status'))
    await expect.poll(() => mist.asked.length).toBe(20)
    await expect.poll(() => waiting.length).toBe(1)
    for (const answer of waiting) answer()

    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(pathsOf(auth)).toEqual(['/auth/refresh'])
  })

  it('TOKEN-03, SEC-033 a logout gives up what waits for a refresh', async () => {
    const visitor = await signedIn('nimbus')
    mist.answer = takes('second')
    const waiting: (() => void)[] = []
    auth.answer = ({ path }, response) =>
      path === '/auth/refresh'
        ? void waiting.push(() => gives('second')({} as Asked, response))
        : answerJson(response, { Succeeded: true })
    const call = visitor.copy().ask('mistStatus')
    await expect.poll(() => waiting.length).toBe(1)
    await visitor.logsOut()
    for (const answer of waiting) answer()

    expect((await call).status).toBe(401)
    expect(mist.asked).toHaveLength(1)
  })

  it.each([400, 403, 404, 500, 503])('TOKEN-05 is the only status that refreshes: %i does not', async status => {
    const visitor = await signedIn('nimbus')
    auth.asked.length = 0
    mist.answer = refuses(status)
    const answer = await visitor.ask('mistStatus')

    expect([answer.status, auth.asked]).toEqual([status >= 500 ? 502 : status, []])
    house.clock.advance({ seconds: 30 })
  })

  it('TOKEN-05 of the knowledge bridge does not refresh', async () => {
    const visitor = await signedIn('nimbus')
    auth.asked.length = 0
    bridge.answer = refuses(401)
    expect((await visitor.ask('knowledgeBridgeStatus')).status).toBe(401)
    expect([pathsOf(auth), bridge.asked.length, await visitor.isSignedIn()]).toEqual([[], 1, true])
  })
})

describe('signing in as somebody else', () => {
  it('SEC-005, SEC-080 gives back the token of the session that ends by it', async () => {
    const first = await signsIn(house, await addPerson(house, { roles: ['nimbus'] }))
    const second = await addPerson(house, { roles: ['nimbus'] })
    auth.asked.length = 0
    await first.submit('/login', { email: second.email, password })
    expect(pathsOf(auth)).toEqual(['/auth/revoke', '/auth/token'])
  })
})

describe('leaving', () => {
  it('SEC-005, SEC-033 gives the token back', async () => {
    const visitor = await signedIn('nimbus')
    auth.asked.length = 0
    await visitor.logsOut()
    expect(auth.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/auth/revoke', 'Bearer first'],
    ])
  })

  it('SEC-005 succeeds also where the token service does not take it', async () => {
    const visitor = await signedIn('nimbus')
    auth.answer = refuses(404)
    expect((await visitor.logsOut()).headers.location).toBe('/login')
    expect(await visitor.isSignedIn()).toBe(false)
  })
})
/** Impersonation asks by the other door. */
describe('acting as another', () => {
  async function impersonates(target: readonly Role[], own: readonly Role[] = ['can-impersonate', 'nimbus']) {
    const visitor = await signsIn(house, await addPerson(house, { roles: own }))
    const other = await addPerson(house, { roles: target })
    auth.asked.length = 0
    return { visitor, other, answer: () => visitor.call(account.Impersonate, { impersonatedEmail: other.email }) }
  }

  it('API-36 asks for a token without a password, where the one acted as has the role', async () => {
    const { other, answer } = await impersonates(['seg-prog'])
    const { body } = await answer()
    expect(body.Succeeded).toBe(true)
    const asked = auth.asked.filter(({ path }) => path === '/auth/impersonate')
    expect(asked.map(one => JSON.parse(one.body))).toEqual([{ userId: other.email }])
  })

  it('SEC-005, SEC-043 gives back the token of who acts, whose own session ends', async () => {
    const { answer } = await impersonates(['enterprise'])
    await answer()
    expect(pathsOf(auth)).toEqual(['/auth/revoke'])
    expect(auth.asked[0]?.headers.authorization).toMatch(/^Bearer /)
  })

  it('API-36 asks for none where the one acted as has not, whatever one has oneself', async () => {
    const { answer } = await impersonates(['enterprise'])
    await answer()
    expect(pathsOf(auth).filter(path => path !== '/auth/revoke')).toEqual([])
  })
})
