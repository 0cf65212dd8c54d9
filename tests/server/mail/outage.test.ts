/** The mail server goes away and comes back: what was promised meanwhile arrives, once. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { purge } from '../../../server/application/purge'
import { resealMails } from '../../../server/application/reseal'
import { limits } from '../../../server/config/limits'
import { composeMail } from '../../../server/mail/composeMail'
import type { MailKind } from '../../../server/mail/mailer'
import { adminCommands } from '../../../server/operator/adminCommands'
import { createSecretBox } from '../../../server/secrets/secretBox'
import { account, admin as admins } from '../../../shared/contracts'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { faultyLink } from '../../support/faultyLink'
import { houseOfFile, metricsToken } from '../../support/house'
import { startMailServer } from '../../support/mailServer'
import { addPerson, hasSession, password } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'
import { unrecorded } from '../../support/unrecorded'
import { Visitor } from '../../support/visitor'

const refusing = 'full@customer.example'
const server = await startMailServer({
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => (address === refusing ? done(new Error('mailbox full')) : done()),
})
const link = await faultyLink(`smtp://127.0.0.1:${server.port}`)
afterAll(async () => {
  await link.close()
  await server.stop()
})
const house = await houseOfFile({ environment: { SMTP_URL: link.address } })
const { clock } = house
const { db, mails, background, audit } = house.parts
const chosen = 'Another9Word'
let count = 0

beforeEach(async () => {
  link.heal()
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('mails').execute()
  server.delivered.splice(0)
  count += 1
})

/** Lets everything go out that is due. */
async function looks(): Promise<void> {
  mails.wake()
  await background.finish()
}

const rows = () => db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute()
const note = (to: string, subject = 'Note', kind: MailKind = 'report') =>
  composeMail({ kind, to, subject, heading: subject, parts: [] })
const fresh = () => `rita${count}@fresh${count}.example`
const registers = (email = fresh()) =>
  new Visitor(house).call(account.Register, {
    ...smallestRequests['AccountService.svc/Register'],
    ...{ email, confirmEmail: email, password: chosen, confirmPassword: chosen },
  })
const confirms = async (registrationId: string, answerCode: string) =>
  (await new Visitor(house).call(account.ConfirmRegistration, { registrationId, answerCode })).body
const forgets = async (email: string) => {
  await new Visitor(house).call(account.ForgotPassword, { email })
  await background.finish()
}
const signsIn = async (email: string, typed: string) =>
  (await new Visitor(house).call(account.LogIn, { email, password: typed })).body.Succeeded as boolean
const to = (address: string) => server.delivered.filter(mail => mail.to.includes(address))
/** What stands in a mail on a line of its own: a code or a password. */
const secretIn = (text = '') => /^ {4}(\S+)\r?$/m.exec(text)?.[1] ?? ''

describe('while the mail server is away', () => {
  it('a registration, an invitation and a forgotten password are taken, and each mail arrives once when it is back', async () => {
    const owner = await addPerson(house, { roles: ['owner'] })
    const guest = `guest${count}@northfield.example`
    link.cut()
    const { Item } = (await registers()).body
    const invited = await (await hasSession(house, owner)).call(account.InviteUsers, { emails: [guest], message: 'Hi' })
    expect(invited.body.Notices[0].Messages).toEqual([messages.invitationsSent(1)])
    await forgets(owner.email)
    expect(server.delivered).toEqual([])
    expect((await rows()).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'invitation waiting',
      'registration waiting',
      'temporary password waiting',
    ])

    link.heal()
    clock.advance({ minutes: 20 })
    await looks()
    clock.advance({ minutes: 5 })
    await looks()
    for (const address of [fresh(), guest, owner.email]) expect([address, to(address).length]).toEqual([address, 1])

    // The time of the code began when it was sent.
    clock.advance({ minutes: limits.mailedCode.minutes - 6 })
    expect(await confirms(Item.RegistrationId, secretIn(to(fresh())[0]?.text))).toMatchObject({ Succeeded: true })
    expect(await signsIn(owner.email, secretIn(to(owner.email)[0]?.text))).toBe(true)
  })

  it('SEC-021 a code is over ten minutes after it was sent, however long it had waited', async () => {
    link.cut()
    const { Item } = (await registers()).body
    await background.finish()
    clock.advance({ minutes: 20 })
    link.heal()
    await looks()
    clock.advance({ minutes: limits.mailedCode.minutes, seconds: 1 })
    expect((await confirms(Item.RegistrationId, secretIn(to(fresh())[0]?.text))).Succeeded).toBe(false)
  })

  it('nothing of a mail can be read in the database, and it is gone once it was sent', async () => {
    const person = await addPerson(house)
    link.cut()
    await forgets(person.email)
    await mails.post(note('site@customer.example', 'Canary of the subject'))
    await background.finish()
    const stored = JSON.stringify(await rows())
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    const secret = secretIn(to(person.email)[0]?.text)
    expect(secret).toMatch(/^\w{12,}$/)
    for (const words of [secret, 'Canary', 'temporary Coilworks password', Buffer.from(secret).toString('base64')])
      expect([words, stored.includes(words)]).toEqual([words, false])
    expect((await rows()).map(({ state, content }) => [state, content])).toEqual([
      ['sent', null],
      ['sent', null],
    ])
  })

  it('it is tried after pauses that grow from a minute to an hour, and given up after two days, in the audit trail', async () => {
    link.cut()
    await mails.post(note('site@customer.example'))
    await background.finish()
    const pauses: number[] = []
    for (let time = 0; time < 8; time++) {
      const [row] = await rows()
      pauses.push((row!.due_at.getTime() - clock.now().getTime()) / 60_000)
      clock.advance({ minutes: pauses.at(-1)!, seconds: -1 })
      await looks()
      expect((await rows())[0]!.tries).toBe(time + 1)
      clock.advance({ seconds: 1 })
      await looks()
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 60, 60])

    clock.advance({ hours: 48 })
    await looks()
    expect((await rows())[0]).toMatchObject({ state: 'given-up', fault: 'unreachable', content: null })
    const [event] = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'mail')
      .orderBy('sequence')
      .execute()
    expect(event).toMatchObject({
      outcome: 'failure',
      target: 'site@customer.example',
      detail: { kind: 'report', fault: 'unreachable', tries: 9 },
    })
    link.heal()
    await looks()
    expect(server.delivered).toEqual([])
    expect((await audit.verify()).broken).toBeUndefined()
  })

  it('one try is made at a time, and all goes out as soon as one has', async () => {
    link.cut()
    for (let one = 0; one < 5; one++) await mails.post(note(`site${one}@customer.example`))
    await background.finish()
    clock.advance({ hours: 20 })
    await looks()
    expect((await rows()).filter(({ tried_at }) => tried_at?.getTime() === clock.now().getTime())).toHaveLength(1)
    link.heal()
    clock.advance({ minutes: 1 })
    await looks()
    expect(server.delivered).toHaveLength(5)
  })

  it('what has the least time left goes first', async () => {
    link.cut()
    await mails.post(note('slow@customer.example'))
    await mails.post(note('code@customer.example'), { minutes: 30 })
    await background.finish()
    clock.advance({ minutes: 2 })
    link.heal()
    await looks()
    expect(server.delivered.map(mail => mail.to[0])).toEqual(['code@customer.example', 'slow@customer.example'])
  })

  it('a code that would come too late is not sent, and does not count against the person', async () => {
    link.cut()
    for (let time = 0; time < limits.register.perEmail; time++) expect((await registers()).body.Succeeded).toBe(true)
    expect((await registers()).body.Succeeded).toBe(false)
    await background.finish()
    clock.advance({ minutes: limits.mailQueue.codeMinutes })
    link.heal()
    await looks()
    expect(server.delivered).toEqual([])
    expect((await registers()).body.Succeeded).toBe(true)
    await background.finish()
    expect(to(fresh())).toHaveLength(1)
  })

  it('of several temporary passwords only the newest is sent, which works, and only that one counts', async () => {
    const person = await addPerson(house)
    link.cut()
    for (let time = 0; time < limits.forgotPassword.perAccount + 2; time++) await forgets(person.email)
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    expect(to(person.email)).toHaveLength(1)
    expect(await signsIn(person.email, secretIn(to(person.email)[0]?.text))).toBe(true)
    const key = `forgot:account:${person.email}`
    const row = await db.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst()
    expect(row?.count).toBe(1)
  })

  it('an invitation that is sent again replaces the one that waits, and that of a removed person is not sent', async () => {
    const owner = await addPerson(house, { roles: ['owner'], type: 'Owner', status: 'Owner', company: `Firm ${count}` })
    const visitor = await hasSession(house, owner)
    const guests = [`one${count}@northfield.example`, `two${count}@northfield.example`]
    link.cut()
    await visitor.call(account.InviteUsers, { emails: guests, message: '' })
    const people = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', guests).execute()
    const idOf = (email = '') => people.find(person => person.email === email)?.id
    await visitor.call(account.ResendInvite, { id: idOf(guests[0]) })
    const removed = await visitor.call(account.RemoveUser, { id: idOf(guests[1]), name: '', mergeProjects: false })
    expect(removed.body).toMatchObject({ Succeeded: true })
    await background.finish()
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    expect(server.delivered.map(mail => mail.to)).toEqual([[guests[0]]])
  })

  it('SEC-021 the code of a change of email that is dropped is not sent, and does not count', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    const email = fresh()
    link.cut()
    expect((await visitor.call(account.InitiateEmailChange, { email, confirmEmail: email })).body.Succeeded).toBe(true)
    await background.finish()
    expect((await visitor.call(account.DeleteEmailChange)).body.Succeeded).toBe(true)
    await background.finish()
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    expect([server.delivered, (await rows()).map(({ state }) => state)]).toEqual([[], ['replaced']])
    const counted = db.selectFrom('attempts').select('count').where('key', '=', `email-change:email:${email}`)
    expect(await counted.execute()).toEqual([{ count: 0 }])
  })

  it('/metrics tells how many wait, and what came of the others', async () => {
    const metrics = async () =>
      (await new Visitor(house).get('/metrics', { authorization: `Bearer ${metricsToken}` })).text
    link.cut()
    await mails.post(note('site@customer.example'))
    await background.finish()
    expect(await metrics()).toMatch(/^mails_waiting 1$/m)
    expect(await metrics()).toMatch(/^mails_total\{outcome="failed"\} \d+$/m)
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    expect(await metrics()).toMatch(/^mails_waiting 0$/m)

    const countOf = (text: string, outcome: string) =>
      Number(new RegExp(`^mails_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
    const before = await metrics()
    for (const address of [refusing, 'other@customer.example']) await mails.post(note(address))
    await background.finish()
    const after = await metrics()
    for (const outcome of ['sent', 'failed', 'given up'])
      expect([outcome, countOf(after, outcome) - countOf(before, outcome)]).toEqual([outcome, 1])
  })

  it('a limit that was counted for a mail is not given back to a window that has begun since', async () => {
    link.cut()
    const rule = { key: 'counted', max: 5, windowMinutes: 60 }
    await mails.post(note('site@customer.example'), { counted: [rule], minutes: 90 })
    await background.finish()
    clock.advance({ minutes: 70 })
    const counts = { window_started_at: clock.now(), paused_until: null, count: 1, in_a_row: 1 }
    await db
      .insertInto('attempts')
      .values({ key: 'counted', ...counts })
      .execute()
    clock.advance({ minutes: 30 })
    await looks()
    expect((await rows())[0]).toMatchObject({ state: 'given-up' })
    expect(await db.selectFrom('attempts').select('count').where('key', '=', 'counted').execute()).toEqual([
      { count: 1 },
    ])
  })
})

describe('the operator', () => {
  const admin = (values: Record<string, string> = {}) => adminCommands.mails.run(house.parts, values)

  it('sees what waits and what was given up, and nothing of what it holds', async () => {
    expect(await admin()).toEqual(['No mail waits, and none was given up in the last two weeks.'])
    await mails.post(note(refusing))
    await background.finish()
    link.cut()
    clock.advance({ minutes: 1 })
    await mails.post(note('site@customer.example', 'Canary of the subject'))
    await background.finish()
    clock.advance({ minutes: 89 })
    const kept = await rows()
    const idOf = (to: string) => kept.find(({ recipient }) => recipient === to)?.id
    expect(await admin()).toEqual([
      `${idOf(refusing)}  given-up  report to ${refusing}  90 min old  1 try  refused`,
      `${idOf('site@customer.example')}  waiting  report to site@customer.example  89 min old  1 try  unreachable`,
    ])
  })

  it('has one that waits tried at once, or not sent any more, which the audit trail keeps', async () => {
    link.cut()
    for (const name of ['first', 'second'])
      await mails.post(note(`${name}@customer.example`), { counted: [{ key: name, max: 1, windowMinutes: 60 }] })
    await background.finish()
    const idOf = async (name: string) => (await rows()).find(({ recipient }) => recipient.startsWith(name))?.id ?? ''
    const [first, second] = [await idOf('first'), await idOf('second')]
    const counts = { window_started_at: clock.now(), paused_until: clock.now(), count: 1, in_a_row: 1 }
    await db
      .insertInto('attempts')
      .values({ key: 'second', ...counts })
      .execute()

    // What cannot be recorded is not done.
    for (const asked of [{ drop: second }, { 'send-again': first }] as Record<string, string>[])
      await unrecorded(db, 'operator', () => expect(admin(asked)).rejects.toThrow())
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    expect((await rows()).find(({ id }) => id === first)?.due_at).not.toEqual(clock.now())

    expect(await admin({ drop: second })).toEqual([`${second} is not sent any more`])
    expect((await rows()).find(({ id }) => id === second)).toMatchObject({ state: 'dropped', content: null })
    expect(await db.selectFrom('attempts').select('count').execute()).toEqual([{ count: 0 }])
    link.heal()
    expect(await admin({ 'send-again': first })).toEqual([`${first} is tried at once`])
    await background.finish()
    expect(server.delivered.map(mail => mail.to)).toEqual([['first@customer.example']])

    for (const id of [first, second, 'nothing'])
      await expect(admin({ 'send-again': id })).rejects.toThrow(`no mail ${id} waits`)
    await expect(admin({ drop: first })).rejects.toThrow(`no mail ${first} waits`)
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'operator')
      .orderBy('sequence')
      .execute()
    const done = events.filter(event => event.outcome === 'success')
    expect(done.slice(-2)).toMatchObject([
      { target: second, detail: { command: 'mails --drop' } },
      { target: first, detail: { command: 'mails --send-again' } },
    ])
  })

  it('APP-12 is told on the command center how many wait, since when, and why', async () => {
    const person = await addPerson(house, { roles: ['command-center'] })
    const visitor = await hasSession(house, person, { HasClearance: true })
    const status = async () => (await visitor.call(admins.GetStatus)).body.Item.Mail
    const none = {
      ...{ Waiting: 0, OldestAt: null, GivenUp: 0, Fault: null, FailedAt: null, IsKeptInFolder: false },
      SentToday: expect.any(Number),
      Unsent: { Rows: [] as unknown, Page: 0, Pages: 1, Total: 0 },
    }
    expect(await status()).toEqual(none)
    link.cut()
    const at = clock.now().toISOString()
    for (const name of ['a', 'b']) await mails.post(note(`${name}@customer.example`))
    await background.finish()
    clock.advance({ minutes: 10 })
    const Rows = expect.arrayContaining([expect.objectContaining({ WrittenAt: at, IsGivenUp: false, Tries: 1 })])
    const Unsent = { ...none.Unsent, Rows, Total: 2 }
    expect(await status()).toEqual({ ...none, Waiting: 2, OldestAt: at, Fault: 'unreachable', FailedAt: at, Unsent })
    clock.advance({ minutes: 4 })
    const page = await visitor.get('/command-center')
    expect(page.text).toContain('last fault')
    expect(page.text).toContain('unreachable')
    expect(page.text).not.toContain('customer.example')
  })

  it('APP-12 has one that waits tried at once, and a test mailed to themselves, by page: both are in the trail', async () => {
    const person = await addPerson(house, { roles: ['command-center'], email: `center@operations.example` })
    const visitor = await hasSession(house, person, { HasClearance: true })
    const posts = async (form: Record<string, string>) => {
      await visitor.submit('/command-center', form)
      await background.finish()
      return (await visitor.get('/command-center')).text
    }
    link.cut()
    await mails.post(note('late@customer.example'))
    await background.finish()
    const [{ id } = { id: '' }] = await rows()
    expect((await visitor.get('/command-center')).text).toContain(`name="id" value="${id}"`)
    link.heal()
    expect(await posts({ action: 'send-again', id })).toContain(serverMessages.mails.again)
    expect(to('late@customer.example')).toHaveLength(1)
    expect(await posts({ action: 'send-again', id })).toContain(serverMessages.mails.notWaiting)
    expect(await posts({ action: 'test-mail' })).toContain(serverMessages.mails.test(person.email))
    expect(to(person.email)).toHaveLength(1)
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'mail')
      .orderBy('sequence')
      .execute()
    expect(events.slice(-2)).toMatchObject([
      { outcome: 'success', actor: person.email, target: id, detail: { step: 'again' } },
      { outcome: 'success', actor: person.email, target: person.email, detail: { step: 'test' } },
    ])
  })

  it('who changes SESSION_SECRET loses no mail that waits', async () => {
    const { config } = house.parts
    const newest = 'the next session secret, of tests alone'
    link.cut()
    await mails.post(note('site@customer.example'))
    await background.finish()
    const start = (secrets: [string, ...string[]]) =>
      resealMails({ ...house.parts, config: { ...config, sessionSecrets: secrets } })
    await start([newest, config.sessionSecrets[0]])
    const opens = async (secret: string) =>
      createSecretBox([secret], 'mails').open((await rows())[0]?.content ?? '') !== undefined
    expect([await opens(newest), await opens(config.sessionSecrets[0])]).toEqual([true, false])
    await start([config.sessionSecrets[0], newest])
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    expect(server.delivered).toHaveLength(1)
  })
})

describe('a mail', () => {
  it('that is written in a transaction which fails is never sent', async () => {
    const failing = mails.inTransaction(async (_, post) => {
      await post(note('site@customer.example'))
      throw new Error('not today')
    })
    await expect(failing).rejects.toThrow('not today')
    await looks()
    expect([await rows(), server.delivered]).toEqual([[], []])
  })

  it('whose recipient the server refuses is given up at once, and holds up no other', async () => {
    await mails.inTransaction(async (_, post) => {
      for (const address of [refusing, 'site@customer.example']) await post(note(address))
    })
    await background.finish()
    expect(server.delivered.map(mail => mail.to)).toEqual([['site@customer.example']])
    expect((await rows()).find(({ recipient }) => recipient === refusing)).toMatchObject({
      ...{ state: 'given-up', fault: 'refused', tries: 1, content: null },
    })
  })

  it('that no secret opens any more is given up and said to the operator', async () => {
    link.cut()
    await mails.post(note('site@customer.example'))
    await background.finish()
    await db.updateTable('mails').set({ content: 'sealed-by-a-secret-that-is-gone' }).execute()
    link.heal()
    clock.advance({ minutes: 2 })
    await looks()
    expect((await rows())[0]).toMatchObject({ state: 'given-up', fault: 'unreadable' })
    expect(house.logLines.join('')).toContain('SESSION_SECRET lacks what it was stored with')
  })

  it('SEC-110 leaves a record for two weeks after it has ended, and one that waits is not purged', async () => {
    await mails.post(note('sent@customer.example'))
    await background.finish()
    clock.advance({ days: limits.mailQueue.keptDays, minutes: 1 })
    link.cut()
    await mails.post(note('waits@customer.example'))
    await background.finish()
    await purge(house.parts)
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['waits@customer.example'])
  })

  it('tells of a change that was made, to whom it concerns', async () => {
    const person = await addPerson(house)
    link.cut()
    const visitor = await hasSession(house, person)
    const body = { oldPassword: password, password: chosen, confirmPassword: chosen }
    expect((await visitor.call(account.ChangePassword, body)).body.Succeeded).toBe(true)
    await background.finish()
    clock.advance({ hours: 3 })
    link.heal()
    await looks()
    expect(to(person.email).map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])).toEqual([
      'The password of your Coilworks account has changed',
    ])
    expect(to(person.email)[0]?.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>\r$/m)
  })
})
