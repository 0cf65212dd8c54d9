/** Signing in with a second factor: the code after the password, what it is worth, and how often it may be tried. */

import { describe, expect, it } from 'vitest'
import { createThrottle } from '../../../../server/access/throttle'
import { adminCommands } from '../../../../server/operator/adminCommands'
import { createSecretBox } from '../../../../server/secrets/secretBox'
import { checkCode, secondFactorKey } from '../../../../server/services/account/factorCodes'
import type { AccountParts } from '../../../../server/services/account/parts'
import type { Role } from '../../../../shared/access/roles'
import { factorMessages } from '../../../../shared/accounts/factorMessages'
import { account, admin as adminContracts, coilSelection } from '../../../../shared/contracts'
import { limits } from '../../../../shared/limits'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../../support/people'
import { type App, givesCode, hasApp } from '../../../support/secondFactor'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

const recovery = ['k7m2x-9qwer', 'aaaaa-bbbbb']

async function personWithApp(...roles: Role[]): Promise<{ person: Person; app: App }> {
  const person = await addPerson(house, { roles })
  return { person, app: await hasApp(house, person, recovery) }
}

/** With the password given, and the code still to come. */
const afterPassword = (person: Person) => signsIn(house, person)

const audited = (actor: string) =>
  db
    .selectFrom('audit_events')
    .select(['event', 'outcome', 'detail'])
    .where('actor', '=', actor)
    .orderBy('sequence')
    .execute()

describe('the right password of somebody with a second factor', () => {
  it('SEC-030 signs nobody in: the login page asks for the code, and tells nothing of the person', async () => {
    const { person } = await personWithApp('enterprise')
    const visitor = await afterPassword(person)
    const page = await visitor.get('/login')

    expect(page.text).toContain('<title>Enter your code')
    expect(page.text).not.toMatch(/Dana|Northfield|name="password"/)
    expect(await visitor.isSignedIn()).toBe(false)
    expect((await visitor.call(coilSelection.ListProjects)).status).toBe(401)
    expect((await visitor.call(account.GetIdentity, { isClientLoggedIn: false })).body.Item ?? null).toBeNull()
  })

  it('SEC-030 is answered to a script with the next page, and with nothing of the person', async () => {
    const { person } = await personWithApp('enterprise', 'owner')
    const visitor = new Visitor(house)
    const { body } = await visitor.call(account.LogIn, { email: person.email, password })

    expect(body).toMatchObject({ Succeeded: true, Item: { Next: '/login', NeedsCode: true, FullName: '', Roles: [] } })
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('SEC-030 is given up by Cancel: the login begins anew', async () => {
    const { person, app } = await personWithApp()
    const visitor = await afterPassword(person)
    await visitor.logsOut()

    expect((await visitor.get('/login')).text).toContain('name="password"')
    await givesCode(visitor, app.code())
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('SEC-030 waits ten minutes for the code, then asks for the password again', async () => {
    const { person, app } = await personWithApp()
    const [early, late] = [await afterPassword(person), await afterPassword(person)]
    house.clock.advance({ minutes: limits.secondFactor.waitMinutes })
    expect((await givesCode(early, app.code())).headers.location).toBe('/app-selector')
    house.clock.advance({ seconds: 31 })
    const answer = await givesCode(late, app.code())

    expect(answer.headers.location).toBe('/login')
    const page = await late.get('/login')
    expect(page.text).toContain(factorMessages.over)
    expect(page.text).toContain('name="password"')
  })

  it('SEC-030 opens nothing by its token at the service itself', async () => {
    const { person } = await personWithApp('enterprise')
    const service = house.parts.builtIn.services['AccountService.svc']
    const ask = (name: string, body: object, authorization = '') =>
      service(
        new Request(`http://account/AccountService.svc/${name}`, {
          method: name === 'GetUserProfile' ? 'GET' : 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          ...(name !== 'GetUserProfile' && { body: JSON.stringify(body) }),
        }),
      )
    const given = await ask('LogIn', { email: person.email, password })
    const token = given.headers.get('authorization') ?? ''

    expect(token).toMatch(/^Bearer /)
    expect((await ask('GetUserProfile', {}, token)).status).toBe(401)
    expect(await (await ask('GetIdentity', { isClientLoggedIn: true }, token)).json()).toMatchObject({
      Succeeded: false,
    })
  })
})

describe('the code', () => {
  it('SEC-030, SEC-003 signs in under a new session id, to what was wanted', async () => {
    const { person, app } = await personWithApp('enterprise')
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp?design=1')
    await visitor.submit('/login', { email: person.email, password })
    const before = visitor.copy()
    const answer = await givesCode(visitor, app.code())

    expect([answer.status, answer.headers.location]).toEqual([303, '/enterprise-webapp?design=1'])
    expect([await visitor.isSignedIn(), await before.isSignedIn()]).toEqual([true, false])
    expect(visitor.sessionCookie).not.toBe(before.sessionCookie)
    expect(await audited(person.email)).toMatchObject([
      { event: 'second-factor', outcome: 'success', detail: { step: 'asked' } },
      { event: 'sign-in', outcome: 'success', detail: { factor: 'app' } },
    ])
  })

  it.each([
    ['a step late', -1, true],
    ['a step early', 1, true],
    ['two steps late', -2, false],
    ['two steps early', 2, false],
  ])('SEC-030 of a clock that is %s', async (_, steps, isTaken) => {
    const { person, app } = await personWithApp()
    const visitor = await afterPassword(person)
    await givesCode(visitor, app.code(steps))

    expect(await visitor.isSignedIn()).toBe(isTaken)
  })

  it('SEC-030 works once: in the same 30 s it is refused, and the next one is taken', async () => {
    const { person, app } = await personWithApp()
    await givesCode(await afterPassword(person), app.code())
    const second = await afterPassword(person)
    const replayed = await givesCode(second, app.code())

    expect(replayed.text).toContain(factorMessages.wrong)
    expect(await second.isSignedIn()).toBe(false)
    house.clock.advance({ seconds: 30 })
    await givesCode(second, app.code())
    expect(await second.isSignedIn()).toBe(true)
  })

  it('SEC-030 works once also for two at the same time', async () => {
    const { person, app } = await personWithApp()
    const visitors = [await afterPassword(person), await afterPassword(person), await afterPassword(person)]
    const answers = await Promise.all(visitors.map(one => givesCode(one, app.code())))

    expect(answers.map(one => one.status).sort()).toEqual([200, 200, 303])
  })

  it('SEC-030 and a recovery code are each used up by the statement that takes them, however many come between', async () => {
    const { person, app } = await personWithApp()
    const parts = {
      ...{ db, logger: house.parts.logger, throttle: createThrottle(db, house.clock) },
      factorBox: createSecretBox(house.parts.config.sessionSecrets, 'second factors'),
    } as unknown as AccountParts
    /** All are found to be right before the first is used. */
    const all = async (code: string) => {
      const call = { now: house.clock.now(), address: '', requestId: '' }
      const found = await Promise.all(Array.from({ length: 4 }, () => checkCode(parts, call, person, code)))
      const used = await Promise.all(
        found.map(async right => {
          if (typeof right === 'string') return right
          const isUsed = await house.parts.mails.inTransaction((transaction, post) => right.use(transaction, post))
          return isUsed ? right.by : 'used'
        }),
      )
      return used.sort()
    }

    expect(await all(app.code())).toEqual(['app', 'used', 'used', 'used'])
    expect(await all('k7m2x-9qwer')).toEqual(['recovery-code', 'used', 'used', 'used'])
  })

  it('SEC-030 that is wrong is said at its field, counted and audited', async () => {
    const { person } = await personWithApp()
    const visitor = await afterPassword(person)
    const answer = await givesCode(visitor, '000000')

    expect(answer.text).toMatch(/id="field-code-error"[^>]*>.*That code is not right/s)
    expect(answer.text).not.toContain('000000')
    expect((await audited(person.email)).at(-1)).toMatchObject({
      ...{ event: 'second-factor', outcome: 'failure' },
      detail: { step: 'sign-in', paused: false },
    })
  })

  it('SEC-030 is tried five times in 15 minutes over all sessions, also after the right password again', async () => {
    const { person, app } = await personWithApp()
    const visitor = await afterPassword(person)
    for (let tries = 0; tries < limits.secondFactor.perAccount; tries++) await givesCode(visitor, '000000')
    const other = await afterPassword(person)
    const paused = await givesCode(other, app.code())

    expect(paused.text).toContain(factorMessages.paused)
    expect(await other.isSignedIn()).toBe(false)
    house.clock.advance({ minutes: limits.secondFactor.windowMinutes })
    const later = await afterPassword(person)
    await givesCode(later, app.code())
    expect(await later.isSignedIn()).toBe(true)
  })

  it('SEC-030 wrong ten times in a row is refused until an admin unlocks the account', async () => {
    const { person, app } = await personWithApp()
    for (let tries = 0; tries < limits.secondFactor.inARow; tries++) {
      if (tries === 5) house.clock.advance({ minutes: limits.secondFactor.windowMinutes })
      await givesCode(await afterPassword(person), '000000')
    }
    house.clock.advance({ hours: 1 })
    const locked = await afterPassword(person)
    expect((await givesCode(locked, app.code())).text).toContain(factorMessages.paused)

    const admin = await hasSession(house, await addPerson(house, { roles: ['admin'] }), { HasClearance: true })
    const shown = async () => (await admin.call(adminContracts.ShowUser, { id: person.id })).body.Item
    expect(await shown()).toMatchObject({ FailedTries: 10, IsPaused: true, HasSecondFactor: true })
    expect((await admin.call(adminContracts.UnlockUser, { id: person.id })).body.Succeeded).toBe(true)
    expect(await shown()).toMatchObject({ FailedTries: 0, IsPaused: false })
    await givesCode(locked, app.code())
    expect(await locked.isSignedIn()).toBe(true)
  })

  it('SEC-030 without a password before it is nothing', async () => {
    const visitor = new Visitor(house)
    const answer = await visitor.call(account.ConfirmSignIn, { code: '123456' })
    const form = await givesCode(visitor, '123456')

    expect(answer.body).toMatchObject({ Succeeded: false, SessionExpired: true })
    expect(form.headers.location).toBe('/login')
  })

  it('SEC-030 of a secret that no key opens is refused and logged, and a recovery code still lets in', async () => {
    const { person, app } = await personWithApp()
    await db
      .updateTable('second_factors')
      .set({ secret: 'AAAA'.repeat(20) })
      .where('user_id', '=', person.id)
      .execute()
    const visitor = await afterPassword(person)

    expect((await givesCode(visitor, app.code())).text).toContain(factorMessages.wrong)
    expect(house.logLines.join('')).toContain('SESSION_SECRET lacks')
    await givesCode(visitor, recovery[0] ?? '')
    expect(await visitor.isSignedIn()).toBe(true)
  })
})

describe('a recovery code', () => {
  it('SEC-030 signs in once in place of the app, however it is typed, and the person is told', async () => {
    const { person } = await personWithApp()
    const first = await afterPassword(person)
    await givesCode(first, 'K7M2X 9QWER')
    const second = await afterPassword(person)
    await givesCode(second, 'k7m2x-9qwer')

    expect([await first.isSignedIn(), await second.isSignedIn()]).toEqual([true, false])
    expect((await house.mails()).filter(mail => mail.includes(person.email)).join()).toContain(
      'A recovery code was used',
    )
    await givesCode(second, 'aaaaa-bbbbb')
    expect(await second.isSignedIn()).toBe(true)
  })

  it('SEC-030 works once also for two at the same time', async () => {
    const { person } = await personWithApp()
    const visitors = [await afterPassword(person), await afterPassword(person)]
    const answers = await Promise.all(visitors.map(one => givesCode(one, 'k7m2x-9qwer')))

    expect(answers.map(one => one.status).sort()).toEqual([200, 303])
  })

  it('SEC-030 counts as a try like any code', async () => {
    const { person } = await personWithApp()
    const visitor = await afterPassword(person)
    for (let tries = 0; tries < limits.secondFactor.perAccount; tries++) await givesCode(visitor, 'zzzzz-zzzzz')

    expect((await givesCode(visitor, 'k7m2x-9qwer')).text).toContain(factorMessages.paused)
  })
})

describe('the second factor stays', () => {
  it('SEC-030 when the password is forgotten: a temporary one is followed by the code as well', async () => {
    const { person, app } = await personWithApp()
    await new Visitor(house).submit('/forgot-password', { email: person.email })
    const mail = (await house.mails()).filter(one => one.includes(person.email)).at(-1) ?? ''
    const temporary = mail.match(/\b(?=\w*[A-Z])(?=\w*[a-z])(?=\w*\d)[A-Za-z2-9]{14}\b/)?.[0] ?? ''
    const visitor = await signsIn(house, person, temporary)
    expect(await visitor.isSignedIn()).toBe(false)
    const answer = await givesCode(visitor, app.code())

    expect(answer.headers.location).toBe('/app-selector/change-password')
    await visitor.submit('/app-selector/change-password', {
      password: 'Copper8Kettle',
      confirmPassword: 'Copper8Kettle',
    })
    expect(await visitor.isSignedIn()).toBe(true)
    const anew = await signsIn(house, person, 'Copper8Kettle')
    expect(await anew.isSignedIn()).toBe(false)
  })

  it('SEC-030 given in the session when the password changes, or is given again to end other sessions', async () => {
    const { person, app } = await personWithApp()
    const visitor = await afterPassword(person)
    await givesCode(visitor, app.code())
    const page = '/app-selector/change-password'
    const ended = await visitor.submit(page, { action: 'end-sessions', currentPassword: password })
    expect([ended.status, await visitor.isSignedIn()]).toEqual([303, true])

    const form = { oldPassword: password, password: 'Copper8Kettle', confirmPassword: 'Copper8Kettle' }
    await visitor.submit(page, form)
    expect((await visitor.get('/app-selector')).status).toBe(200)
  })

  it('SEC-030 asked of a session of somebody else that signs in as this person', async () => {
    const { person } = await personWithApp()
    const other = await personWithApp()
    const visitor = await afterPassword(other.person)
    await givesCode(visitor, other.app.code())
    await visitor.submit('/login', { email: person.email, password })

    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('SEC-030 that of the real person while they act as another: the other one’s is not asked for', async () => {
    const { person, app } = await personWithApp('can-impersonate')
    const target = await personWithApp()
    const visitor = await afterPassword(person)
    await givesCode(visitor, app.code())
    const acts = await visitor.call(account.Impersonate, { impersonatedEmail: target.person.email })

    expect(acts.body.Succeeded).toBe(true)
    expect((await visitor.get('/app-selector')).status).toBe(200)
    // Without the code of the real person the same token is worth nothing.
    await db
      .updateTable('bearer_tokens')
      .set({ factor_given_at: null })
      .where('impersonator_id', '=', person.id)
      .execute()
    expect((await visitor.get('/app-selector')).headers.location).toBe('/login')
  })
})

describe('somebody who has lost app and codes', () => {
  it('SEC-030 is helped by the operator: the factor and every session end, audited and told by mail', async () => {
    const { person, app } = await personWithApp()
    const visitor = await afterPassword(person)
    await givesCode(visitor, app.code())
    await givesCode(await afterPassword(person), '000000')
    const tries = db.selectFrom('attempts').select('key').where('key', '=', secondFactorKey(person.id))
    expect(await tries.execute()).toHaveLength(1)
    await adminCommands['reset-second-factor'].run(house.parts, { email: person.email })
    expect(await tries.execute()).toEqual([])

    expect(await visitor.isSignedIn()).toBe(false)
    expect(await (await signsIn(house, person)).isSignedIn()).toBe(true)
    const rows = await db.selectFrom('recovery_codes').select('id').where('user_id', '=', person.id).execute()
    expect(rows).toEqual([])
    const event = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('target', '=', person.email)
      .orderBy('sequence')
      .execute()
    expect(event.at(-1)).toMatchObject({ event: 'operator', detail: { command: 'reset-second-factor' } })
    expect((await house.mails()).filter(mail => mail.includes(person.email)).join()).toContain('was turned off')
  })
})

it('SEC-030 brings the token of the token service along, which nothing uses before the code', async () => {
  const { person, app } = await personWithApp('nimbus')
  const visitor = await afterPassword(person)
  const before = await visitor.ask('mistStatus')
  await givesCode(visitor, app.code())

  expect([before.status, (await visitor.ask('mistStatus')).status]).toEqual([401, 200])
})

it('SEC-030 leaves service accounts and their tokens as they are, whatever roles they hold', async () => {
  const program = await addPerson(house, { roles: ['admin'], type: 'Service' })
  const answer = await house.parts.builtIn.auth(
    new Request('http://auth/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: program.email, password }),
    }),
  )
  expect(answer.status).toBe(200)
})
