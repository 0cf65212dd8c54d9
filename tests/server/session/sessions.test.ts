/** Sessions through the whole chain: the cookie, its id, how long it lasts, and what ends it. */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { account } from '../../../shared/contracts'
import { messages } from '../../../shared/texts'
import { anotherNode, houseOfFile, sessionSecret } from '../../support/house'
import { addPerson, hasSession, password, signed, signsIn } from '../../support/people'
import { fromOurPage, setCookies, Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db, store } = house.parts
const person = await addPerson(house, { roles: ['enterprise'] })
const newPassword = { oldPassword: password, password: 'Another9Word', confirmPassword: 'Another9Word' }

const stored = () => db.selectFrom('sessions').selectAll().execute()
const name = '__Host-coilworks'

/** The cookies that an answer gives, but for those that it takes away. */
const cookiesOf = ({ 'set-cookie': lines = [] }: IncomingHttpHeaders) =>
  lines.filter(line => !line.includes('Expires=Thu, 01 Jan 1970')).map(line => line.split('=', 1)[0])

describe('an answer that changes the session', () => {
  it('GUARD-01 is sent once the session is saved: a browser that is sent on comes at once', async () => {
    let release: (() => void) | undefined
    const set: typeof store.set = (...given) => {
      release = () => store.set(...given)
    }
    const slow = Object.create(store, { set: { value: set } }) as typeof store
    const node = await anotherNode(house, { change: parts => ({ ...parts, store: slow }) })
    let isAnswered = false
    const visitor = new Visitor(node)
    // By the head of the answer, which is all that a browser needs to follow it.
    const form = new URLSearchParams({ _csrf: await visitor.token(), email: person.email, password })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        ...{ ...node.proxyHeaders, ...fromOurPage, 'content-type': 'application/x-www-form-urlencoded' },
        cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }
      const sent = request(`${node.address}/login`, { method: 'POST', agent: false, headers }, answer => {
        isAnswered = true
        resolve(answer.resume())
      })
      sent.on('error', reject)
      sent.end(form.toString())
    })
    await expect.poll(() => release).toBeDefined()
    // What has left before this is here by now.
    await new Visitor(node).get('/healthz')
    expect(isAnswered).toBe(false)
    release?.()
    const { statusCode, headers } = await answered
    expect([statusCode, headers.location, cookiesOf(headers)]).toEqual([303, '/app-selector', [name]])
    await node.close()
  })
})

describe('the end of a session', () => {
  it('SEC-004 moves by the minute: not every request writes', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    const opens = async () => {
      const before = await stored()
      await visitor.callAt('GET', '/AccountService.svc/GetCountries')
      const ends = new Map(before.map(({ id_hash, expires_at }) => [id_hash, expires_at.getTime()]))
      return (await stored()).filter(({ id_hash, expires_at }) => ends.get(id_hash) !== expires_at.getTime()).length
    }
    await opens()
    house.clock.advance({ seconds: 30 })
    expect(await opens()).toBe(0)
    house.clock.advance({ seconds: 31 })
    expect(await opens()).toBe(1)
  })
})

describe('the session cookie', () => {
  it('SEC-001 has every flag, no domain and no lifetime', async () => {
    const visitor = new Visitor(house)
    const answer = await visitor.submit('/login', { email: person.email, password })
    const cookies = setCookies(answer).filter(cookie => cookie.startsWith(`${name}=`))

    expect(cookies).toHaveLength(1)
    expect(cookies[0]?.replace(/=[^;]+/, '=…').split('; ')).toEqual([
      `${name}=…`,
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ])
  })

  it('SEC-001 is not given over plain HTTP', async () => {
    const visitor = new Visitor({ ...house, proxyHeaders: { ...house.proxyHeaders, 'x-forwarded-proto': 'http' } })
    await visitor.submit('/login', { email: person.email, password })
    expect(visitor.sessionCookie).toBeUndefined()
  })

  it.each([
    ['invented', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    [
      'invented and signed with another secret',
      signed('BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB', 'another secret of 32 characters!'),
    ],
    ['invented and rightly signed', signed('CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC', sessionSecret)],
  ])('SEC-002 is not taken over where its id is %s', async (_, value) => {
    const visitor = new Visitor(house)
    visitor.cookies.set(name, value)
    await visitor.submit('/login', { email: person.email, password })

    expect(visitor.sessionCookie).not.toContain(decodeURIComponent(value).slice(2, 30))
    expect(visitor.sessionCookie).toMatch(/^s%3A[\w-]{32}\./)
  })

  it('SEC-002 has an id of 24 random bytes, new for each sign-in', async () => {
    const ids = new Set<string>()
    for (let time = 0; time < 5; time++) {
      const visitor = await signsIn(house, await addPerson(house))
      ids.add(decodeURIComponent(visitor.sessionCookie ?? '').match(/^s:([\w-]{32})\./)?.[1] ?? 'none')
    }
    expect([ids.size, ids.has('none')]).toEqual([5, false])
  })

  it('SEC-065 counts for nothing where there are two of the name, in either order', async () => {
    const visitor = await hasSession(house, person)
    for (const cookie of [`${name}=x; ${name}=${visitor.sessionCookie}`, `${name}=${visitor.sessionCookie}; ${name}=x`])
      expect((await new Visitor(house).get('/change-password', { cookie })).headers.location).toBe('/login')
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('differs from a session that signing in makes in nothing but its values, where tests put it there', async () => {
    const real = await signsIn(house, person)
    const quick = await hasSession(house, person)
    const shape = async (visitor: Visitor) => {
      const id =
        decodeURIComponent(visitor.sessionCookie ?? '')
          .slice(2)
          .split('.')[0] ?? ''
      const data = await new Promise<object | null | undefined>(done => store.get(id, (_, found) => done(found)))
      const differing = ['AccountService.svc', 'address', 'csrfSecret']
      return JSON.parse(JSON.stringify(data, (key, value) => (differing.includes(key) ? typeof value : value)))
    }
    expect(await shape(quick)).toEqual(await shape(real))
  })
})

describe('the id of a session', () => {
  it('SEC-003 is new after signing in, and the one before is dead', async () => {
    const visitor = await signsIn(house, await addPerson(house))
    const before = visitor.copy()
    await visitor.submit('/login', { email: person.email, password })

    expect(visitor.sessionCookie).not.toBe(before.sessionCookie)
    expect([await visitor.isSignedIn(), await before.isSignedIn()]).toEqual([true, false])
  })

  it('SEC-059 leaves two tabs that open at once after signing in each with a token that holds', async () => {
    const visitor = await signsIn(house, person)
    const tokens = await Promise.all([visitor.token('/app-selector'), visitor.token('/change-password')])
    for (const token of tokens) {
      const { status } = await visitor.callAt(
        'POST',
        '/AccountService.svc/GetIdentity',
        { isClientLoggedIn: true },
        { 'x-csrf-token': token },
      )
      expect(status).toBe(200)
    }
  })

  it('SEC-003, SEC-005 is new after logging out, and a copy of the one before opens nothing', async () => {
    const visitor = await hasSession(house, person)
    const thief = visitor.copy()
    const answer = await visitor.logsOut()

    expect(answer.headers['clear-site-data']).toBe('"storage"')
    expect(await thief.isSignedIn()).toBe(false)
    expect((await thief.call(account.LogOut)).status).toBe(401)
  })

  it('SEC-005, API-04 ends by the operation LogOut as well, and the bearer token with it', async () => {
    const own = await addPerson(house)
    const visitor = await signsIn(house, own)
    const thief = visitor.copy()
    const { body, headers } = await visitor.call(account.LogOut)
    const tokens = await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', own.id).execute()

    expect(body).toMatchObject({ Succeeded: true })
    expect(headers['clear-site-data']).toBe('"storage"')
    expect([await visitor.isSignedIn(), await thief.isSignedIn(), tokens]).toEqual([false, false, []])
  })

  it.each([
    ['disabled', account.SetIsActive, { isActive: false, name: '' }],
    ['removed', account.RemoveUser, { mergeProjects: true, name: '' }],
  ] as const)('SEC-007 ends in the store itself for who is %s, whatever becomes of its token', async (_, by, form) => {
    const owner = await hasSession(house, await addPerson(house, { roles: ['owner'] }))
    const { id, email } = await addPerson(house)
    await hasSession(house, { id, email, companyId: '' })
    const openOf = async () => (await store.openOf(email)).length
    const before = await openOf()
    expect((await owner.call(by, { id, ...form })).body.Succeeded).toBe(true)
    expect([before, await openOf()]).toEqual([1, 0])
  })

  it('SEC-003, SEC-007 is new after a change of password, which ends every other session of the person', async () => {
    const changing = await addPerson(house)
    const [laptop, phone] = [await signsIn(house, changing), await signsIn(house, changing)]
    const before = laptop.copy()
    const { body } = await laptop.call(account.ChangePassword, newPassword)

    expect(body.Succeeded).toBe(true)
    expect([await laptop.isSignedIn(), await phone.isSignedIn(), await before.isSignedIn()]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a session that is not used', () => {
  const cases = [
    { who: 'anybody', roles: ['enterprise'], idle: 30 },
    { who: 'an admin', roles: ['admin'], idle: 15 },
    { who: 'the command center', roles: ['command-center'], idle: 15 },
  ] as const

  it.each(cases)('SEC-004 ends after $idle minutes for $who', async ({ roles, idle }) => {
    const idler = await addPerson(house, { roles })
    const [early, late] = [await hasSession(house, idler), await hasSession(house, idler)]
    house.clock.advance({ minutes: idle, seconds: -1 })
    const before = await early.isSignedIn()
    house.clock.advance({ seconds: 2 })

    expect([before, await late.isSignedIn()]).toEqual([true, false])
  })

  it('SEC-004 ends after 12 hours, however much it is used', async () => {
    const visitor = await signsIn(house, person)
    for (let quarter = 1; quarter < 48; quarter++) {
      house.clock.advance({ minutes: 15 })
      expect((await visitor.get('/app-selector')).status).toBe(200)
    }
    house.clock.advance({ minutes: 15, seconds: 1 })
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('of a visitor ends after an hour', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp')
    house.clock.advance({ minutes: 61 })
    const answer = await visitor.submit('/login', { email: person.email, password })
    expect(answer.headers.location).toBe('/app-selector')
  })
})

it('SEC-012 ends the oldest of eleven sessions of a person, and says so', async () => {
  const busy = await addPerson(house)
  const opened: Visitor[] = []
  for (let session = 0; session < 10; session++) {
    house.clock.advance({ seconds: 1 })
    opened.push(await hasSession(house, busy))
  }
  house.clock.advance({ seconds: 1 })
  const eleventh = await signsIn(house, busy)
  const first = opened.shift()

  expect(await first?.isSignedIn()).toBe(false)
  expect(await Promise.all(opened.map(one => one.isSignedIn()))).toEqual(opened.map(() => true))
  expect((await eleventh.get('/app-selector')).text).toContain(messages.oldestSessionEnded)
})

describe('a revoked session', () => {
  it('SEC-008 does not come back when a slower request saves it afterwards', async () => {
    for (let round = 0; round < 20; round++) {
      const visitor = await hasSession(house, person)
      const thief = visitor.copy()
      const slow = Promise.all([1, 2, 3].map(() => thief.get('/app-selector')))
      const [token] = await Promise.all([visitor.token(), store.endSessionsOf(person.email)])
      await slow
      expect([round, token !== undefined, await thief.isSignedIn()]).toEqual([round, true, false])
    }
  })
})

describe('what the store holds', () => {
  it('SEC-010 is neither an id nor a token nor a password in the clear', async () => {
    const visitor = await signsIn(house, person)
    const id =
      decodeURIComponent(visitor.sessionCookie ?? '')
        .slice(2)
        .split('.')[0] ?? 'none'
    const csrfToken = await visitor.token()
    const text = JSON.stringify(await stored())

    expect(id).toHaveLength(32)
    for (const secret of [id, password, csrfToken, 'Bearer']) expect(text).not.toContain(secret)
  })

  it('SEC-011 is nothing of a visitor who only looks', async () => {
    const before = (await stored()).length
    for (const path of ['/', '/help', '/nowhere', '/icon.svg'])
      for (let visit = 0; visit < 20; visit++) {
        const visitor = new Visitor(house)
        await visitor.get(path)
        expect(visitor.cookies.size).toBe(0)
      }
    expect(await stored()).toHaveLength(before)
  })
})

describe('the secrets of sessions', () => {
  it('SEC-013 may be rotated: the first signs, all verify, one taken away does not', async () => {
    const visitor = await signsIn(house, person)
    const isKnownWith = async (SESSION_SECRET: string) => {
      const node = await anotherNode(house, { environment: { SESSION_SECRET } })
      const browser = new Visitor(node)
      for (const [cookie, value] of visitor.cookies) browser.cookies.set(cookie, value)
      const isKnown = (await browser.get('/app-selector')).status === 200
      await node.close()
      return isKnown
    }
    const newer = 'the newer session secret of this test'

    expect(await isKnownWith(`${newer},${sessionSecret}`)).toBe(true)
    expect(await isKnownWith(newer)).toBe(false)
  })
})
