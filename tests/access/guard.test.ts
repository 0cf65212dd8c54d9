/** What the guard does on the way: the wanted address, refusals, and asking anew who somebody is. */
import { describe, expect, it } from 'vitest'
import { ownAddress } from '../../server/access/returnUrl'
import type { Role } from '../../shared/access/roles'
import { coilSelection } from '../../shared/contracts'
import { houseOfFile } from '../support/house'
import { addPerson, hasSession, password, signsIn } from '../support/people'
import { answerJson, type StubService, stubService } from '../support/stubService'
import { Visitor } from '../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

const personWith = (...roles: Role[]) => addPerson(house, { roles })
const setRoles = (email: string, roles: readonly Role[]) =>
  db
    .updateTable('users')
    .set({ roles: JSON.stringify(roles) })
    .where('email', '=', email)
    .execute()

describe('a visitor at a guarded page', () => {
  it('GUARD-01, SEC-098, LOGIN-07 is sent to /login, and after signing in to what was wanted, once', async () => {
    const person = await personWith('enterprise')
    const visitor = new Visitor(house)
    const refused = await visitor.get('/enterprise-webapp?design=1')
    const form = { email: person.email, password }
    const first = await visitor.submit('/login', form)
    const second = await visitor.submit('/login', form)

    expect(refused.headers.location).toBe('/login')
    expect(first.headers.location).toBe('/enterprise-webapp?design=1')
    expect(second.headers.location).toBe('/app-selector')
  })

  it('SEC-098 does not hand the wanted address to whoever signs in next', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp')
    await visitor.submit('/login', { email: (await personWith()).email, password })
    await visitor.logsOut()
    const answer = await visitor.submit('/login', { email: (await personWith('enterprise')).email, password })

    expect(answer.headers.location).toBe('/app-selector')
  })

  it('SEC-098 keeps no address that another site only embeds', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/report?fon=0f&fin=x.pdf', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' })

    expect([...visitor.cookies.keys()]).toEqual([])
    await visitor.get('/report?fon=0f&fin=x.pdf', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })
    expect(visitor.cookies.size).toBe(1)
  })
})

describe('the address that is wanted after sign-in', () => {
  const path = '/app-selector'
  const controls = ['\0', '\t', '\n', '\r', '\v', '\f', ' ', '\x7f', '\x85', '\xa0', '\u2028', '\ufeff']
  const hosts = ['evil.example', 'coils.example.com', 'coils.example.com@evil.example', 'evil.example:443', '127.0.0.1']
  const starts = [
    'http://',
    'https://',
    '//',
    '///',
    '/\\',
    '\\\\',
    '\\/',
    'http:',
    'javascript:',
    'data:text/html,',
    'ftp://',
  ]
  const hostile = [
    ...starts.flatMap(start => hosts.map(host => `${start}${host}${path}`)),
    ...controls.flatMap(one => [`${one}${path}`, `/${one}/evil.example`, `/app${one}-selector`, `${path}?a=${one}b`]),
    ...[
      '',
      '/',
      '/login',
      '/register',
      '/nowhere',
      'app-selector',
      './app-selector',
      '../app-selector',
      '/app-selector/..',
    ],
    ...[
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/APP-SELECTOR',
      '/app-selector;x',
      '/app-selector\\..',
      '/pdfs/a/b.pdf',
    ],
    `${path}?${'a'.repeat(2050)}`,
  ]

  it.each(['\\\\evil.example', '\r\n', '\0', ' ', 'é'])(
    'SEC-098 holds nowhere, not after its path either: %j',
    sign => {
      expect(ownAddress(`/enterprise-webapp?design=1${sign}`)).toBeUndefined()
    },
  )

  it('SEC-098 is nothing but a guarded path of this app', () => {
    expect(hostile.length).toBeGreaterThan(100)
    expect(hostile.filter(address => ownAddress(address) !== undefined)).toEqual([])
  })

  it.each(['/app-selector', '/report?fon=0f&fin=a.pdf&title=Roof%20unit', '/enterprise-webapp?design=1#x', '/admin/'])(
    'may be %s',
    address => {
      expect(ownAddress(address)).toBe(address)
    },
  )
})

describe('a role', () => {
  it('GUARD-02, ROLE-04 is enough if any one matches, beside others that open nothing', async () => {
    const visitor = await hasSession(house, await personWith('rep', 'cooney', 'kcc', 'drygas-gasmix'))
    expect((await visitor.get('/engineering')).status).toBe(200)
  })

  it('GUARD-03, SESSION-04, SESSION-09 that is missing signs out, and the next page says so once', async () => {
    const visitor = await hasSession(house, await personWith('enterprise'))
    const thief = visitor.copy()
    const refused = await visitor.get('/economizer')
    const next = await visitor.get('/login')

    expect([refused.status, refused.headers.location]).toEqual([302, '/login'])
    expect(next.text).toContain('Access Denied')
    expect(next.text).toContain('`Duration`:5000')
    expect((await visitor.get('/login')).text).not.toContain('Access Denied')
    expect([await visitor.isSignedIn(), await thief.isSignedIn()]).toEqual([false, false])
  })

  it('GUARD-03 that is missing leaves no wanted address behind', async () => {
    const person = await personWith()
    const visitor = await hasSession(house, person)
    await visitor.get('/economizer')
    const answer = await visitor.submit('/login', { email: person.email, password })

    expect(answer.headers.location).toBe('/app-selector')
  })

  it.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { 'sec-fetch-site': 'none', purpose: 'prefetch' }],
  ])('SEC-048 that is missing only refuses what comes by %s', async (_, headers) => {
    const visitor = await hasSession(house, await personWith())
    const { status } = await visitor.get('/economizer', headers)

    expect([status, await visitor.isSignedIn()]).toEqual([403, true])
  })

  it('SEC-014, NAV-01, SESSION-11 counts from the next page on when it is taken away or given', async () => {
    const person = await personWith('enterprise', 'owner')
    const [atTool, atPage, atApps] = [
      await hasSession(house, person),
      await hasSession(house, person),
      await hasSession(house, person),
    ]
    await setRoles(person.email, ['aircooler'])

    expect((await atApps.get('/app-selector')).text).toContain('href="/aircooler"')
    expect((await atTool.get('/enterprise-webapp')).headers.location).toBe('/login')
    expect((await atPage.get('/app-selector/manage-users')).headers.location).toBe('/login')
  })
})

it('SEC-014 a role that was taken away is missed by the next operation', async () => {
  const person = await personWith('enterprise')
  const visitor = await hasSession(house, person)
  const before = await visitor.call(coilSelection.ListProjects)
  await setRoles(person.email, [])

  expect([before.status, (await visitor.call(coilSelection.ListProjects)).status]).toEqual([200, 403])
})

describe('somebody who is disabled', () => {
  it.each([
    '/app-selector',
    '/app-selector/user-profile',
    '/change-password',
    '/report?fon=0f&fin=a.pdf',
    '/economizer',
  ])('SEC-014, SESSION-05 is nobody at the next page: %s', async path => {
    const person = await personWith('economizer')
    const visitor = await hasSession(house, person)
    await db.updateTable('users').set({ status: 'Disabled' }).where('email', '=', person.email).execute()

    expect((await visitor.get(path)).headers.location).toBe('/login')
    expect(await visitor.isSignedIn()).toBe(false)
  })
})

describe('an account service outside the house', async () => {
  const service: StubService = await stubService(() => undefined)
  const apart = await houseOfFile({ environment: { ACCOUNT_SERVICE_ORIGIN: service.origin } })
  const person = await addPerson(apart, { roles: ['admin', 'enterprise'] })

  const identity = {
    ...{ Roles: ['admin', 'enterprise'], CompanyName: 'Northfield', Email: person.email, FullName: 'Dana Whitfield' },
    ...{ CustomerNumber: '1', HasCustomers: false, IsTempPassword: false, IsImpersonated: false, Plant: 'MN' },
    ...{ HasClearance: false, IsNewEngineEnabled: false },
  }
  const knows = (Item: object) => answering(Item)
  function answering(Item: object): StubService['answer'] {
    return (_, response) => answerJson(response, { Succeeded: true, Notices: [], Item })
  }

  it('GUARD-05 opens a secured page to who has clearance, and to nobody without it', async () => {
    const visitor = await hasSession(apart, person, { HasClearance: true })
    service.answer = knows({ ...identity, HasClearance: true })
    const cleared = await visitor.get('/admin')
    service.answer = (asked, response) =>
      asked.path.endsWith('/GetSecurityQuestion')
        ? answerJson(response, { Succeeded: true, Notices: [], Item: { Id: 7, Question: 'Which pump?' } })
        : knows(identity)(asked, response)
    const lapsed = await visitor.get('/admin')

    expect([cleared.status, lapsed.status]).toEqual([200, 403])
    expect(await visitor.isSignedIn()).toBe(true)
  })

  const identities = () => service.asked.filter(({ path }) => path.endsWith('/GetIdentity')).length

  it('SESSION-10 is asked for the identity once; what needs it later takes that of the session', async () => {
    const visitor = await hasSession(apart, person)
    service.answer = knows(identity)
    service.asked.length = 0
    for (const path of ['/help', '/contact-us', '/help'])
      expect((await visitor.get(path)).text).toContain('Dana Whitfield')
    await visitor.call(coilSelection.ListProjects)

    expect(identities()).toBe(0)
  })

  it('NAV-10, SESSION-11 is asked anew by each page whose route says so', async () => {
    const visitor = await hasSession(apart, person)
    service.answer = knows(identity)
    service.asked.length = 0
    await visitor.get('/app-selector')
    service.answer = knows({ ...identity, FullName: 'Dana Married' })
    const { text } = await visitor.get('/enterprise-webapp')

    expect([identities(), text.includes('Dana Married')]).toEqual([2, true])
  })

  it('SESSION-03 signs in once the identity has come, and not before', async () => {
    const visitor = new Visitor(apart)
    const signs = (Item: object | null): StubService['answer'] => {
      return ({ path }, response) =>
        path.endsWith('/LogIn')
          ? answerJson(response, { Succeeded: true, Notices: [], Item: identity }, { authorization: 'Bearer one' })
          : answerJson(response, { Succeeded: Item !== null, Notices: [], Item })
    }
    service.answer = signs(null)
    await visitor.submit('/login', { email: person.email, password })
    const without = await visitor.isSignedIn()
    service.answer = signs(identity)
    await visitor.submit('/login', { email: person.email, password })

    expect([without, await visitor.isSignedIn()]).toEqual([false, true])
  })

  it.each<[string, StubService['answer']]>([
    ['is refused', (_, response) => answerJson(response, { Succeeded: false, Notices: [] })],
    ['has ended', (_, response) => answerJson(response, { Succeeded: false, Notices: [], SessionExpired: true })],
    ['fails', (_, response) => void response.writeHead(500).end()],
  ])(
    'PWD-04 that knows no identity after a temporary password was changed leads to /login: it %s',
    async (_, loads) => {
      const visitor = await hasSession(apart, person, { IsTempPassword: true })
      service.answer = knows({ ...identity, IsTempPassword: true })
      const page = await visitor.get('/app-selector/change-password')
      const _csrf = /name="csrf-token" content="([^"]+)"/.exec(page.text)?.[1] ?? ''
      let isChanged = false
      service.answer = (asked, response) => {
        if (isChanged) return loads(asked, response)
        isChanged = asked.path.endsWith('/ChangePassword')
        const headers = isChanged ? { authorization: 'Bearer two' } : undefined
        answerJson(response, { Succeeded: true, Notices: [], Item: isChanged ? null : identity }, headers)
      }
      const form = { _csrf, password: 'Copper8Kettle', confirmPassword: 'Copper8Kettle' }
      const answer = await visitor.post('/change-password', form)

      expect([isChanged, answer.status, answer.headers.location]).toEqual([true, 303, '/login'])
      expect(await visitor.isSignedIn()).toBe(false)
    },
  )

  it('SESSION-05 signs out whom the service does not know any more', async () => {
    const visitor = await hasSession(apart, person)
    service.answer = (_, response) => answerJson(response, { Succeeded: false, Notices: [] })

    expect((await visitor.get('/app-selector')).headers.location).toBe('/login')
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('is asked once more when its answer is lost, and nobody is signed out for that', async () => {
    const visitor = await hasSession(apart, person)
    let lost = 0
    service.answer = (asked, response) => {
      lost += 1
      if (lost === 1) response.socket?.destroy()
      else knows(identity)(asked, response)
    }
    expect((await visitor.get('/app-selector')).status).toBe(200)

    service.answer = (_, response) => void response.socket?.destroy()
    expect((await visitor.get('/app-selector')).status).toBe(502)

    service.answer = knows(identity)
    expect((await visitor.get('/app-selector')).status).toBe(200)
  })

  it('GUARD-03, SESSION-04 does not have to answer for a refusal to sign out', async () => {
    const visitor = await hasSession(apart, person)
    service.answer = (asked, response) =>
      asked.path.endsWith('/LogOut') ? void response.writeHead(500).end() : knows(identity)(asked, response)

    expect((await visitor.get('/economizer')).headers.location).toBe('/login')
    expect(await visitor.isSignedIn()).toBe(false)
  })
})

it('SESSION-01, SESSION-04 goes from signed out to signed in by a login, and back by a logout', async () => {
  const visitor = await signsIn(house, await personWith())
  const before = await visitor.isSignedIn()
  const answer = await visitor.logsOut()

  expect([before, await visitor.isSignedIn()]).toEqual([true, false])
  expect([answer.status, answer.headers.location]).toEqual([303, '/login'])
})
