/** What an admin does for a person by page: adds them, corrects them, sets their roles, ends one session of theirs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { rightsAt } from '../../../../server/access/rightsOn'
import { minutesAfter } from '../../../../server/process/clock'
import type { Role } from '../../../../shared/access/roles'
import { account, admin } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
const theAdmin = await addPerson(house, { roles: ['admin'], company: 'Coilworks' })
const { users: texts } = serverMessages
let visitor: Visitor
let person: Person
let count = 0

beforeEach(async () => {
  count += 1
  await db.deleteFrom('attempts').execute()
  person = await addPerson(house, { company: `Company ${count}`, roles: ['engineering', 'enterprise'] })
  await db
    .updateTable('companies')
    .set({ roles: JSON.stringify(['enterprise', 'aircooler', 'economizer']) })
    .where('id', '=', person.companyId)
    .execute()
  visitor = await hasSession(house, theAdmin, { HasClearance: true })
})

const posts = (action: string, form: Record<string, string>) => visitor.submit('/admin', { action, ...form })
const shown = async (address: string) => (await visitor.get(address)).text.replaceAll('<!-- -->', '')
const page = () => shown(`/admin?section=users&user=${person.id}`)
const rowOf = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const auditOf = (event: string) =>
  db.selectFrom('audit_events').selectAll().where('event', '=', event).orderBy('sequence', 'desc').execute()
const mailTo = async (to: string) =>
  (await house.mails())
    .filter(mail => mail.includes(`To: ${to}`))
    .join()
    .replace(/=\r?\n/g, '')
const rightsNow = (email: string) => rightsAt(db, email, minutesAfter(house.clock.now(), 1))

describe('roles', () => {
  const ticked = (...roles: Role[]) => roles.map(role => `&role-${role}=on`).join('')
  const difference = (query: string) => shown(`/admin?section=users&user=${person.id}&show=roles${query}`)

  it('SEC-048 are set after the difference was shown, with the password, and the trail has before and after', async () => {
    const offered = await difference(ticked('aircooler'))
    expect(offered).toContain('Gets Air cooler. ')
    expect(offered).toContain('Loses Coil selection.')
    expect(await difference(ticked('enterprise'))).toContain('Nothing changes.')

    const form = { id: person.id, roles: 'aircooler', before: 'enterprise' }
    await posts('person-roles', { ...form, password: 'Wrong1Password' })
    const again = await visitor.get(`/admin?section=users&user=${person.id}&show=roles&wanted=aircooler`)
    expect(again.text).toContain(messages.wrongOldPassword)
    expect((await rowOf(person.id)).roles).toEqual(['engineering', 'enterprise'])

    await posts('person-roles', { ...form, password })
    expect(await page()).toContain(texts.rolesSaved)
    expect((await rowOf(person.id)).roles).toEqual(['engineering', 'aircooler'])
    expect((await auditOf('role-change'))[0]).toMatchObject({
      ...{ actor: theAdmin.email, target: person.email, outcome: 'success' },
      detail: { before: 'engineering, enterprise', after: 'engineering, aircooler' },
    })
  })

  it('are not set where they have changed since they were shown, nor of an owner, nor what the company does not hold', async () => {
    const sets = async (id: string, roles: string[], before: string[]) =>
      (await visitor.call(admin.SetPersonRoles, { id, roles, before })).body.Notices[0].Messages
    expect(await sets(person.id, ['aircooler'], [])).toEqual([texts.rolesMoved])
    expect(await sets(person.id, ['nimbus'], ['enterprise'])).toEqual([texts.rolesNotHeld])
    expect((await auditOf('role-change'))[0]).toMatchObject({ outcome: 'refused', detail: { wanted: 'nimbus' } })
    const owner = await addPerson(house, { company: `Company ${count}`, type: 'Owner', status: 'Owner' })
    expect(await sets(owner.id, ['aircooler'], [])).toEqual([texts.rolesFixed])
    expect((await rowOf(person.id)).roles).toEqual(['engineering', 'enterprise'])
  })

  it.each(['owner', 'engineering', 'can-impersonate', 'admin', 'command-center'])(
    'SEC-051 never include %s, which gives power over others',
    async role => {
      const request = { id: person.id, roles: [role], before: ['enterprise'] }
      expect((await visitor.call(admin.SetPersonRoles, request)).status).toBe(400)
      await posts('person-roles', { id: person.id, roles: role, before: 'enterprise', password })
      expect((await rowOf(person.id)).roles).toEqual(['engineering', 'enterprise'])
    },
  )
})

it('SEC-006 one session of several is ended, by time, device and address, and the others stay', async () => {
  const browsers = [await hasSession(house, person), await hasSession(house, person)]
  const names = [...(await page()).matchAll(/name="session" value="([\w-]{43})"/g)].map(match => match[1] ?? '')
  expect(names).toHaveLength(2)
  expect(await page()).toContain('Other browser, 198.51.100.7')

  await posts('end-session', { id: person.id, session: names[0] ?? '' })
  expect(await page()).toContain(texts.sessionEnded)
  const alive = await Promise.all(browsers.map(async one => (await one.get('/app-selector')).status))
  expect(alive.sort()).toEqual([200, 302])
  expect((await auditOf('session-end'))[0]).toMatchObject({
    ...{ actor: theAdmin.email, target: person.email },
    detail: { device: 'Other browser', from: '198.51.100.7' },
  })
  await posts('end-session', { id: person.id, session: names[0] ?? '' })
  expect(await page()).toContain(messages.sessionOver)
  // The session of somebody else is none of this person's.
  const others = await visitor.call(admin.EndUserSession, { id: theAdmin.id, session: names[1] })
  expect(others.body.Notices[0].Messages).toEqual([messages.sessionOver])
})

it('name and phone are corrected, and the trail has both as they were and as they are', async () => {
  await posts('correct-person', { id: person.id, fullName: '', phone: '555-0177' })
  expect(await page()).toContain('Full Name is required.')
  await posts('correct-person', { id: person.id, fullName: 'Dana Whitfield-Berg', phone: '555-0177' })
  expect(await page()).toContain(texts.corrected)
  expect(await rowOf(person.id)).toMatchObject({ full_name: 'Dana Whitfield-Berg', phone: '555-0177' })
  expect((await auditOf('profile-change'))[0]).toMatchObject({
    ...{ actor: theAdmin.email, target: person.email },
    detail: { before: 'Dana Whitfield, 555-0100', after: 'Dana Whitfield-Berg, 555-0177' },
  })
})

describe('a new email', () => {
  const holds = (...roles: Role[]) =>
    db
      .updateTable('users')
      .set({ roles: JSON.stringify(roles) })
      .where('id', '=', person.id)
      .execute()
  beforeEach(() => holds('enterprise'))

  const codeIn = (mail: string) => mail.match(/^ {4}(\d{8})\r?$/m)?.[1] ?? ''
  const fresh = () => `fresh${count}@northfield.example`

  it('SEC-021, SEC-029 counts once its mailbox has proven itself; both are told, and the person is signed out', async () => {
    const browser = await hasSession(house, person)
    await posts('propose-email', { id: person.id, email: fresh(), password })
    expect(await page()).toContain(`Code that ${fresh()} was mailed`)
    expect((await rowOf(person.id)).email).toBe(person.email)
    expect(await mailTo(person.email)).toContain('Our support was asked to change the email')
    const code = codeIn(await mailTo(fresh()))
    expect(code).not.toBe('')

    const wrong = code === '00000000' ? '00000001' : '00000000'
    await posts('confirm-email', { id: person.id, answerCode: wrong, password })
    expect(await page()).toContain(messages.codeWrong)
    expect((await rowOf(person.id)).email).toBe(person.email)
    expect((await browser.get('/app-selector')).status).toBe(200)

    await posts('confirm-email', { id: person.id, answerCode: code, password })
    expect(await page()).toContain(texts.emailChanged)
    expect((await rowOf(person.id)).email).toBe(fresh())
    expect((await browser.get('/app-selector')).status).toBe(302)
    for (const mailbox of [person.email, fresh()])
      expect(await mailTo(mailbox)).toContain('The email of your Coilworks account has changed.')
    expect((await auditOf('email-change'))[0]).toMatchObject({
      ...{ actor: theAdmin.email, target: fresh(), outcome: 'success' },
      detail: { step: 'activated', before: person.email },
    })
    expect((await signsIn(house, { ...person, email: fresh() })).cookies.size).toBeGreaterThan(0)
  })

  it('leaves the rights of a day with the person, though an admin has moved their email', async () => {
    await posts('person-roles', { id: person.id, roles: 'economizer', before: 'enterprise', password })
    await posts('propose-email', { id: person.id, email: fresh(), password })
    await posts('confirm-email', { id: person.id, answerCode: codeIn(await mailTo(fresh())), password })
    expect((await rightsNow(fresh()))?.roles).toMatchObject({
      ...{ text: 'economizer', by: { target: person.email } },
    })
  })

  it.each<Role>(['admin', 'command-center', 'can-impersonate', 'engineering'])(
    'SEC-048 is refused of who holds %s, before and after it was proposed: with the mailbox goes the account',
    async role => {
      const refusalOf = async (answer: ReturnType<typeof visitor.call>) => (await answer).body.Notices[0]?.Messages
      const email = fresh()
      await holds('enterprise', role)
      expect(await page()).toContain(texts.emailOfPower)
      expect(await page()).not.toContain('value="propose-email"')
      expect(await refusalOf(visitor.call(admin.ProposePersonEmail, { id: person.id, email }))).toEqual([
        texts.emailOfPower,
      ])
      expect(await mailTo(email)).toBe('')
      await holds('enterprise')
      await visitor.call(admin.ProposePersonEmail, { id: person.id, email })
      await holds('enterprise', role)
      const answerCode = codeIn(await mailTo(email))
      expect(await refusalOf(visitor.call(admin.ConfirmPersonEmail, { id: person.id, answerCode }))).toEqual([
        texts.emailOfPower,
      ])
      expect((await rowOf(person.id)).email).toBe(person.email)
      expect((await auditOf('email-change'))[0]).toMatchObject({
        ...{ actor: theAdmin.email, target: email, outcome: 'refused', detail: { before: person.email } },
      })
    },
  )

  it('is refused where it is somebody else’s, and after five wrong codes', async () => {
    const proposes = async (email: string) =>
      (await visitor.call(admin.ProposePersonEmail, { id: person.id, email })).body.Notices[0]?.Messages
    expect(await proposes(theAdmin.email)).toEqual([texts.emailTaken(theAdmin.email)])
    expect(await proposes(fresh())).toBeUndefined()
    const code = codeIn(await mailTo(fresh()))
    const wrong = code === '00000000' ? '00000001' : '00000000'
    const types = async (answerCode: string) =>
      (await visitor.call(admin.ConfirmPersonEmail, { id: person.id, answerCode })).body.Succeeded
    for (let time = 0; time < 5; time++) expect(await types(wrong)).toBe(false)
    expect(await types(code)).toBe(false)
    expect((await rowOf(person.id)).email).toBe(person.email)
  })
})

describe('a person is added', () => {
  const form = () => ({ company: person.companyId, fullName: 'Nora New', email: `nora${count}@elsewhere.example` })

  it('by an invitation, with roles that hold once they have registered', async () => {
    const { email } = form()
    await posts('add-person', { ...form(), by: 'invitation', 'role-aircooler': 'on', password })
    expect(await shown(`/admin?section=companies&company=${person.companyId}`)).toContain(texts.added)
    const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ type: 'Invite', status: 'Pending', roles: ['aircooler'], full_name: 'Nora New' })
    expect(await mailTo(email)).toMatch(/\/register\?invitation=(3D)?[\w-]{43}/)
    expect((await auditOf('invitation'))[0]).toMatchObject({
      ...{ actor: theAdmin.email, target: email, detail: { company: `Company ${count}`, roles: 'aircooler' } },
    })
  })

  it('with an account at once: the temporary password is in their mailbox alone, and asks for one of their own', async () => {
    const { email } = form()
    await posts('add-person', { ...form(), by: 'password', 'role-aircooler': 'on', password })
    const given = (await mailTo(email)).match(/^ {4}(\S{10,})\r?$/m)?.[1] ?? ''
    expect(given).not.toBe('')
    expect(await shown(`/admin?section=companies&company=${person.companyId}`)).not.toContain(given)
    expect(house.logLines.join('')).not.toContain(given)

    const browser = new Visitor(house)
    const answer = await browser.submit('/login', { email, password: given })
    expect([answer.status, answer.headers.location]).toEqual([303, '/app-selector/change-password'])
    expect((await auditOf('user-addition'))[0]).toMatchObject({ actor: theAdmin.email, target: email })
    expect(await rightsNow(email)).toMatchObject({ account: { text: 'open' }, roles: { text: 'aircooler' } })
  })

  it('never twice, never with what the company does not hold, and what was typed comes back', async () => {
    const add = async (changes: object) =>
      (await visitor.call(admin.AddPerson, { ...request(), ...changes })).body.Notices[0]?.Messages
    const request = () => {
      return { ...form(), roles: [], by: 'invitation' }
    }
    expect(await add({ email: person.email })).toEqual([texts.emailTaken(person.email)])
    expect(await add({ roles: ['nimbus'] })).toEqual([texts.rolesNotHeld])
    expect((await visitor.call(admin.AddPerson, { ...request(), roles: ['admin'] })).status).toBe(400)
    const { headers } = await posts('add-person', { ...form(), by: 'password', password: 'Wrong1Password' })
    const again = await shown(headers.location ?? '')
    expect(again).toContain('value="Nora New"')
    expect(again).toMatch(/value="password"[^>]*checked|checked[^>]*value="password"/)
    expect(await db.selectFrom('users').select('id').where('email', '=', form().email).execute()).toEqual([])
  })

  it('by no owner', async () => {
    const owner = await addPerson(house, {
      company: `Company ${count}`,
      type: 'Owner',
      status: 'Owner',
      roles: ['owner'],
    })
    const asOwner = await hasSession(house, owner, { HasClearance: true })
    const request = { company: person.companyId, fullName: 'Nora', email: form().email, roles: [], by: 'password' }
    expect((await asOwner.call(admin.AddPerson, request)).status).toBe(403)
    expect((await asOwner.call(account.GetCompanyUsers)).status).toBe(200)
  })
})
