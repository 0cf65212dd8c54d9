/** Forgotten passwords, temporary ones, and changing one's own. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { randomPassword } from '../../../server/access/passwords'
import { limits } from '../../../server/config/limits'
import { account } from '../../../shared/contracts'
import { dateAndTime } from '../../../shared/display/calendarDate'
import { messages, texts } from '../../../shared/texts'
import { passwordRules } from '../../../shared/validation/patterns'
import { houseOfFile } from '../../support/house'
import { hashAsInProduction } from '../../support/lightHashing'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

/** What a hash takes, and how many are made at once, is what some of these tests are about. */
hashAsInProduction(afterAll)
const house = await houseOfFile()
const { db } = house.parts
const changed = 'Another9Word'

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
})

const asks = (email: string) => new Visitor(house).call(account.ForgotPassword, { email })
const mailsTo = async (email: string) => (await house.mails()).filter(mail => mail.includes(`To: ${email}`))
const passwordIn = (mail = '') => mail.match(/^ {4}(\w{14})$/m)?.[1] ?? ''

async function temporaryPasswordOf(email: string): Promise<string> {
  await asks(email)
  return passwordIn((await mailsTo(email)).at(-1))
}

const isRight = async (email: string, typed: string) =>
  (await new Visitor(house).call(account.LogIn, { email, password: typed })).body.Succeeded

describe('FORGOT-03 a forgotten password', () => {
  it('FORGOT-01, API-02 is asked for by a form that says the same for every email', async () => {
    const { email } = await addPerson(house)
    const pages = await Promise.all(
      [email, 'nobody@northfield.example'].map(typed =>
        new Visitor(house).submit('/forgot-password', { email: typed }),
      ),
    )
    expect(pages.map(page => page.status)).toEqual([200, 200])
    for (const page of pages) expect(page.text).toContain(messages.forgotPasswordSent)
    expect([(await mailsTo(email)).length, (await mailsTo('nobody@northfield.example')).length]).toEqual([1, 0])
  })

  it('SEC-019 answers alike and mails only to an account that may sign in', async () => {
    const { email } = await addPerson(house)
    const disabled = await addPerson(house, { status: 'Disabled' })
    const before = (await house.mails()).length
    const answers = new Set<string>()
    for (const typed of [email, disabled.email, 'nobody@northfield.example'])
      answers.add(JSON.stringify((await asks(typed)).body))

    expect([...answers]).toEqual(['{"Succeeded":true,"Notices":[],"Item":null}'])
    expect((await house.mails()).length).toBe(before + 1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each([
    ['', 'Email is required.'],
    ['dana@northfield', 'Email is invalid.'],
    [`${'a'.repeat(90)}@example.example`, 'Max 100 characters.'],
  ])('is not mailed for the email "%s"', async (email, message) => {
    expect((await new Visitor(house).submit('/forgot-password', { email })).text).toContain(message)
  })

  it('SEC-019 is stored with its mail before it is answered: a node that ends right after loses nothing', async () => {
    const { id, email } = await addPerson(house)
    await asks(email)
    const waits = db.selectFrom('mails').select('kind').where('recipient', '=', email)
    const stored = db.selectFrom('users').select('temporary_password_hash').where('id', '=', id)
    const [mail, user] = await Promise.all([waits.execute(), stored.executeTakeFirstOrThrow()])
    expect([mail, user.temporary_password_hash]).toEqual([[{ kind: 'temporary password' }], expect.any(String)])
  })

  it('SEC-019 costs the same hash for an email that nobody has', async () => {
    const { email } = await addPerson(house)
    const visitor = new Visitor(house)
    const token = await visitor.token()
    // Of the processor: how long it takes is also up to the other programs of the machine.
    const work: Record<string, number[]> = { nobody: [], known: [] }
    for (let round = 0; round < 12; round++)
      for (const [kind, typed] of Object.entries({ nobody: 'nobody@northfield.example', known: email })) {
        await db.deleteFrom('attempts').execute()
        await house.mails()
        const started = process.cpuUsage()
        await visitor.callAt('POST', '/AccountService.svc/ForgotPassword', { email: typed }, { 'x-csrf-token': token })
        const { user, system } = process.cpuUsage(started)
        work[kind]?.push(user + system)
      }
    const least = (list: number[] = []) => Math.min(...list)
    expect(least(work.nobody)).toBeGreaterThan(0.5 * least(work.known))
  })

  it('SEC-019 leaves the own password as it is', async () => {
    const { email } = await addPerson(house)
    await asks(email)
    await house.mails()
    expect(await isRight(email, password)).toBe(true)
  })

  it('SEC-019 mails at most 3 times an hour', async () => {
    const { email } = await addPerson(house)
    for (let time = 0; time < 5; time++) await asks(email).then(() => house.mails())
    expect(await mailsTo(email)).toHaveLength(3)
    house.clock.advance({ minutes: 61 })
    await asks(email)
    expect(await mailsTo(email)).toHaveLength(4)
  })

  it('SEC-019 mails no more than 20 times an hour what one address asks for', async () => {
    const people = [await addPerson(house), await addPerson(house), await addPerson(house)]
    for (const [at, { email }] of people.entries()) {
      await asks(email).then(() => house.mails())
      const count = limits.forgotPassword.perAddress - 1
      if (at === 0) await db.updateTable('attempts').set({ count }).where('key', 'like', 'forgot:address:%').execute()
    }
    const found = await Promise.all(people.map(({ email }) => mailsTo(email)))
    expect([found.map(mails => mails.length), limits.forgotPassword.perAddress]).toEqual([[1, 1, 0], 20])
  })

  it('SEC-101 goes to one recipient, from our address', async () => {
    const { email } = await addPerson(house)
    await asks(email)
    const [mail = ''] = await mailsTo(email)
    expect(mail.match(/^(To|Cc|Bcc): .*$/gim)).toEqual([`To: ${email}`])
    expect(mail).toContain('From: coilworks@example.com')
    expect(mail).not.toMatch(/https?:/)
  })
})

describe('a temporary password', () => {
  it('SEC-020, LOGIN-06 leads to its change, works once, and is in no page, log or store', async () => {
    const { email } = await addPerson(house)
    const temporary = await temporaryPasswordOf(email)
    const visitor = new Visitor(house)
    const signedIn = await visitor.submit('/login', { email, password: temporary })
    const page = await visitor.get('/app-selector/change-password')
    const kept = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('audit_events').selectAll().orderBy('sequence').execute(),
    ])

    expect(temporary).toHaveLength(14)
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/app-selector/change-password'])
    for (const text of [page.text, signedIn.text, kept, house.logLines.join('')]) expect(text).not.toContain(temporary)
    expect(await isRight(email, temporary)).toBe(false)
    expect(await isRight(email, password)).toBe(true)
  })

  it('SEC-020 lets one in where two come with it at once', async () => {
    const { email } = await addPerson(house)
    const temporary = await temporaryPasswordOf(email)
    const signIn = () => new Visitor(house).call(account.LogIn, { email, password: temporary })
    const answers = await Promise.all([signIn(), signIn(), signIn()])
    expect(answers.filter(({ body }) => body.Succeeded)).toHaveLength(1)
  })

  it('SEC-020 ends 24 hours after it was asked for', async () => {
    const { email } = await addPerson(house)
    const [first] = [await temporaryPasswordOf(email)]
    house.clock.advance({ hours: 24, seconds: 1 })
    expect(await isRight(email, first)).toBe(false)
    const second = await temporaryPasswordOf(email)
    house.clock.advance({ hours: 24, seconds: -1 })
    expect(await isRight(email, second)).toBe(true)
  })

  it('SEC-007 ends the other sessions of the account when it is used', async () => {
    const person = await addPerson(house)
    const before = await signsIn(house, person)
    await signsIn(house, person, await temporaryPasswordOf(person.email))
    expect(await before.isSignedIn()).toBe(false)
  })

  it('PWD-02, PWD-03, LOGIN-07 is changed without typing it again, and leads to what was wanted', async () => {
    const { email } = await addPerson(house, { roles: ['enterprise'] })
    const temporary = await temporaryPasswordOf(email)
    const visitor = new Visitor(house)
    await visitor.get('/enterprise-webapp')
    await visitor.submit('/login', { email, password: temporary })
    const form = await visitor.get('/app-selector/change-password')
    const answer = await visitor.submit('/app-selector/change-password', {
      password: changed,
      confirmPassword: changed,
    })

    expect(form.text).not.toContain('name="oldPassword"')
    expect([answer.status, answer.headers.location]).toEqual([303, '/enterprise-webapp'])
    expect((await visitor.get('/enterprise-webapp')).status).toBe(200)
    expect([await isRight(email, changed), await isRight(email, password)]).toEqual([true, false])
  })
})

describe('PWD-09, PWD-10, PWD-11, SEC-027 changing the password', () => {
  it('PWD-01, PWD-05, API-03 asks for the current one, changes it, and says so on the page it leads to', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    const form = { oldPassword: password, password: changed, confirmPassword: changed }
    const answer = await visitor.submit('/app-selector/change-password', form)
    const next = await visitor.get('/app-selector')

    expect([answer.status, answer.headers.location]).toEqual([303, '/app-selector'])
    expect(next.text).toContain(messages.passwordChanged)
    expect([await isRight(person.email, changed), await isRight(person.email, password)]).toEqual([true, false])
  })

  it('SEC-029 is told to the person, with time and request, without a secret', async () => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    const form = { oldPassword: password, password: changed, confirmPassword: changed }
    const { headers } = await visitor.call(account.ChangePassword, form)
    const [mail = '', ...more] = await mailsTo(person.email)

    expect(more).toEqual([])
    expect(mail).toContain('The password of your Coilworks account has changed')
    expect(mail).toContain(headers['x-request-id'])
    expect(mail).toContain(dateAndTime(house.clock.now()))
    for (const secret of [password, changed]) expect(mail).not.toContain(secret)
  })

  it('ROUTE-10 works by the sibling address as well', async () => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    const form = { oldPassword: password, password: changed, confirmPassword: changed }
    expect((await visitor.submit('/change-password', form)).status).toBe(303)
    expect(await isRight(person.email, changed)).toBe(true)
  })

  it.each([
    ['the wrong current one', { oldPassword: 'Wrong1Password' }, messages.wrongOldPassword],
    ['the same one again', { password, confirmPassword: password }, messages.passwordUnchanged],
    ['one that breaks the rule', { password: 'lowercase1', confirmPassword: 'lowercase1' }, texts.passwordRule],
    ['another one to confirm', { confirmPassword: 'Another8Word' }, texts.passwordsDiffer],
    ['nothing to confirm', { confirmPassword: '' }, 'Confirm password is required.'],
    ['no new one', { password: '', confirmPassword: '' }, 'New password is required.'],
  ])('is refused with %s, and shows no password', async (_, wrong, message) => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    const form = { oldPassword: password, password: changed, confirmPassword: changed, ...wrong }
    const { status, text } = await visitor.submit('/change-password', form)

    expect(status).toBe(200)
    expect(text).toContain(message)
    for (const typed of [password, changed, 'lowercase1']) expect(text).not.toContain(`value="${typed}"`)
    expect(await isRight(person.email, password)).toBe(true)
  })

  it('keeps the session of who changes it, also with tokens of other services in it', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const visitor = await signsIn(house, person)
    for (const minutes of [20, 20]) {
      house.clock.advance({ minutes })
      await visitor.get('/enterprise-webapp')
    }
    await visitor.submit('/change-password', { oldPassword: password, password: changed, confirmPassword: changed })
    expect((await visitor.get('/enterprise-webapp')).status).toBe(200)
  })
})

describe('PWD-06, PWD-07, PWD-08, CONST-01, SEC-027 the rule of a new password', () => {
  const isTaken = (typed: string) =>
    account.ChangePassword.request.safeParse({ oldPassword: password, password: typed, confirmPassword: typed }).success

  it.each([
    ['Abcdef1', false],
    ['Abcdef12', true],
    ['Abcdefghij1234567890', true],
    ['Abcdefghij12345678901', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Abcdef/1', false],
    ['Abcdef\\1', false],
    [' Abcdef1', true],
    ['Abc def1 ', true],
    ['Äbcdefg1', false],
    ['Abcdefg1é', true],
  ])('takes "%s": %s', (typed, taken) => {
    expect(isTaken(typed)).toBe(taken)
  })

  it('PWD-11 marks a difference at the field to confirm, by the key "nomatch"', () => {
    const form = { oldPassword: password, password: changed, confirmPassword: 'Another8Word' }
    const issue = account.ChangePassword.request.safeParse(form).error?.issues[0]
    expect(issue).toMatchObject({
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      params: { key: 'nomatch' },
    })
  })

  it('SEC-020 holds for every password that we make, each of them new', () => {
    const made = Array.from({ length: 500 }, () => randomPassword())
    expect(new Set(made).size).toBe(500)
    expect(made.filter(one => one.length !== 14 || !passwordRules.every(rule => rule.passes(one)))).toEqual([])
  })
})
