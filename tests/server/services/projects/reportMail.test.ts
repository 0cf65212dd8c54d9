/** A report by mail: its PDF, to whom its maker names, in the maker's name, and in nobody else's. */
import { afterAll, describe, expect, it } from 'vitest'
import { createThrottle } from '../../../../server/access/throttle'
import { limits } from '../../../../server/config/limits'
import { newCoilDocument } from '../../../../shared/coils/document/exampleCoil'
import { coilSelection, contracts } from '../../../../shared/contracts'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { houseOfFile } from '../../../support/house'
import { startMailServer } from '../../../support/mailServer'
import { addPerson, hasSession } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'
import type { Visitor } from '../../../support/visitor'

const refusing = 'full@customer.example'
const server = await startMailServer({
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => (address === refusing ? done(new Error('mailbox full')) : done()),
})
afterAll(() => server.stop())
const house = await houseOfFile({ environment: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
const { clock } = house
const { db, background } = house.parts

const document = { ...newCoilDocument('IP'), tag: 'CC-1' }
const maker = async () => {
  const person = await addPerson(house, { roles: ['enterprise'], name: 'Ada Lind' })
  return { person, visitor: await hasSession(house, person) }
}

async function made(visitor: Visitor, title = 'Roof unit 3') {
  const { FolderName, FileName } = (await visitor.call(coilSelection.CreateReport, { title, document })).body.Item
  const pdf = await visitor.get(`/pdfs/${FolderName}/${FileName}`)
  return { report: FolderName as string, file: FileName as string, pdf: pdf.body as Buffer }
}

/** The answer, once all mail is out. */
async function send(visitor: Visitor, request: unknown) {
  const { body } = await visitor.call(coilSelection.SendReport, request)
  await background.finish()
  return body
}
const to = ['buyer@customer.example', 'site@customer.example']

/** The parts of a message that is made of several. */
const partsOf = (text: string) => {
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1] ?? ''
  return text.split(`--${boundary}`)
}

describe('a report that is sent', () => {
  it('comes to each in a message of their own, with the PDF, the note and its number, to be answered to its maker', async () => {
    const { person, visitor } = await maker()
    const { report, file, pdf } = await made(visitor)
    const { Succeeded, Item } = await send(visitor, {
      report,
      to: [...to, 'BUYER@customer.example'],
      note: 'As agreed,\nAda',
    })
    const mails = server.delivered.splice(0)

    expect(Succeeded).toBe(true)
    expect(mails.map(mail => mail.to).sort()).toEqual([['BUYER@customer.example'], ['site@customer.example']])
    const text = mails[0]!.text.replaceAll('\r\n', '\n')
    expect(text).toMatch(new RegExp(`^Reply-To: ${person.email}$`, 'm'))
    expect(text).toMatch(new RegExp(`^Subject: Roof unit 3: coil report ${Item.Reference}$`, 'm'))
    expect(text).toContain('> As agreed,\n> Ada')
    expect(text).toContain('Ada Lind of Northfield Mechanical')
    const attached = partsOf(text).find(part => part.includes('application/pdf')) ?? ''
    expect(attached).toContain(`filename=${file}`)
    expect(Buffer.from(attached.split('\n\n')[1] ?? '', 'base64').equals(pdf)).toBe(true)
  })

  it('says which fields have characters that do not print, as its maker was told, and nothing where none have', async () => {
    const { visitor } = await maker()
    const foreign = { ...document, particulars: { customer: '東京ガス' }, remarks: 'Москва' }
    const { Item } = (await visitor.call(coilSelection.CreateReport, { title: 'Roof unit 3', document: foreign })).body
    expect(Item.Unprintable).toEqual(['Customer', 'Remarks'])
    await send(visitor, { report: Item.FolderName, to: [to[0]], note: '' })
    const { report } = await made(visitor)
    await send(visitor, { report, to: [to[0]], note: '' })

    const [said, silent] = server.delivered.splice(0).map(mail => mail.text)
    const readable = (text: string) => text.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')
    expect(readable(said ?? '')).toContain('some characters of: Customer, Remarks. Each of them prints as')
    expect(readable(silent ?? '')).not.toContain('prints as')
  })

  it.each([
    ['economizer', 'EconomizerService.svc', 'an economizer report'],
    ['circ-build', 'CircuitryService.svc', 'a circuitry report'],
  ] as const)('is named by its tool: %s', async (role, service, said) => {
    const person = await addPerson(house, { roles: [role], name: 'Ada Lind' })
    const visitor = await hasSession(house, person)
    const { CreateReport, SendReport } = contracts[service]
    const { Item } = (await visitor.call(CreateReport, smallestRequests[`${service}/CreateReport`])).body
    const { body } = await visitor.call(SendReport, { report: Item.FolderName, to: [to[0]], note: '' })
    await background.finish()
    const text = server.delivered.splice(0)[0]!.text.replaceAll('\r\n', '\n')
    expect(text).toMatch(new RegExp(`^Subject: .+: ${said.replace(/^an? /, '')} ${body.Item.Reference}$`, 'm'))
    expect(text).toContain(`sends you ${said}`)
  })

  it('SEC-103 is audited, a line for each who was named', async () => {
    const { person, visitor } = await maker()
    const { report } = await made(visitor)
    const { Item } = await send(visitor, { report, to: ['buyer@customer.example', refusing], note: '' })
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'report-mail')
      .orderBy('sequence')
      .execute()
    const own = events.filter(({ actor }) => actor === person.email)
    expect(own.map(({ target, outcome }) => [target, outcome])).toEqual([
      ['buyer@customer.example', 'success'],
      [refusing, 'success'],
    ])
    expect(own[0]!.detail).toMatchObject({ reference: Item.Reference })
  })

  it('goes to the others where the mail server does not take one of those who were named', async () => {
    const { visitor } = await maker()
    const { report } = await made(visitor)
    server.delivered.splice(0)
    const { Succeeded, Item } = await send(visitor, { report, to: [refusing, 'buyer@customer.example'], note: '' })
    expect([Succeeded, Item.To]).toEqual([true, [refusing, 'buyer@customer.example']])
    expect(server.delivered.map(mail => mail.to)).toEqual([['buyer@customer.example']])
  })

  it('SEC-101 has one recipient and one subject, whatever was typed', async () => {
    const { visitor } = await maker()
    const { report } = await made(visitor, 'Unit\r\nBcc: all@customer.example')
    server.delivered.splice(0)
    await send(visitor, { report, to: ['buyer@customer.example'], note: '\r\n.\r\nBcc: all@customer.example' })
    expect(server.delivered.map(mail => mail.to)).toEqual([['buyer@customer.example']])
    const [head = ''] = server.delivered[0]!.text.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/m)
    expect(head.match(/^Subject:/gm)).toHaveLength(1)
  })
})

describe('a report is not sent', () => {
  it('SEC-050 by anybody but its maker, nor after it has expired', async () => {
    const { person, visitor } = await maker()
    const { report } = await made(visitor)
    const colleague = (await maker()).visitor
    server.delivered.splice(0)
    const missing = { Succeeded: false, Notices: [{ Messages: [serverMessages.reportMail.missing] }] }
    expect(await send(colleague, { report, to, note: '' })).toMatchObject(missing)
    clock.advance({ minutes: limits.reportDays * 24 * 60 + 1 })
    const later = await hasSession(house, person)
    expect(await send(later, { report, to, note: '' })).toMatchObject(missing)
    expect(server.delivered).toEqual([])
  })

  it.each([
    ['nobody', []],
    ['more than five', ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `${name}@customer.example`)],
    ['what is no address', ['buyer']],
    ['two addresses in one', ['a@customer.example,b@customer.example']],
  ])('SEC-052 to %s', async (_, addresses) => {
    const { visitor } = await maker()
    const answer = await visitor.call(coilSelection.SendReport, { report: '0'.repeat(32), to: addresses, note: '' })
    expect(answer.status).toBe(400)
  })

  it('SEC-102 more often than 20 times an hour by one person', async () => {
    const { person, visitor } = await maker()
    const { report } = await made(visitor)
    await send(visitor, { report, to, note: '' })
    await db
      .updateTable('attempts')
      .set({ count: limits.reportMails.perPerson - 1 })
      .where('key', '=', `report-mail:person:${person.id}`)
      .execute()
    expect((await send(visitor, { report, to, note: '' })).Succeeded).toBe(true)
    server.delivered.splice(0)
    const { Succeeded, Notices } = await send(visitor, { report, to, note: '' })
    expect([Succeeded, Notices[0].Messages, server.delivered]).toEqual([false, [serverMessages.reportMail.paused], []])
  })

  it('SEC-102 to a mailbox that was sent as many mails as it is in a day, whoever sent them', async () => {
    const { visitor } = await maker()
    const { report } = await made(visitor)
    const full = 'full.box@customer.example'
    const rule = { max: limits.mailbox.max, windowMinutes: limits.mailbox.windowMinutes }
    expect(await createThrottle(db, house.clock).take(`mailbox:${full}`, rule, rule.max)).toBe(true)
    server.delivered.splice(0)
    const { Succeeded, Notices } = await send(visitor, { report, to: [...to, full], note: '' })
    expect([Succeeded, Notices[0].Messages, server.delivered]).toEqual([false, [serverMessages.mailbox.full(full)], []])
    expect((await send(visitor, { report, to, note: '' })).Succeeded).toBe(true)
  })
})
