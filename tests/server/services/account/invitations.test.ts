/** Invitations: each email is looked at first, all are sent or none, and the link is good once. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { tokenHash } from '../../../../server/services/caller'
import { account } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const owner = await addPerson(house, { roles: ['owner'], name: 'Olivia Sandberg' })
let asOwner = await hasSession(house, owner)

const invite = async (emails: string[], message = '') =>
  (await asOwner.call(account.InviteUsers, { emails, message })).body
const rowOf = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const mailsTo = async (email: string) => (await house.mails()).filter(mail => mail.includes(`To: ${email}`))
/** Soft line breaks undone. */
const unwrapped = (mail: string) => mail.replace(/=\r?\n/g, '')
const tokenIn = (mail = '') => unwrapped(mail).match(/invitation=(?:3D)?([\w-]{43})/)?.[1] ?? ''

describe('looking at an email', () => {
  it('API-32, INVITE-07 accepts one that nobody has', async () => {
    const { body } = await asOwner.call(account.InviteValidate, { email: 'free@northfield.example' })
    expect(body).toMatchObject({ Succeeded: true })
  })

  it('API-32 refuses one that has an account or an invitation, in letters of either case', async () => {
    await invite(['taken@northfield.example'])
    for (const email of [owner.email.toUpperCase(), 'Taken@northfield.example']) {
      const { body } = await asOwner.call(account.InviteValidate, { email })
      expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [messages.inviteTaken(email)]])
    }
  })

  it('SEC-044 tells nobody who acts as an owner which emails have an account', async () => {
    const impersonator = await addPerson(house, { roles: ['can-impersonate'] })
    const acting = await hasSession(house, owner, {}, impersonator)
    for (const email of ['free@northfield.example', owner.email])
      expect((await acting.call(account.InviteValidate, { email })).status).toBe(403)
  })

  it('INVITE-02 refuses one that does not meet the pattern, or of more than 100 characters', async () => {
    for (const email of ['', 'nobody', 'a@b', 'a b@c.example', `${'x'.repeat(93)}@a.example`])
      expect((await asOwner.call(account.InviteValidate, { email })).status).toBe(400)
  })

  it('stops for an hour after many, and then goes on', async () => {
    const person = await addPerson(house, { roles: ['owner'] })
    const other = await hasSession(house, person)
    const values = {
      count: limits.invite.max - 1,
      in_a_row: 1,
      window_started_at: house.clock.now(),
      paused_until: null,
    }
    await db
      .insertInto('attempts')
      .values({ key: `invite:${person.id}`, ...values })
      .execute()
    const ask = async (who: typeof other) =>
      (await who.call(account.InviteValidate, { email: 'free@northfield.example' })).body
    expect((await ask(other)).Succeeded).toBe(true)
    expect((await ask(other)).Notices[0].Messages).toEqual([messages.invitedTooMany])
    house.clock.advance({ minutes: 61 })
    expect((await ask(await hasSession(house, person))).Succeeded).toBe(true)
    asOwner = await hasSession(house, owner)
  })
})

describe('inviting', () => {
  it('API-33, ENUM-35 makes a Pending user of Type Invite and mails a link with the message', async () => {
    const answer = await invite(['New.One@Northfield.example'], 'Welcome <b>all</b>')
    expect(answer).toMatchObject({ Succeeded: true, Notices: [{ Messages: [messages.invitationsSent(1)] }] })
    const row = await rowOf('new.one@northfield.example')
    expect(row).toMatchObject({ type: 'Invite', status: 'Pending', roles: [], company_id: owner.companyId })
    const [mail = ''] = await mailsTo('new.one@northfield.example')
    expect(mail).toContain('Olivia Sandberg invites you')
    expect(mail).toContain('Welcome <b>all</b>')
    expect(unwrapped(mail)).toContain('Welcome &lt;b&gt;all&lt;/b&gt;')
    expect(unwrapped(mail)).toContain('https://coils.example.com/register?invitation=')
  })

  it('SEC-022 keeps the token as a hash that expires after 7 days, and nothing logs it', async () => {
    await invite(['hashed@northfield.example'])
    const [mail] = await mailsTo('hashed@northfield.example')
    const token = tokenIn(mail)
    expect(token).toHaveLength(43)
    const row = await db
      .selectFrom('invitations')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst()
    expect(row?.user_id).toBe((await rowOf('hashed@northfield.example'))?.id)
    expect(row?.expires_at.getTime()).toBe(house.clock.now().getTime() + 7 * 24 * 3_600_000)
    const stored = JSON.stringify(await db.selectFrom('invitations').selectAll().execute())
    for (const text of [stored, ...house.logLines]) expect(text).not.toContain(token)
  })

  it('INVITE-07 invites all or nobody: one that is taken means that no row is made and no mail goes out', async () => {
    const answer = await invite(['early@northfield.example', owner.email, 'late@northfield.example'])
    expect([answer.Succeeded, answer.Notices[0].Messages]).toEqual([false, [messages.inviteTaken(owner.email)]])
    expect(await rowOf('early@northfield.example')).toBeUndefined()
    expect(await rowOf('late@northfield.example')).toBeUndefined()
    expect(await mailsTo('early@northfield.example')).toEqual([])
  })

  it('SEC-054 counts a list of which nobody was invited as one try: it has told of one email', async () => {
    const person = await addPerson(house, { roles: ['owner'] })
    const other = await hasSession(house, person)
    const emails = [...['a', 'b', 'c', 'd'].map(name => `${name}@unsent.example`), owner.email]
    const tried = { count: limits.invite.max - emails.length, in_a_row: 0, paused_until: null }
    const key = `invitation:${person.id}`
    await db
      .insertInto('attempts')
      .values({ key, ...tried, window_started_at: house.clock.now() })
      .execute()
    const answer = async () => (await other.call(account.InviteUsers, { emails, message: '' })).body.Notices[0].Messages
    expect([await answer(), await answer()]).toEqual([[messages.inviteTaken(owner.email)], [messages.invitedTooMany]])
    const row = await db.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst()
    expect(row?.count).toBe(limits.invite.max - emails.length + 1)
  })

  it('INVITE-05 refuses a list with the same email twice', async () => {
    expect((await invite(['twice@northfield.example', 'TWICE@northfield.example'])).Notices[0].Messages).toEqual([
      messages.inviteRepeated,
    ])
  })

  it('INVITE-03, INVITE-06, CONST-11 needs at least one invitee and takes a message of 1000 characters', async () => {
    const status = async (request: object) => (await asOwner.call(account.InviteUsers, request)).status
    expect(await status({ emails: [], message: '' })).toBe(400)
    expect(await status({ emails: ['long@northfield.example'], message: 'x'.repeat(1001) })).toBe(400)
    expect(await status({ emails: ['long@northfield.example'], message: 'x'.repeat(1000) })).toBe(200)
    expect(limits.inviteMessage).toBe(1000)
  })

  it('ROLE-02, SEC-054 is refused to engineering staff, who open the engineering area, also to an owner among them', async () => {
    const staff = await hasSession(house, await addPerson(house, { roles: ['owner', 'engineering'] }))
    const request = { emails: ['never@northfield.example'], message: '' }
    expect((await staff.call(account.InviteUsers, request)).status).toBe(403)
    expect((await staff.call(account.InviteValidate, { email: 'never@northfield.example' })).status).toBe(403)
    expect(await rowOf('never@northfield.example')).toBeUndefined()
    expect((await staff.get('/engineering')).status).toBe(200)
    expect((await asOwner.get('/engineering')).status).not.toBe(200)
    // A failed role check has ended that session.
    asOwner = await hasSession(house, owner)
  })

  it('cannot be signed in with before registering', async () => {
    await invite(['unsigned@northfield.example'])
    const row = await rowOf('unsigned@northfield.example')
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  })
})

describe('resending', () => {
  it('API-27, USERS-11, SEC-022 mails a new link with the same message, and the earlier one ends', async () => {
    await invite(['again@northfield.example'], 'Join us')
    // A mail that still waits is replaced by the new one.
    expect(await mailsTo('again@northfield.example')).toHaveLength(1)
    const user = await rowOf('again@northfield.example')
    const { body } = await asOwner.call(account.ResendInvite, { id: user?.id })
    expect(body.Succeeded).toBe(true)
    const tokens = (await mailsTo('again@northfield.example')).map(tokenIn)
    expect(new Set(tokens).size).toBe(2)
    const out = await db
      .selectFrom('invitations')
      .selectAll()
      .where('user_id', '=', user?.id ?? '')
      .execute()
    expect(out).toHaveLength(1)
    expect(out[0]?.message).toBe('Join us')
    const alive = tokens.filter(token => tokenHash(token) === out[0]?.token_hash)
    expect(alive).toHaveLength(1)
  })

  it('is refused for who is not invited any more', async () => {
    const person = await addPerson(house)
    const { body } = await asOwner.call(account.ResendInvite, { id: person.id })
    expect(body.Notices[0].Messages).toEqual([messages.notPending])
  })

  it('SEC-022 stops after five a day, and says so; the next day it goes on', async () => {
    await invite(['often@northfield.example'])
    const { id } = (await rowOf('often@northfield.example')) ?? { id: '' }
    const resend = async () => {
      const { body } = await asOwner.call(account.ResendInvite, { id })
      return [body.Succeeded, body.Notices[0].Messages[0], (await mailsTo('often@northfield.example')).length]
    }
    for (let sent = 2; sent <= 1 + limits.resend.max; sent += 1)
      expect(await resend()).toEqual([true, messages.invitationsSent(1), sent])
    expect(await resend()).toEqual([false, serverMessages.mailbox.resentTooOften, 1 + limits.resend.max])
    const last = db.selectFrom('audit_events').select(['event', 'outcome']).orderBy('sequence', 'desc')
    expect(await last.executeTakeFirst()).toEqual({ event: 'invitation', outcome: 'refused' })
    house.clock.advance({ hours: 24 })
    asOwner = await hasSession(house, owner)
    expect((await resend())[0]).toBe(true)
  })

  it('SEC-022 is not used up where the mailbox is full', async () => {
    const guest = 'brimful@northfield.example'
    await invite([guest])
    const { id } = (await rowOf(guest)) ?? { id: '' }
    const countOf = async (key: string) =>
      (await db.selectFrom('attempts').select('count').where('key', '=', key).execute()).map(({ count }) => count)
    const filled = db.updateTable('attempts').where('key', '=', `mailbox:${guest}`)
    await filled.set({ count: limits.mailbox.max }).execute()
    const { body } = await asOwner.call(account.ResendInvite, { id })

    expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [serverMessages.mailbox.full(guest)]])
    expect(await countOf(`invitation-again:${id}`)).toEqual([0])
    expect(await countOf(`mailbox:${guest}`)).toEqual([limits.mailbox.max])
  })

  it('SEC-022 fills no mailbox by removing and inviting anew', async () => {
    const guest = 'filled@northfield.example'
    for (let sent = 0; sent < limits.mailbox.max; sent += 1) {
      expect((await invite([guest])).Succeeded).toBe(true)
      await mailsTo(guest)
      await db.deleteFrom('users').where('email', '=', guest).execute()
    }
    const { Succeeded, Notices } = await invite([guest, 'innocent@northfield.example'])
    expect([Succeeded, Notices[0].Messages]).toEqual([false, [serverMessages.mailbox.full(guest)]])
    expect(await rowOf('innocent@northfield.example')).toBeUndefined()
    expect(await mailsTo(guest)).toHaveLength(limits.mailbox.max)
  })

  it('SEC-022 of which nobody was invited counts for no mailbox', async () => {
    const uncounted = 'uncounted@northfield.example'
    await invite([uncounted, owner.email])
    const counts = db.selectFrom('attempts').select('count').where('key', '=', `mailbox:${uncounted}`)
    expect(await counts.executeTakeFirst()).toEqual({ count: 0 })
  })

  it('SEC-103 is audited, as is the invitation itself', async () => {
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'invitation')
      .orderBy('sequence')
      .execute()
    const about = events.filter(event => event.target === 'again@northfield.example')
    expect(about.map(event => [event.actor, event.outcome, event.detail])).toEqual([
      [owner.email, 'success', {}],
      [owner.email, 'success', { again: true }],
    ])
  })
})
