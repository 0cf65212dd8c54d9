/** Forms without script whose session is over: they do nothing, and what was typed is not lost, nor shown to others. */
import { describe, expect, it } from 'vitest'
import { typedInto } from '../../../server/http/typedForms'
import { limits } from '../../../shared/limits'
import { messages, texts } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const person = await addPerson(house, { roles: ['enterprise'] })
const typed = { subject: 'Leaking coil', message: 'Row 2 of <CC-1>\r\nis wet' }
const name = '__Host-coilworks'
const { lostForm, anotherPerson } = serverMessages

const field = (html: string, of: string) => new RegExp(`name="${of}" value="([^"]*)"`).exec(html)?.[1] ?? ''
const visitorsForm = { company: 'Northfield', name: 'Dana', phone: '555-0100', email: 'dana@northfield.example' }

/** The contact form of a person, as its page gave it. */
async function formOf(visitor: Visitor) {
  const { text } = await visitor.get('/contact-us')
  return { _csrf: field(text, '_csrf'), _for: field(text, '_for'), ...typed }
}

/** As after a session's end: the browser has its page, and the server knows nothing of the session. */
async function formLeftOver(of = person) {
  const visitor = await hasSession(house, of)
  const form = await formOf(visitor)
  await house.parts.store.endSessionsOf(of.email)
  return { visitor, form, lost: await visitor.post('/contact-us', form) }
}

const loginForm = ({ text }: { text: string }, email: string) => ({
  ...{ _csrf: field(text, '_csrf'), kept: field(text, 'kept'), email, password },
})

describe('a form without script, after the session’s end', () => {
  it('offers the login, and stands there filled after it, once', async () => {
    const before = (await house.mails()).length
    const { visitor, lost } = await formLeftOver()
    expect([lost.status, lost.text.includes(lostForm.logInForTyped)]).toEqual([403, true])
    expect(lost.text).not.toContain('Row 2')

    const answer = await visitor.post('/login', loginForm(lost, person.email))
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact-us'])
    const { text } = await visitor.get('/contact-us')
    expect(text).toContain(lostForm.backAgain)
    expect(field(text, 'subject')).toBe(typed.subject)
    expect(text).toContain('Row 2 of &lt;CC-1&gt;\nis wet')
    expect((await visitor.get('/contact-us')).text).not.toContain('Row 2')

    expect((await house.mails()).length).toBe(before)
    const sent = await visitor.submit('/contact-us', typed)
    expect(sent.text).toContain(messages.contactSent)
  })

  it('is cut between characters where it is longer than its field', () => {
    const message = '😀'.repeat(limits.contact.message + 1)
    expect(typedInto('contactUs', { message }).message).toBe('😀'.repeat(limits.contact.message))
    expect(typedInto('contactUs', { message: `x${message}` }).message).toBe(`x${message}`.slice(0, -4))
  })

  it('is still there after a password that was wrong', async () => {
    const { visitor, lost } = await formLeftOver()
    const refused = await visitor.post('/login', { ...loginForm(lost, person.email), password: 'Wrong9Password' })
    expect(refused.text).toContain(messages.loginRefused)
    await visitor.post('/login', loginForm(refused, person.email))
    expect((await visitor.get('/contact-us')).text).toContain('Row 2')
  })

  it('SEC-098 is shown to nobody else who logs in there', async () => {
    const other = await addPerson(house, { roles: ['enterprise'] })
    const { visitor, lost } = await formLeftOver()
    await visitor.post('/login', loginForm(lost, other.email))
    const { text } = await visitor.get('/contact-us')
    expect([text.includes('Row 2'), text.includes(lostForm.notYours)]).toEqual([false, true])
    expect((await visitor.get('/contact-us')).text).not.toContain(lostForm.notYours)
  })

  it('is kept for an hour, and nowhere on the server before the sign-in', async () => {
    const { visitor, lost } = await formLeftOver()
    house.clock.advance({ minutes: 59 })
    const stored = JSON.stringify(
      await house.parts.db.selectFrom('sessions').selectAll().where('ended_at', 'is', null).execute(),
    )
    expect(stored).not.toContain('typed')
    house.clock.advance({ minutes: 2 })
    const fresh = await visitor.get('/login')
    await visitor.post('/login', { ...loginForm(lost, person.email), _csrf: field(fresh.text, '_csrf') })
    expect((await visitor.get('/contact-us')).text).not.toContain('Row 2')
  })

  it('cannot be made up: what the server did not seal is shown to nobody', async () => {
    const visitor = new Visitor(house)
    await visitor.submit('/login', { email: person.email, password, kept: 'A'.repeat(200) })
    expect((await visitor.get('/contact-us')).text).not.toMatch(/AAAA|kept for an hour/)
  })

  it.each(['/change-password', '/app-selector/two-step-login', '/admin', '/report', '/log-out', '/security-question'])(
    'offers the login where nothing is typed that may be kept, and goes on there: %s',
    async path => {
      const visitor = await hasSession(house, person)
      const form = { _csrf: await visitor.token(), currentPassword: password, answer: password, code: '123456' }
      await house.parts.store.endSessionsOf(person.email)
      const lost = await visitor.post(path, form)
      expect([lost.status, lost.text.includes(lostForm.logIn), lost.text.includes(password)]).toEqual([
        403,
        true,
        false,
      ])
      expect(field(lost.text, 'kept')).toBe('')
      if (path !== '/change-password') return
      const answer = await visitor.post('/login', { _csrf: field(lost.text, '_csrf'), email: person.email, password })
      expect(answer.headers.location).toBe(path)
    },
  )
})

describe('a form without script, of a page that was open for too long', () => {
  it.each([
    ['/contact-us', { ...visitorsForm, ...typed }, 'Row 2'],
    ['/forgot-password', { email: 'dana@northfield.example' }, 'dana@northfield.example'],
    ['/login', { email: 'dana@northfield.example', password }, 'dana@northfield.example'],
  ])('is shown again to a visitor with what was typed, never a password: %s', async (path, form, shown) => {
    const visitor = new Visitor(house)
    const _csrf = await visitor.token(path)
    visitor.cookies.clear()
    const { status, text } = await visitor.post(path, { _csrf, ...form })
    expect([status, text.includes(lostForm.again), text.includes(shown), text.includes(password)]).toEqual([
      ...[403, true, true, false],
    ])
    const again = await visitor.post(path, { ...form, _csrf: field(text, '_csrf') })
    expect(again.status).not.toBe(403)
  })

  it('is shown again to the same person, who logged in elsewhere meanwhile', async () => {
    const visitor = await hasSession(house, person)
    const form = await formOf(visitor)
    visitor.cookies.set(name, (await hasSession(house, person)).cookies.get(name) ?? '')
    const { status, text } = await visitor.post('/contact-us', form)
    expect([status, text.includes(lostForm.again), text.includes('Row 2')]).toEqual([403, true, true])
  })

  it('SEC-064 is shown to nobody else who logged in there meanwhile, and says so', async () => {
    const visitor = await hasSession(house, person)
    const form = await formOf(visitor)
    visitor.cookies.set(name, (await hasSession(house, await addPerson(house))).cookies.get(name) ?? '')
    const { status, text } = await visitor.post('/contact-us', form)
    expect([status, text.includes(anotherPerson.text), text.includes('Row 2')]).toEqual([403, true, false])
  })

  it('SEC-060 is not shown for another site, which could fill it', async () => {
    const answer = await new Visitor(house).post('/contact-us', typed, { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.text.includes('Row 2')]).toEqual([403, false])
  })
})

describe('a call of a page', () => {
  const ask = async (visitor: Visitor, reader: string | undefined, token = 'old') =>
    visitor.callAt(
      'POST',
      '/AccountService.svc/GetIdentity',
      { isClientLoggedIn: true },
      { 'x-csrf-token': token, 'x-reader': reader },
    )
  const readerOf = async (visitor: Visitor) =>
    /data-reader="([^"]+)"/.exec((await visitor.get('/help')).text)?.[1] ?? ''

  it('SEC-059 gets a new token where the same person logged in elsewhere, and has no effect without it', async () => {
    const visitor = await hasSession(house, person)
    const reader = await readerOf(visitor)
    expect(reader).toMatch(/^[\w-]{22}$/)
    visitor.cookies.set(name, (await hasSession(house, person)).cookies.get(name) ?? '')
    const refused = await ask(visitor, reader)
    const token = refused.headers['x-csrf-token'] ?? ''
    expect([refused.status, (await ask(visitor, reader, token)).status]).toEqual([403, 200])
  })

  it('SEC-059, SEC-064 gets none where somebody else did, or the session is over, and learns which', async () => {
    const visitor = await hasSession(house, person)
    const reader = await readerOf(visitor)
    const other = await hasSession(house, await addPerson(house))
    const answers = [
      await ask(other, reader),
      await ask(new Visitor(house), reader),
      await ask(other, ''),
      await ask(other, undefined),
    ]
    expect(answers.map(({ status, body }) => [status, body.Refusal])).toEqual([
      [403, 'another-person'],
      [401, 'session-ended'],
      [403, 'another-person'],
      [403, undefined],
    ])
    expect(answers.map(({ headers }) => headers['x-csrf-token'])).toEqual(answers.map(() => undefined))
  })

  it('of another build learns that it is, where it asks for what is not there', async () => {
    const visitor = await hasSession(house, person)
    const build = /data-build="([^"]+)"/.exec((await visitor.get('/help')).text)?.[1] ?? ''
    const asked = async (headers: Record<string, string>) => {
      const { status, body } = await visitor.callAt('POST', '/AccountService.svc/Gone', {}, headers)
      return [status, body.Refusal, body.Notices[0].Messages[0]]
    }
    expect(build).toMatch(/^\/assets\//)
    expect(await asked({ 'x-build': '/assets/before.js' })).toEqual([404, 'outdated', serverMessages.outdated])
    expect(await asked({ 'x-build': build })).toEqual([404, undefined, texts.http[404]])
    expect(await asked({})).toEqual([404, undefined, texts.http[404]])
  })

  it('gets one where it is of a visitor whose cookie is gone', async () => {
    const visitor = new Visitor(house)
    const form = { email: person.email, password }
    const call = (token: string) =>
      visitor.callAt('POST', '/AccountService.svc/LogIn', form, { 'x-csrf-token': token, 'x-reader': '' })
    const refused = await call('old')
    expect([refused.status, (await call(refused.headers['x-csrf-token'] ?? '')).body.Succeeded]).toEqual([403, true])
  })

  it('names who acts as another person another reader', async () => {
    const agent = await addPerson(house, { roles: ['can-impersonate'] })
    const marks = [
      await readerOf(await hasSession(house, person)),
      await readerOf(await hasSession(house, person, {}, agent)),
      await readerOf(await signsIn(house, person)),
    ]
    expect([marks[0] === marks[1], marks[0] === marks[2]]).toEqual([false, true])
  })
})
