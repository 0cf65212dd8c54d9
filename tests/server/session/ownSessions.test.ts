/** Where a person is signed in, and ending that. */
import { describe, expect, it } from 'vitest'
import { deviceOf } from '../../../server/request/deviceOf'
import { dateAndTime } from '../../../shared/display/calendarDate'
import { messages } from '../../../shared/texts'
import { anotherNode, houseOfFile } from '../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const page = '/app-selector/change-password'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function signsInBy(person: Person, agent: string): Promise<Visitor> {
  const visitor = new Visitor(house)
  const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.7' }
  await visitor.submit('/login', { email: person.email, password }, headers)
  return visitor
}

const ends = async (visitor: Visitor, form: Record<string, string> = {}) =>
  visitor.submit(page, { action: 'end-sessions', currentPassword: password, ...form })

/** Ids of the sessions that can be ended, in the order of the page. */
const idsOn = (html: string) => [...html.matchAll(/<button[^>]* value="([\w-]{43})"/g)].map(match => match[1] ?? '')
const auditOf = ({ email }: Person) =>
  house.parts.db.selectFrom('audit_events').selectAll().where('actor', '=', email).orderBy('sequence').execute()

describe('the sessions of a person', () => {
  it('SEC-006 are shown with device, address and time, and nothing of an id in a cookie', async () => {
    const person = await addPerson(house)
    const other = await signsInBy(person, phone)
    house.clock.advance({ minutes: 5 })
    const { text } = await (await signsInBy(person, laptop)).get(page)

    expect(text).toMatch(/Chrome on Windows<\/b>.*this session.*Safari on iPhone<\/b>/s)
    expect(text).toContain('203.0.113.7')
    expect(text).toContain(`<time dateTime="${new Date(house.clock.now().getTime() - 300_000).toISOString()}">`)
    expect(idsOn(text)).toHaveLength(1)
    expect(text).not.toContain(decodeURIComponent(other.sessionCookie ?? '').slice(2, 34))
  })

  it('SEC-006, SEC-003 end but this one, which gets a new id, and on another node as well', async () => {
    const person = await addPerson(house)
    const [here, there, elsewhere] = [
      await signsIn(house, person),
      await signsIn(house, person),
      await signsIn(house, await addPerson(house)),
    ]
    const node = await anotherNode(house, {})
    const onNode = new Visitor(node)
    for (const [name, value] of there.cookies) onNode.cookies.set(name, value)
    const before = here.copy()
    const wasKnown = await onNode.isSignedIn()
    const answer = await ends(here)
    const { text } = await here.get(page)
    const states = [
      await here.isSignedIn(),
      await there.isSignedIn(),
      await onNode.isSignedIn(),
      await before.isSignedIn(),
    ]
    await node.close()

    expect([answer.status, answer.headers.location, wasKnown]).toEqual([303, page, true])
    expect([...states, await elsewhere.isSignedIn()]).toEqual([true, false, false, false, true])
    expect(text).toContain(messages.otherSessionsEnded)
    expect((await auditOf(person)).map(({ event, detail }) => [event, detail])).toContainEqual([
      'session-end',
      { all: true },
    ])
  })

  it('SEC-006 end one by one as well', async () => {
    const person = await addPerson(house)
    const first = await signsInBy(person, phone)
    house.clock.advance({ minutes: 1 })
    const second = await signsInBy(person, laptop)
    house.clock.advance({ minutes: 1 })
    const here = await signsIn(house, person)
    const [ofSecond = ''] = idsOn((await here.get(page)).text)
    await ends(here, { id: ofSecond })
    const { text } = await here.get(page)

    expect([await first.isSignedIn(), await second.isSignedIn(), await here.isSignedIn()]).toEqual([true, false, true])
    expect(text).toContain(messages.sessionEnded)
  })

  it.each([
    ['a wrong password', { currentPassword: 'Wrong1Password' }, messages.wrongOldPassword],
    ['none', { currentPassword: '' }, messages.required('Current password')],
  ])('SEC-006 stay open with %s, which is said at its field', async (_, form, message) => {
    const person = await addPerson(house)
    const [here, there] = [await hasSession(house, person), await hasSession(house, person)]
    const { text } = await ends(here, form)

    expect(text).toMatch(new RegExp(`id="field-currentPassword-error".*?${message}`, 's'))
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, true])
  })

  it('SEC-006 of somebody else do not end by their id', async () => {
    const [mine, theirs] = [await addPerson(house), await addPerson(house)]
    const target = await signsIn(house, theirs)
    const own = await signsIn(house, theirs)
    const [id = ''] = idsOn((await own.get(page)).text)
    await ends(await signsIn(house, mine), { id })
    expect(await target.isSignedIn()).toBe(true)
  })

  it('SEC-044 are neither shown nor ended by who acts as the person', async () => {
    const person = await addPerson(house)
    const own = await signsIn(house, person)
    const impersonator = await addPerson(house, { roles: ['can-impersonate'] })
    const acting = await hasSession(house, person, {}, impersonator)
    const shown = await acting.get(page)
    await ends(acting)

    expect([shown.status, idsOn(shown.text)]).toEqual([403, []])
    expect(await own.isSignedIn()).toBe(true)
  })

  it('SEC-006 name who acts as whom', async () => {
    const person = await addPerson(house, { name: 'Nils Berg' })
    const impersonator = await addPerson(house, { roles: ['can-impersonate'] })
    await hasSession(house, person, {}, impersonator)

    expect((await (await hasSession(house, impersonator)).get(page)).text).toContain('You act as Nils Berg')
    expect((await (await hasSession(house, person)).get(page)).text).toContain('Ada Novak acts as you')
  })
})

it('SEC-029 a sign-in with a new kind of device is told to the person by mail, but not the first one', async () => {
  const person = await addPerson(house)
  const mailsTo = async () => (await house.mails()).filter(mail => mail.includes(`To: ${person.email}`))
  for (const agent of [laptop, laptop]) await signsInBy(person, agent)
  const before = await mailsTo()
  for (const agent of [phone, phone, laptop]) await signsInBy(person, agent)
  const [mail = '', ...more] = await mailsTo()

  expect([before, more]).toEqual([[], []])
  for (const part of ['Safari on iPhone', '203.0.113.7', dateAndTime(house.clock.now())]) expect(mail).toContain(part)
  expect(mail).not.toContain(password)
})

it.each([
  [phone, 'Safari on iPhone'],
  [laptop, 'Chrome on Windows'],
  [`${laptop} Edg/142.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['<script>', 'Other browser'],
  [undefined, 'Other browser'],
])('a device is known by what its browser says: %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
