/** What is kept of who is not signed in: nothing on the server, and a little in a cookie that only the server can make. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { createSecretBox } from '../../../server/secrets/secretBox'
import { type Backing, backings } from '../../support/backings'
import { anotherNode, type House, openHouse, sessionSecret } from '../../support/house'
import { addPerson, hasSession, type Person, password } from '../../support/people'
import { setCookies, Visitor } from '../../support/visitor'

const name = '__Host-coilworks-visit'

/** Every way in that a visitor finds without a form: each kept something once. */
const doors = [
  ...['/', '/login', '/contact-us', '/register', '/forgot-password', '/help', '/api/v1/docs'],
  ...['/app-selector', '/enterprise-webapp', '/admin', '/nowhere', '/register?invitation=none'],
]

/** The embedded database has the same store as PostgreSQL. */
const stores = Object.entries(backings).filter(([kind]) => kind !== 'the embedded database')

describe.each(stores)('over %s', (_, open) => {
  let backing: Backing
  let house: House
  let person: Person

  beforeAll(async () => {
    backing = await open()
    house = await openHouse({ environment: backing.environment })
    person = await addPerson(house, { roles: ['enterprise'] })
  })

  afterAll(async () => {
    await house.close()
    await backing.close()
  })

  /** How many sessions are stored, ended ones included. */
  async function records(): Promise<number> {
    const rows = await house.parts.db.selectFrom('sessions').select('id_hash').execute()
    const [keys = []] = JSON.parse((await backing.dump?.()) ?? '[]') as [string[]?]
    return rows.length + keys.filter(key => key.startsWith('coilworks:session:')).length
  }

  it('SEC-011 is no record, however often who looks through every door', async () => {
    const before = await records()
    for (const door of doors) await new Visitor(house).get(door)
    // The door that costs the server least, and kept something each time.
    for (let visits = 0; visits < 400; visits += 20)
      await Promise.all(Array.from({ length: 20 }, () => new Visitor(house).get('/app-selector')))
    expect(await records()).toBe(before)
  })

  it('SEC-011 is no record of a form that is refused, and one of who signs in', async () => {
    const before = await records()
    const visitor = new Visitor(house)
    await visitor.submit('/login', { email: person.email, password: 'Wrong9Password' })
    await visitor.submit('/contact-us', { firstName: 'Only' })
    expect(await records()).toBe(before)

    await visitor.submit('/login', { email: person.email, password })
    expect(await visitor.isSignedIn()).toBe(true)
    expect(await records()).toBe(before + 1)
  })

  it('GUARD-01, SEC-098 is the address that was wanted, once, whichever node it comes to', async () => {
    const node = await anotherNode(house, { environment: backing.environment })
    const [here, there] = [new Visitor(house), new Visitor(node)]
    await here.get('/enterprise-webapp?from=mail')
    there.cookies.set(name, here.cookies.get(name) ?? '')
    const answers = [
      await there.submit('/login', { email: person.email, password }),
      await there.submit('/login', { email: person.email, password }),
    ]
    await node.close()

    expect(answers.map(({ headers }) => headers.location)).toEqual(['/enterprise-webapp?from=mail', '/app-selector'])
    expect(there.cookies.has(name)).toBe(false)
  })
})

describe('the cookie of a visitor', () => {
  let house: House
  let person: Person

  beforeAll(async () => {
    house = await openHouse()
    person = await addPerson(house, { roles: ['enterprise'] })
  })
  afterAll(() => house.close())

  it('SEC-001, SEC-073 has every flag, no domain and no lifetime, and its answer is kept nowhere', async () => {
    const answer = await new Visitor(house).get('/login')
    expect(setCookies(answer).map(line => line.replace(/=[^;]+/, '=…').split('; '))).toEqual([
      [`${name}=…`, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('SEC-001 is not given over plain HTTP', async () => {
    const visitor = new Visitor({ ...house, proxyHeaders: { ...house.proxyHeaders, 'x-forwarded-proto': 'http' } })
    await visitor.get('/login')
    expect(visitor.cookies.size).toBe(0)
  })

  it('says nothing to who reads it', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp?from=mail')
    const bytes = Buffer.from(visitor.cookies.get(name) ?? '', 'base64url').toString('latin1')
    expect(bytes).not.toMatch(/enterprise|returnUrl/)
  })

  it.each([
    ['invented', () => 'A'.repeat(80)],
    ['empty', () => ''],
    ['of another purpose', () => sealed({ at: house.clock.now().getTime() }, sessionSecret, 'session values')],
    ['of another secret', () => sealed({ at: house.clock.now().getTime() }, 'another secret of 32 characters!')],
    ['older than an hour', () => sealed({ at: house.clock.now().getTime() - 60 * 60_000 })],
  ])('SEC-002 counts for nothing where it is %s', async (_, value) => {
    const visitor = new Visitor(house)
    visitor.cookies.set(name, value())
    const answer = await visitor.submit('/login', { email: person.email, password })
    expect(answer.headers.location).toBe('/app-selector')
  })

  it('SEC-002 counts where it is as the server makes it: what the others lack is not something else', async () => {
    const visitor = new Visitor(house)
    visitor.cookies.set(name, sealed({ at: house.clock.now().getTime() }))
    const answer = await visitor.submit('/login', { email: person.email, password })
    expect(answer.headers.location).toBe('/enterprise-webapp')
  })

  it('SEC-065 counts for nothing where there are two of the name, in either order', async () => {
    const visitor = new Visitor(house)
    const token = await visitor.token('/login')
    const form = { _csrf: token, email: person.email, password }
    for (const other of ['x', await plantedBy(house)])
      for (const pair of [
        [other, visitor.cookies.get(name)],
        [visitor.cookies.get(name), other],
      ]) {
        const cookie = pair.map(value => `${name}=${value}`).join('; ')
        expect((await new Visitor(house).post('/login', form, { cookie })).status).toBe(403)
      }
    expect((await visitor.post('/login', form)).status).toBe(303)
  })

  it('SEC-059 binds the token of a form: that of another visitor signs nobody in', async () => {
    const [victim, attacker] = [new Visitor(house), new Visitor(house)]
    await victim.get('/login')
    const form = { _csrf: await attacker.token('/login'), email: person.email, password }
    expect((await victim.post('/login', form)).status).toBe(403)
    expect((await attacker.post('/login', form)).status).toBe(303)
  })

  it('SEC-003, SEC-059 of before the sign-in gives nothing of the session, nor its token', async () => {
    const visitor = new Visitor(house)
    const token = await visitor.token('/login')
    const before = visitor.copy()
    await visitor.post('/login', { _csrf: token, email: person.email, password })

    expect([await visitor.isSignedIn(), await before.isSignedIn()]).toEqual([true, false])
    // Beside the session's own it is not looked at.
    visitor.cookies.set(name, before.cookies.get(name) ?? '')
    const { status } = await visitor.callAt('GET', '/AccountService.svc/LogOut', {}, { 'x-csrf-token': token })
    expect([status, await visitor.isSignedIn()]).toEqual([403, true])
  })

  it('SEC-005 takes the place of the session’s where that ended, and says so once', async () => {
    const visitor = await hasSession(house, person)
    await visitor.logsOut()
    expect([...visitor.cookies.keys()]).toEqual([name])
    const [first, second] = [await visitor.get('/login'), await visitor.get('/login')]
    expect([first.text.includes('data-logged-out'), second.text.includes('data-logged-out')]).toEqual([true, false])
  })

  it('leaves the cookie of a session alone that it knows nothing of: a late answer takes no sign-in away', async () => {
    const visitor = await hasSession(house, person)
    const late = visitor.copy()
    await visitor.logsOut()
    const answer = await late.get('/app-selector')
    expect([answer.headers.location, setCookies(answer).some(line => line.startsWith('__Host-coilworks='))]).toEqual([
      '/login',
      false,
    ])
  })

  it('moves its end by the minute while it is used', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp')
    const first = visitor.cookies.get(name)
    await visitor.get('/help')
    expect(visitor.cookies.get(name)).toBe(first)
    for (let half = 0; half < 4; half++) {
      house.clock.advance({ minutes: 30 })
      await visitor.get('/help')
    }
    const answer = await visitor.submit('/login', { email: person.email, password })
    expect(answer.headers.location).toBe('/enterprise-webapp')
  })

  it('is no larger than a browser keeps: what has no room is left, and the form still works', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/register?invitation=none')
    await visitor.get(`/enterprise-webapp?note=${'x'.repeat(limits.addressLength - 30)}`)
    expect((visitor.cookies.get(name) ?? '').length).toBeLessThanOrEqual(limits.session.visitLength)
    expect((await visitor.submit('/login', { email: person.email, password })).status).toBe(303)
  })

  it('goes on over a rotation of secrets', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp')
    const node = await anotherNode(house, {
      environment: { SESSION_SECRET: `the newer session secret of this test,${sessionSecret}` },
    })
    const later = new Visitor(node)
    later.cookies.set(name, visitor.cookies.get(name) ?? '')
    const answer = await later.submit('/login', { email: person.email, password })
    await node.close()
    expect(answer.headers.location).toBe('/enterprise-webapp')
  })

  function sealed(carried: object, secret = sessionSecret, purpose: 'visits' | 'session values' = 'visits'): string {
    const visit = { returnUrl: '/enterprise-webapp' }
    return createSecretBox([secret], purpose).seal(JSON.stringify({ visit, ...carried }))
  }
})

async function plantedBy(house: House): Promise<string> {
  const attacker = new Visitor(house)
  await attacker.get('/login')
  return attacker.cookies.get(name) ?? ''
}
