/** A person's own profile, and how an email is changed. */
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { newCoilDocument } from '../../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../../shared/contracts'
import { dateAndTime } from '../../../../shared/display/calendarDate'
import { messages, texts } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person, password } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

let person: Person
let visitor: Visitor
let count = 0
let fresh = ''

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  count += 1
  fresh = `new${count}@northfield.example`
  person = await addPerson(house, { roles: ['enterprise'] })
  visitor = await hasSession(house, person)
})

const rowOf = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailsTo = async (email: string) => (await house.mails()).filter(mail => mail.includes(`To: ${email}`))
const codeIn = (mail = '') => mail.match(/^ {4}(\d+)$/m)?.[1] ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0')

async function initiate(email = fresh): Promise<string> {
  const { body } = await visitor.call(account.InitiateEmailChange, { email, confirmEmail: email })
  return body.Item?.ActivationId
}

const activate = (activationId: string, answerCode: string, email = fresh) =>
  visitor.call(account.ActivateEmailChange, { activationId, answerCode, email })

const codeSent = async (email = fresh) => codeIn((await mailsTo(email)).at(-1))

describe('a profile', () => {
  const profile = () => ({ FullName: 'Dana W. Field', Phone: '+1 (952) 555-0100', Email: person.email })
  const problems = (changes: object) =>
    account.UpdateUserProfile.request
      .safeParse({ profile: { ...profile(), ...changes } })
      .error?.issues.map(issue => issue.message)

  it('API-18, ENTITY-15 changes name and phone, and the session follows', async () => {
    const { body } = await visitor.call(account.UpdateUserProfile, { profile: profile() })
    expect(body).toMatchObject({ Succeeded: true, Item: profile() })
    expect((await visitor.call(account.GetUserProfile)).body.Item).toEqual(profile())
    expect((await visitor.get('/app-selector')).text).toContain('Dana W. Field')
  })

  it('SEC-051 changes no email, and nobody else', async () => {
    const other = await addPerson(house)
    for (const Email of [fresh, other.email]) {
      const { body } = await visitor.call(account.UpdateUserProfile, { profile: { ...profile(), Email } })
      expect(body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [messages.emailPending] }] })
    }
    expect(await rowOf(person.id)).toMatchObject({ email: person.email, full_name: 'Dana Whitfield' })
    expect(await rowOf(other.id)).toMatchObject({ email: other.email, full_name: 'Dana Whitfield' })
  })

  it.each([
    ['PROFILE-04', { FullName: '' }, 'Full Name is required.'],
    ['PROFILE-04, CONST-04', { FullName: 'x'.repeat(76) }, 'Max 75 characters.'],
    ['PROFILE-05', { Phone: '' }, 'Phone is required.'],
    ['PROFILE-05, CONST-05', { Phone: '5'.repeat(31) }, 'Max 30 characters.'],
    ['PROFILE-05', { Phone: '555-CALL' }, 'Phone is invalid.'],
    ['PROFILE-06', { Email: '' }, 'Email is required.'],
    ['PROFILE-06, CONST-03', { Email: `${'a'.repeat(93)}@ab.test` }, 'Max 100 characters.'],
    ['PROFILE-06', { Email: 'dana@northfield' }, 'Email is invalid.'],
  ])('%s refuses %j', async (_, changes, message) => {
    expect(problems(changes)).toEqual([message])
    const { status } = await visitor.call(account.UpdateUserProfile, { profile: { ...profile(), ...changes } })
    expect(status).toBe(400)
  })

  it.each([
    ['PROFILE-04, CONST-04', { FullName: 'x'.repeat(limits.fullName) }],
    ['PROFILE-05, CONST-05', { Phone: '5'.repeat(limits.phone) }],
    ['PROFILE-06, CONST-03', { Email: `${'a'.repeat(92)}@ab.test` }],
  ])('%s takes the longest', (_, changes) => {
    expect(problems(changes)).toBeUndefined()
  })
})

describe('a change of email', () => {
  it('API-16, PROFILE-07 needs the email twice', async () => {
    const form = { email: fresh, confirmEmail: `x${fresh}` }
    expect(account.InitiateEmailChange.request.safeParse(form).error?.issues[0]).toMatchObject({
      path: ['confirmEmail'],
      message: 'Email addresses must match',
    })
    expect((await visitor.call(account.InitiateEmailChange, form)).status).toBe(400)
    expect(texts.emailsDiffer).toBe('Email addresses must match')
  })

  it('API-16, API-17, EMAILCHG-02 takes effect with the code that went to the new mailbox', async () => {
    const id = await initiate()
    expect((await rowOf(person.id)).email).toBe(person.email)
    const code = await codeSent()
    expect(code).toMatch(/^\d{8}$/)
    expect((await activate(id, code)).body).toMatchObject({ Succeeded: true })
    expect((await rowOf(person.id)).email).toBe(fresh)
    const { body } = await visitor.call(account.GetIdentity, { isClientLoggedIn: true })
    expect(body.Item.Email).toBe(fresh)
    const login = await new Visitor(house).call(account.LogIn, { email: fresh, password })
    expect(login.body.Succeeded).toBe(true)
  })

  it('SEC-007 ends the person’s other sessions and tokens, and this one goes on', async () => {
    const other = await hasSession(house, person)
    const code = await initiate().then(async id => [id, await codeSent()] as const)
    await activate(...code)
    // In the store itself as well: with its token alone gone, the session would still be there.
    expect(await house.parts.store.openOf(person.email)).toEqual([])
    expect(await other.isSignedIn()).toBe(false)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-029 is told to both mailboxes, with time and request, without a secret', async () => {
    const id = await initiate()
    const code = await codeSent()
    await activate(id, code)
    for (const email of [person.email, fresh]) {
      const notice = (await mailsTo(email)).at(-1) ?? ''
      expect(notice).toContain('Subject: The email of your Coilworks account has changed')
      expect(notice).toContain(dateAndTime(house.clock.now()))
      expect(notice).not.toContain(code)
    }
  })

  it('keeps what goes by the email', async () => {
    await visitor.call(coilSelection.CreateReport, { title: 'AHU-3', document: newCoilDocument('IP') })
    await activate(await initiate(), await codeSent())
    const report = await db.selectFrom('reports').selectAll().where('owner_email', '=', fresh).execute()
    expect(report).toHaveLength(1)
  })

  it('API-17, SEC-021 refuses a wrong code, at most five of them, and the right one after that', async () => {
    const id = await initiate()
    const code = await codeSent()
    for (let tries = 0; tries < limits.mailedCode.tries; tries++)
      expect((await activate(id, wrong(code))).body.Notices[0].Messages).toEqual([messages.codeWrong])
    expect(await db.selectFrom('email_changes').selectAll().where('user_id', '=', person.id).execute()).toEqual([])
    expect((await activate(id, code)).body.Succeeded).toBe(false)
    expect((await rowOf(person.id)).email).toBe(person.email)
  })

  it('SEC-021 refuses the right code once five were tried, though the change is still there', async () => {
    const id = await initiate()
    const code = await codeSent()
    const tries = limits.mailedCode.tries
    await db.updateTable('email_changes').set({ tries }).where('user_id', '=', person.id).execute()
    expect((await activate(id, code)).body.Succeeded).toBe(false)
  })

  it('SEC-021 keeps of the code only what no reader of the database can type', async () => {
    await initiate()
    const row = await db.selectFrom('email_changes').selectAll().where('user_id', '=', person.id).executeTakeFirst()
    expect(row?.code_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(await codeSent())
  })

  it('SEC-021 refuses a code of another change, for another email, used twice, or too late', async () => {
    const first = await initiate()
    const firstCode = await codeSent()
    const second = await initiate()
    const code = await codeSent()
    expect((await activate(first, firstCode)).body.Succeeded).toBe(false)
    expect((await activate(second, code, `x${fresh}`)).body.Succeeded).toBe(false)
    house.clock.advance({ minutes: limits.mailedCode.minutes })
    expect((await activate(second, code)).body.Succeeded).toBe(false)
    const third = await initiate()
    const right = await codeSent()
    expect((await activate(third, right)).body.Succeeded).toBe(true)
    expect((await activate(third, right)).body.Succeeded).toBe(false)
  })

  it('SEC-021 refuses a code that another person asked for', async () => {
    const id = await initiate()
    const code = await codeSent()
    const stranger = await hasSession(house, await addPerson(house))
    const { body } = await stranger.call(account.ActivateEmailChange, {
      activationId: id,
      answerCode: code,
      email: fresh,
    })
    expect(body.Succeeded).toBe(false)
  })

  it('does not tell that the email belongs to somebody, who gets a mail, and no code is right', async () => {
    const other = await addPerson(house)
    const taken = await visitor.call(account.InitiateEmailChange, { email: other.email, confirmEmail: other.email })
    const free = await visitor.call(account.InitiateEmailChange, { email: fresh, confirmEmail: fresh })
    expect(taken.body).toEqual({ ...free.body, Item: { ActivationId: taken.body.Item.ActivationId } })
    const [mail, ...more] = await mailsTo(other.email)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: Your email was given for another Coilworks account')
    expect(codeIn(mail)).toBe('')
    const activation = await activate(taken.body.Item.ActivationId, '00000000', other.email)
    expect(activation.body.Notices[0].Messages).toEqual([messages.codeWrong])
  })

  it('API-19, EMAILCHG-03 is forgotten when it is deleted', async () => {
    const id = await initiate()
    const code = await codeSent()
    expect((await visitor.call(account.DeleteEmailChange)).body.Succeeded).toBe(true)
    expect((await activate(id, code)).body.Succeeded).toBe(false)
    expect(await db.selectFrom('email_changes').selectAll().where('user_id', '=', person.id).execute()).toEqual([])
  })

  it('SEC-058, API-19 is deleted by no foreign page, link or prefetch', async () => {
    await initiate()
    const path = '/AccountService.svc/DeleteEmailChange'
    const token = await visitor.token()
    const tries = [
      visitor.get(path),
      visitor.get(path, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', 'x-csrf-token': token }),
      visitor.get(path, { 'sec-purpose': 'prefetch' }),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
    expect(await db.selectFrom('email_changes').selectAll().where('user_id', '=', person.id).execute()).toHaveLength(1)
  })

  it('is asked for at most five times an hour', async () => {
    for (let times = 0; times < limits.emailChange.perUser; times++) {
      expect(await initiate(`other${times}.${fresh}`)).toBeDefined()
      // One that waits is replaced by the next, and given back with it: counted is what went out.
      expect(await codeSent(`other${times}.${fresh}`)).not.toBe('')
    }
    expect(await initiate()).toBeUndefined()
    expect(await mailsTo(fresh)).toEqual([])
    house.clock.advance({ minutes: limits.emailChange.windowMinutes })
    visitor = await hasSession(house, person)
    expect(await initiate()).toBeDefined()
  })

  it('SEC-105, SEC-103 is audited, and its code is nowhere but in the mail', async () => {
    const id = await initiate()
    const code = await codeSent()
    await activate(id, code)
    const rows = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('target', '=', fresh)
      .orderBy('sequence')
      .execute()
    expect(rows).toMatchObject([
      { event: 'email-change', outcome: 'success', actor: person.email, detail: { step: 'asked' } },
      { event: 'email-change', outcome: 'success', actor: person.email, detail: { step: 'activated' } },
    ])
    const page = (await visitor.get('/app-selector')).text
    expect(house.logLines.join('') + JSON.stringify(rows) + page).not.toContain(code)
  })
})
