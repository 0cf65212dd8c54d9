/** Messages to support: the contact form and requests for help. */
import { createServer } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { account } from '../../../../shared/contracts'
import { messages, texts } from '../../../../shared/texts'
import { houseOfFile, openHouse } from '../../../support/house'
import { startMailServer } from '../../../support/mailServer'
import { addPerson, hasSession } from '../../../support/people'
import { textOf } from '../../../support/renderPage'
import { unrecorded } from '../../../support/unrecorded'
import { Visitor } from '../../../support/visitor'

const recipient = 'desk@example.com'
const house = await houseOfFile({ environment: { SUPPORT_EMAIL: recipient } })
const { db } = house.parts
beforeEach(async () => void (await db.deleteFrom('attempts').execute()))

const typed = {
  company: 'Fjord Cooling',
  name: 'Ida Holm',
  phone: '+47 (22) 555-010',
  email: 'ida@fjord.example',
  subject: 'Coil 12',
  message: 'Which fin do you\nadvise?',
}
const payload = {
  companyName: 'Fjord Cooling',
  name: 'Ida Holm',
  phone: '+47 (22) 555-010',
  email: 'ida@fjord.example',
  subject: 'Coil 12',
  comment: 'Which fin do you\nadvise?',
}
const lastMail = async () => (await house.mails()).at(-1) ?? ''
const count = async () => (await house.mails()).length

describe('ContactUs', () => {
  it('API-11, ENTITY-07 takes the payload, and mails it to support, to be answered to the visitor', async () => {
    const answer = await new Visitor(house).call(account.ContactUs, payload)
    expect(answer.body).toEqual({ Succeeded: true, Notices: [], Item: null })
    const mail = await lastMail()
    expect(mail).toMatch(/^To: desk@example.com$/m)
    expect(mail).toMatch(/^Reply-To: ida@fjord.example$/m)
    expect(mail).toMatch(/^Subject: Contact: Coil 12$/m)
    expect(mail).toContain('> Which fin do you\n> advise?')
    for (const fact of ['Fjord Cooling', 'Ida Holm', '+47 (22) 555-010', 'A visitor']) expect(mail).toContain(fact)
  })

  it('CONTACT-07, SEC-051 takes the sender from the session of who is signed in, whatever the payload says', async () => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    const answer = await visitor.call(account.ContactUs, { ...payload, email: 'someone@else.example' })
    expect(answer.body.Succeeded).toBe(true)
    const mail = await lastMail()
    expect(mail).toMatch(new RegExp(`^Reply-To: ${person.email}$`, 'm'))
    expect(mail).toContain('Northfield Mechanical')
    expect(mail).not.toMatch(/someone@else|Ida Holm|Fjord/)
  })

  it('CONTACT-07 asks nothing of that from who is signed in', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    const empty = { companyName: '', name: '', phone: '', email: '' }
    expect((await visitor.call(account.ContactUs, { ...payload, ...empty })).body.Succeeded).toBe(true)
  })

  it.each([
    ['CONTACT-14', 'companyName', '', 'Company is required.'],
    ['CONTACT-15', 'name', '', 'Name is required.'],
    ['CONTACT-16', 'phone', ' ', 'Phone is required.'],
    ['CONTACT-17', 'email', '', 'Email is required.'],
  ])('%s refuses a visitor without %s', async (_, name, value, message) => {
    const before = await count()
    const answer = await new Visitor(house).call(account.ContactUs, { ...payload, [name]: value })
    expect(answer.body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [message] }] })
    expect(await count()).toBe(before)
  })

  it.each([
    ['CONTACT-12, CONST-13', 'subject', ''],
    ['CONTACT-12, CONST-13', 'subject', 'x'.repeat(101)],
    ['CONTACT-12', 'subject', 'Coil 12?'],
    ['CONTACT-13, CONST-12', 'comment', ' '],
    ['CONTACT-13, CONST-12', 'comment', 'x'.repeat(1001)],
    ['CONTACT-13', 'comment', 'Btu/hr'],
    ['CONTACT-14', 'companyName', 'x'.repeat(101)],
    ['CONTACT-15, CONST-14', 'name', 'x'.repeat(76)],
    ['CONTACT-16', 'phone', '1'.repeat(31)],
    ['CONTACT-16', 'phone', 'five'],
    ['CONTACT-17', 'email', `${'a'.repeat(90)}@example.example`],
    ['CONTACT-17', 'email', 'ida@fjord'],
  ])('%s refuses %s "%s"', async (_, name, value) => {
    const visitor = new Visitor(house)
    expect((await visitor.call(account.ContactUs, { ...payload, [name]: value })).status).toBe(400)
  })

  it.each([
    ['subject', 'x'.repeat(limits.contact.subject)],
    ['comment', 'x\n'.repeat(limits.contact.message / 2)],
    ['companyName', 'x'.repeat(limits.contact.company)],
    ['name', 'x'.repeat(limits.contact.name)],
    ['phone', '1'.repeat(limits.phone)],
  ])('takes as much of %s as there may be', async (name, value) => {
    const answer = await new Visitor(house).call(account.ContactUs, { ...payload, [name]: value })
    expect(answer.body.Succeeded).toBe(true)
  })

  it('pauses who sends too many: by email, and by address', async () => {
    const visitor = new Visitor(house)
    const send = (email: string) => visitor.call(account.ContactUs, { ...payload, email })
    for (let time = 0; time < limits.contactUs.perPerson; time++) await send('ida@fjord.example')
    expect((await send('IDA@fjord.example')).body.Notices[0].Messages).toEqual([messages.contactPaused])
    for (let time = 0; time < limits.contactUs.perPerson; time++) await send(`other${time}@fjord.example`)
    expect((await send('new@fjord.example')).body.Notices[0].Messages).toEqual([messages.contactPaused])
    house.clock.advance({ minutes: limits.contactUs.windowMinutes + 1 })
    // The session has ended meanwhile: the page is opened anew.
    const again = await new Visitor(house).call(account.ContactUs, { ...payload, email: 'ida@fjord.example' })
    expect(again.body.Succeeded).toBe(true)
  })

  it('counts no message that could not be kept, and so was not sent', async () => {
    const visitor = new Visitor(house)
    await visitor.token()
    await unrecorded(db, 'contact', async () => {
      for (let time = 0; time < limits.contactUs.perAddress; time++)
        expect((await visitor.call(account.ContactUs, payload)).status).toBe(500)
    })
    expect((await visitor.call(account.ContactUs, payload)).body.Succeeded).toBe(true)
  })

  it.each(['Hello\r\nBcc: evil@example.com', 'Hello\nTo: evil@example.com', 'Hello\u2028Cc: evil@example.com'])(
    'SEC-101 lets no field start a header: %j',
    async text => {
      const visitor = new Visitor(house)
      for (const name of ['subject', 'email', 'phone', 'name', 'companyName'])
        await visitor.call(account.ContactUs, { ...payload, [name]: text, ...(name === 'name' && { comment: text }) })
      const mails = (await house.mails()).slice(-2)
      for (const mail of mails) {
        const [head = ''] = mail.split('\n\n')
        expect(head).not.toMatch(/^(Bcc|Cc):/m)
        expect(head.match(/^To:.*$/gm)).toEqual([`To: ${recipient}`])
      }
    },
  )

  it('SEC-103 keeps a record without what was written', async () => {
    await new Visitor(house).call(account.ContactUs, payload)
    const [row] = await db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').limit(1).execute()
    expect(row).toMatchObject({ event: 'contact', outcome: 'success' })
    expect(JSON.stringify(row)).not.toMatch(/advise|fjord/)
  })

  it('is taken while the mail server is down, and the log says why it waits', async () => {
    const server = await startMailServer()
    await server.stop()
    const cut = await openHouse({ environment: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
    const answer = await new Visitor(cut).call(account.ContactUs, payload)
    expect(answer.body).toEqual({ Succeeded: true, Notices: [], Item: null })
    await cut.parts.background.finish()
    expect(cut.logLines.join('')).toContain('"code":"unreachable"')
    expect(await cut.parts.db.selectFrom('mails').select(['kind', 'state']).execute()).toEqual([
      { kind: 'contact', state: 'waiting' },
    ])
    await cut.close()
  })

  it('is delivered by the mail server that is configured', async () => {
    const server = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const posted = await openHouse({
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${server.port}`,
        SUPPORT_EMAIL: recipient,
        MAIL_FROM: 'coils@example.com',
      },
    })
    await new Visitor(posted).call(account.ContactUs, payload)
    await posted.parts.background.finish()
    expect(server.delivered.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'coils@example.com', to: [recipient] },
    ])
    await posted.close()
    await server.stop()
  })
})

describe('the contact form without script', () => {
  it('CONTACT-08, API-50, ENTITY-08, ROUTE-05 is sent by a visitor, in its own names', async () => {
    const visitor = new Visitor(house)
    const page = await visitor.submit('/contact-us', { ...typed, message: 'Which fin do you\r\nadvise?' })
    expect(page.status).toBe(200)
    expect(textOf(page.text)).toContain(messages.contactSent)
    expect(page.text).not.toContain('Ida Holm')
    expect(await lastMail()).toContain('> Which fin do you\n> advise?')
  })

  it('CONTACT-07 has four fields less for who is signed in, and is sent as them', async () => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    const page = await visitor.get('/contact-us')
    for (const label of ['Company*', 'Name*', 'Phone*', 'Email*']) expect(page.text).not.toContain(label)
    const { subject, message } = typed
    expect(textOf((await visitor.submit('/contact-us', { subject, message })).text)).toContain(messages.contactSent)
    expect(await lastMail()).toMatch(new RegExp(`^Reply-To: ${person.email}$`, 'm'))
  })

  it('keeps what was typed when it is refused, with what is wrong at its field', async () => {
    const page = await new Visitor(house).submit('/contact-us', { ...typed, subject: 'What?', email: '' })
    const text = textOf(page.text)
    expect(text).toContain('Subject is invalid.')
    expect(text).toContain('Email is required.')
    expect(text).toContain(texts.contact.blank)
    expect(page.text).toContain('value="Ida Holm"')
    expect(page.text).toContain('advise?</textarea>')
  })

  it('counts a line break of the browser as one character', async () => {
    const page = await new Visitor(house).submit('/contact-us', { ...typed, message: 'x\r\n'.repeat(500) })
    expect(textOf(page.text)).toContain(messages.contactSent)
  })

  it('SEC-059 is not sent without the token of its page', async () => {
    const visitor = new Visitor(house)
    await visitor.get('/contact-us')
    const before = await count()
    expect((await visitor.post('/contact-us', typed)).status).toBe(403)
    expect(await count()).toBe(before)
  })
})

describe('a request for help', () => {
  const asked = { recipient, summary: 'Not saved', detail: 'The server did not answer.', page: '/enterprise-webapp' }

  it('API-15 asks for its recipient, from the configuration', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    const answer = await visitor.call(account.GetHelpRequestRecipient)
    expect(answer.body).toEqual({ Succeeded: true, Notices: [], Item: recipient })
  })

  it('API-34, NOTIFY-16 goes to that recipient, to be answered to the person', async () => {
    const person = await addPerson(house)
    const visitor = await hasSession(house, person)
    expect((await visitor.call(account.RequestHelp, asked)).body.Succeeded).toBe(true)
    const mail = await lastMail()
    expect(mail).toMatch(/^To: desk@example.com$/m)
    expect(mail).toMatch(new RegExp(`^Reply-To: ${person.email}$`, 'm'))
    expect(mail).toMatch(/^Subject: Help: Not saved$/m)
    expect(mail).toContain('/enterprise-webapp')
  })

  it.each([
    { recipient: 'evil@example.com' },
    { url: 'https://evil.example/' },
    { url: 'http://127.0.0.1:1/' },
    { url: 'http://169.254.169.254/latest' },
    { url: 'http://[::1]/' },
    { url: 'file:///etc/passwd' },
    { url: '' },
  ])('SEC-085 goes to nobody that is not configured: %j', async change => {
    const visitor = await hasSession(house, await addPerson(house))
    const before = await count()
    const answer = await visitor.call(account.RequestHelp, { ...asked, ...change })
    expect(answer.body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [messages.helpNotSent] }] })
    expect(await count()).toBe(before)
  })

  it.each(['https://evil.example/', '//evil.example', '/a?token=1', 'javascript:x'])(
    'names its page by the path alone: not %s',
    async page => {
      const visitor = await hasSession(house, await addPerson(house))
      expect((await visitor.call(account.RequestHelp, { ...asked, page })).status).toBe(400)
    },
  )

  it('is paused after many', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    for (let time = 0; time < limits.helpRequest.perPerson; time++) await visitor.call(account.RequestHelp, asked)
    expect((await visitor.call(account.RequestHelp, asked)).body.Succeeded).toBe(false)
  })

  it('counts none that could not be kept, and so was not sent', async () => {
    const visitor = await hasSession(house, await addPerson(house))
    await unrecorded(db, 'help-request', async () => {
      for (let time = 0; time < limits.helpRequest.perPerson; time++)
        expect((await visitor.call(account.RequestHelp, asked)).status).toBe(500)
    })
    expect((await visitor.call(account.RequestHelp, asked)).body.Succeeded).toBe(true)
  })

  it('API-34, SEC-085 is posted to a configured address, which the caller may choose among', async () => {
    const got: { path?: string; body: Record<string, unknown> }[] = []
    const desk = createServer((request, response) => {
      let text = ''
      request.on('data', chunk => {
        text += chunk
      })
      request.on('end', () => {
        got.push({ path: request.url, body: JSON.parse(text) })
        const goesOn = request.url === '/moved'
        response.writeHead(goesOn ? 307 : 204, goesOn ? { location: '/elsewhere' } : {}).end()
      })
    })
    await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(desk.address() as { port: number }).port}`
    const urls = ['/first', '/second', '/moved'].map(path => origin + path)
    const other = await openHouse({ environment: { SUPPORT_EMAIL: recipient, HELP_REQUEST_URLS: urls.join(', ') } })
    const person = await addPerson(other)
    const visitor = await hasSession(other, person)
    const ask = async (url?: string) => (await visitor.call(account.RequestHelp, { ...asked, url })).body.Succeeded

    expect([await ask(), await ask(urls[1]), await ask(urls[2]), await ask(`${origin}/third`)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(got.map(one => one.path)).toEqual(['/first', '/second', '/moved'])
    expect(got[0]?.body).toMatchObject({ ...asked, from: person.email })
    await other.close()
    desk.close()
  })
})
