/** Signing in: what it takes, what it says, and how often it may be tried. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '../../../../server/access/passwords'
import { newTemporaryPassword } from '../../../../server/access/temporaryPassword'
import { networkOf } from '../../../../server/access/throttle'
import { account } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { migratedDatabase } from '../../../support/freshDatabase'
import { anotherNode, houseOfFile, openHouse } from '../../../support/house'
import { hashAsInProduction } from '../../../support/lightHashing'
import { addPerson, hasSession, password, signsIn } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

/** What a hash takes, and how many are made at once, is what some of these tests are about. */
hashAsInProduction(afterAll)
const house = await houseOfFile()
const { db } = house.parts

const tries = async (visitor: Visitor, email: string, typed: string, headers = {}) =>
  (await visitor.call(account.LogIn, { email, password: typed }, headers)).body.Succeeded as boolean

async function fails(times: number, email: string, headers = {}): Promise<void> {
  const visitor = new Visitor(house)
  for (let time = 0; time < times; time++) expect(await tries(visitor, email, 'Wrong1Password', headers)).toBe(false)
}

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
})

describe('the form', () => {
  it('LOGIN-08, API-01 leads to the app selector', async () => {
    const visitor = new Visitor(house)
    const { email } = await addPerson(house)
    const { status, headers } = await visitor.submit('/login', { email: email.toUpperCase(), password })
    expect([status, headers.location]).toEqual([303, '/app-selector'])
  })

  it('LOGIN-09 is shown again with the one message and the email, and without the password', async () => {
    const { text } = await new Visitor(house).submit('/login', {
      email: 'dana@northfield.example',
      password: 'Canary1Word',
    })
    expect(text).toContain(messages.loginRefused)
    expect(text).toContain('dana@northfield.example')
    expect(text).not.toContain('Canary1Word')
  })

  it.each([
    ['no email', '', password, 'Email is required.'],
    ['an email that is none', 'dana@northfield', password, 'Email is invalid.'],
    ['an email of 101 characters', `${'a'.repeat(84)}@b.example.example`, password, 'Max 100 characters.'],
    ['no password', 'dana@northfield.example', '', 'Password is required.'],
  ])('LOGIN-11, LOGIN-12 says at the field that it has %s', async (_, email, typed, message) => {
    const { text } = await new Visitor(house).submit('/login', { email, password: typed })
    expect(text).toContain(message)
  })

  it('LOGIN-11 takes an email of 100 characters', async () => {
    const email = `${'a'.repeat(88)}@b.co.example`.slice(-100)
    const { text } = await new Visitor(house).submit('/login', { email: email.padStart(100, 'a'), password })
    expect(text).toContain(messages.loginRefused)
  })

  it('T51 shows to who is signed in, and ends no session', async () => {
    const visitor = await signsIn(house, await addPerson(house))
    expect((await visitor.get('/login')).status).toBe(200)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-024 takes nothing from the address unless it is told to, and leaves nothing of it there', async () => {
    const { email } = await addPerson(house)
    const visitor = new Visitor(house)
    const { status, headers } = await visitor.get(`/login?email=${email}&password=${password}&from=mail`)
    expect([status, headers.location]).toEqual([303, '/login?from=mail'])
    expect(await visitor.isSignedIn()).toBe(false)
    expect(house.logLines.join('')).not.toContain(password)
  })
})

describe('the address, where it may sign in', async () => {
  const open = await houseOfFile({ environment: { QUERY_LOGIN: 'on', QUERY_LOGIN_RISK: 'accepted' } })
  const { email } = await addPerson(open)
  const address = `/login?email=${email}&password=${password}`

  it('NAV-09, SEC-024 signs in by email and password, and is in no log', async () => {
    const visitor = new Visitor(open)
    await visitor.get('/report?fon=0f&fin=a.pdf')
    const { status, headers } = await visitor.get(address)
    expect([status, headers.location, headers['referrer-policy']]).toEqual([
      303,
      '/report?fon=0f&fin=a.pdf',
      'no-referrer',
    ])
    expect(await visitor.isSignedIn()).toBe(true)
    expect(open.logLines.join('')).not.toContain(password)
  })

  it.each([
    ['email alone', `/login?email=${email}`],
    ['password alone', `/login?password=${password}`],
    ['two of each', `${address}&email=${email}&password=${password}`],
    ['another page', address.replace('/login', '/forgot-password')],
  ])('NAV-09 signs nobody in by %s', async (_, path) => {
    const visitor = new Visitor(open)
    await visitor.get(path)
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['a browser that does not say', { 'sec-fetch-site': undefined }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ])('SEC-024 signs nobody in for %s', async (_, headers) => {
    const visitor = new Visitor(open)
    const answer = await visitor.get(address, headers)
    expect([answer.headers.location, await visitor.isSignedIn()]).toEqual(['/login', false])
  })

  it('SEC-024 leaves a session as it is, of whomever it is', async () => {
    const visitor = await hasSession(open, await addPerson(open, { roles: ['aircooler'] }))
    const before = visitor.sessionCookie
    await visitor.get(address)
    expect(visitor.sessionCookie).toBe(before)
    expect((await visitor.get('/app-selector')).text).toContain('href="/aircooler"')
  })

  it('SEC-024, SEC-018 counts as a try like any other, and says once why it is refused', async () => {
    const { email: tried } = await addPerson(open)
    const visitor = new Visitor(open)
    const wrong = `/login?email=${tried}&password=Wrong1Password`
    for (let one = 0; one < 5; one++) await visitor.get(wrong)
    await visitor.get(wrong.replace('Wrong1Password', password))
    const { text } = await visitor.get('/login')
    expect(await visitor.isSignedIn()).toBe(false)
    expect(text).toContain(messages.loginRefused)
  })
})

describe('a refusal', () => {
  it('SEC-016, LOGIN-09 is byte for byte the same for every reason', async () => {
    const visitor = new Visitor(house)
    const email = (options = {}) => addPerson(house, options).then(person => person.email)
    const paused = await email()
    await fails(5, paused, { 'x-forwarded-for': '198.51.100.1' })
    const cases: [string, string, string][] = [
      ['unknown', 'nobody@northfield.example', password],
      ['wrong password', await email(), 'Wrong1Password'],
      ['disabled', await email({ status: 'Disabled' }), password],
      ['pending', await email({ status: 'Pending', type: 'Approval' }), password],
      ['a service account', await email({ type: 'Service' }), password],
      ['paused', paused, password],
    ]
    const answers = new Set<string>()
    for (const [, address, typed] of cases) {
      const { status, headers, text } = await visitor.call(account.LogIn, { email: address, password: typed })
      const { 'x-request-id': _, date: __, ...same } = headers
      answers.add(JSON.stringify([status, same, text]))
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain(messages.loginRefused)
  })

  it('SEC-017 costs the same work for an unknown account, a wrong password, and a temporary one that is out', async () => {
    const visitor = new Visitor(house)
    const token = await visitor.token()
    const [{ email }, waiting] = [await addPerson(house), await addPerson(house)]
    const { stored } = await newTemporaryPassword(house.clock.now())
    await db.updateTable('users').set(stored).where('id', '=', waiting.id).execute()
    const addresses = { unknown: 'nobody@northfield.example', wrong: email, temporary: waiting.email }
    // Of the processor: how long it takes is also up to the other programs of the machine.
    const work: Record<string, number[]> = { unknown: [], wrong: [], temporary: [] }
    for (let round = 0; round < 12; round++)
      for (const [kind, address] of Object.entries(addresses)) {
        await db.deleteFrom('attempts').execute()
        const started = process.cpuUsage()
        const form = { email: address, password: 'Wrong1Password' }
        await visitor.callAt('POST', '/AccountService.svc/LogIn', form, { 'x-csrf-token': token })
        const { user, system } = process.cpuUsage(started)
        work[kind]?.push(user + system)
      }
    const least = Object.values(work).map(list => Math.min(...list))
    // Without a dummy hash the unknown account would cost less than a quarter of it, and a hash that is tried only where
    // there is one would double it.
    expect(Math.min(...least)).toBeGreaterThan((2 / 3) * Math.max(...least))
  })
})

describe('trying', () => {
  it('SEC-018 pauses an account after 5 failures, for the right password as well, and then lets it in', async () => {
    const { email } = await addPerson(house)
    await fails(5, email)
    const visitor = new Visitor(house)
    const during = await tries(visitor, email, password)
    house.clock.advance({ seconds: 59 })
    const still = await tries(visitor, email, password)
    house.clock.advance({ seconds: 2 })

    expect([during, still, await tries(visitor, email, password)]).toEqual([false, false, true])
  })

  it('SEC-018 pauses for longer each time: 1, 2 and 4 minutes', async () => {
    const { email } = await addPerson(house)
    await fails(4, email)
    for (const minutes of [1, 2, 4]) {
      await fails(1, email)
      house.clock.advance({ minutes, seconds: -1 })
      expect(await tries(new Visitor(house), email, password)).toBe(false)
      house.clock.advance({ seconds: 2 })
    }
    expect(await tries(new Visitor(house), email, password)).toBe(true)
  })

  it('SEC-018 starts anew after a success', async () => {
    const { email } = await addPerson(house)
    await fails(4, email)
    expect(await tries(new Visitor(house), email, password)).toBe(true)
    await fails(4, email)
    expect(await tries(new Visitor(house), email, password)).toBe(true)
  })

  it('SEC-018 is refused after 100 failures in a row until the operator resets it', async () => {
    const { email } = await addPerson(house)
    await fails(1, email)
    await db.updateTable('attempts').set({ in_a_row: 100 }).where('key', 'like', 'login:account:%').execute()
    house.clock.advance({ days: 2 })
    expect(await tries(new Visitor(house), email, password)).toBe(false)
  })

  it('SEC-018 lets no more pass where they come at once: of twelve, five are looked at', async () => {
    const { email } = await addPerson(house)
    const visitor = new Visitor(house)
    const token = await visitor.token()
    const guess = () =>
      visitor.callAt(
        'POST',
        '/AccountService.svc/LogIn',
        { email, password: 'Wrong1Password' },
        { 'x-csrf-token': token },
      )
    await Promise.all(Array.from({ length: 12 }, guess))
    const rows = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('actor', '=', email)
      .orderBy('sequence')
      .execute()
    expect(rows.filter(({ detail }) => (detail as { paused: boolean }).paused === false)).toHaveLength(5)
  })

  it('SEC-018 does not count those who sign in, at one address, however many', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.60' }
    await db
      .insertInto('attempts')
      .values({
        ...{ key: 'login:address:203.0.113.60', count: 48, in_a_row: 48 },
        ...{ window_started_at: house.clock.now(), paused_until: null },
      })
      .execute()
    for (let round = 0; round < 4; round++) {
      const { email } = await addPerson(house)
      expect(await tries(new Visitor(house), email, password, headers)).toBe(true)
    }
  })

  it('SEC-018 counts together what is tried at signing in and at a change of the password', async () => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    const form = { password: 'Another9Word', confirmPassword: 'Another9Word' }
    const change = async (oldPassword: string) =>
      (await visitor.call(account.ChangePassword, { ...form, oldPassword })).body.Notices[0]?.Messages[0]
    for (let round = 0; round < 5; round++) expect(await change('Wrong1Password')).toBe(messages.wrongOldPassword)
    expect(await change(password)).toBe(messages.answersPaused)
    expect(await tries(new Visitor(house), person.email, password)).toBe(false)
    house.clock.advance({ seconds: 61 })
    expect(await change(password)).toBeUndefined()
  })

  it('SEC-018 is counted for all nodes together', async () => {
    const { email } = await addPerson(house)
    await fails(5, email)
    const node = await anotherNode(house, {})
    expect(await tries(new Visitor(node), email, password)).toBe(false)
    await node.close()
  })

  it('SEC-018, SEC-087 pauses an address after 50 failures, over all accounts, and no other address', async () => {
    const { email } = await addPerson(house)
    const [theirs, other] = [{ 'x-forwarded-for': '203.0.113.7' }, { 'x-forwarded-for': '203.0.113.8' }]
    await db
      .insertInto('attempts')
      .values({
        ...{ key: 'login:address:203.0.113.7', count: 49, in_a_row: 49 },
        ...{ window_started_at: house.clock.now(), paused_until: null },
      })
      .execute()
    await fails(1, 'nobody@northfield.example', theirs)

    expect(await tries(new Visitor(house), email, password, theirs)).toBe(false)
    expect(await tries(new Visitor(house), email, password, { 'x-forwarded-for': '203.0.113.99, 203.0.113.7' })).toBe(
      false,
    )
    expect(await tries(new Visitor(house), email, password, other)).toBe(true)
    house.clock.advance({ minutes: 16 })
    expect(await tries(new Visitor(house), email, password, theirs)).toBe(true)
  })

  it.each([
    ['0', '127.0.0.1'],
    ['1', '203.0.113.50'],
    ['2', '198.51.100.1'],
    ['3', '10.0.0.9'],
    ['5', '10.0.0.9'],
  ])('SEC-087 an address is read behind %s proxies, and no further: %s', async (TRUSTED_PROXY_HOPS, address) => {
    const node = await anotherNode(house, { environment: { TRUSTED_PROXY_HOPS } })
    const visitor = await hasSession(node, await addPerson(node))
    const forwarded = '10.0.0.9, 198.51.100.1, 203.0.113.50'
    await visitor.get('/economizer', { 'x-forwarded-for': forwarded, 'sec-fetch-site': 'cross-site' })
    const row = await db
      .selectFrom('audit_events')
      .select(['event', 'target', 'address'])
      .orderBy('sequence', 'desc')
      .executeTakeFirst()
    await node.close()
    expect(row).toEqual({ event: 'access', target: '/economizer', address })
  })

  it('SEC-087 is counted by the hop that our proxy names, whatever the client says before it', async () => {
    for (const forged of ['10.0.0.1', '10.0.0.2', 'unknown', '"><script>'])
      await fails(1, `${forged.length}@northfield.example`, { 'x-forwarded-for': `${forged}, 203.0.113.50` })
    const rows = await db
      .selectFrom('attempts')
      .select(['key', 'count'])
      .where('key', 'like', 'login:address:%')
      .execute()
    expect(rows).toEqual([{ key: 'login:address:203.0.113.50', count: 4 }])
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('SEC-087 takes %s for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('SEC-018 is remembered over a restart', async () => {
    const database = await migratedDatabase()
    const environment = { DATABASE_URL: database.address }
    const first = await openHouse({ environment })
    const { email } = await addPerson(first)
    const visitor = new Visitor(first)
    for (let time = 0; time < 5; time++) await tries(visitor, email, 'Wrong1Password')
    await first.close()
    const second = await openHouse({ clock: first.clock, environment })
    const after = await tries(new Visitor(second), email, password)
    second.clock.advance({ seconds: 61 })
    const later = await tries(new Visitor(second), email, password)
    await second.close()
    await database.drop()

    expect([after, later]).toEqual([false, true])
  })
})

describe('a password as it is kept', () => {
  it('SEC-026 is hashed with argon2id, 19 MiB and 2 passes, and an older hash is renewed at sign-in', async () => {
    const person = await addPerson(house)
    const { hash } = await import('@node-rs/argon2')
    const password_hash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
    await signsIn(house, person)
    const { password_hash: now } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()

    expect(now).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(now, password)).toBe(true)
  })

  it('SEC-026 is tried by so many at once; who would wait longer than 2 s is told to come back', async () => {
    const stored = await hashPassword(password)
    const from = (at: number) => verifyPassword(stored, password, `10.0.${at >> 8}.${at & 255}`)
    const flood = await Promise.allSettled(Array.from({ length: 600 }, (_, at) => from(at)))
    const refused = flood.filter(one => one.status === 'rejected')

    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(one => (one.reason as Error).name === 'BusyError')).toBe(true)
    expect(await verifyPassword(stored, password)).toBe(true)
  })
})
