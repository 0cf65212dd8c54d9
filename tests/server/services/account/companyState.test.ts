/** A company that is disabled: nobody of it gets in, and who was not disabled on their own gets in again when it is enabled. */
import { beforeEach, describe, expect, it } from 'vitest'
import { rightsAt } from '../../../../server/access/rightsOn'
import { limits } from '../../../../server/config/limits'
import { adminCommands } from '../../../../server/operator/adminCommands'
import { minutesAfter } from '../../../../server/process/clock'
import { createServiceTokens } from '../../../../server/services/serviceTokens'
import { account, admin } from '../../../../shared/contracts'
import type { Operation } from '../../../../shared/contracts/operation'
import { messages } from '../../../../shared/texts'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, hasToken, type Person, password, signsIn } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { parts, clock } = house
const { db } = parts
const { companies: texts } = serverMessages
const theAdmin = await addPerson(house, { roles: ['admin'], company: 'Coilworks' })
const asAdmin = () => hasSession(house, theAdmin, { HasClearance: true })
const inCompany = () => ({ company: `Harbor Coils ${count}` })
let count = 0
let owner: Person
let person: Person
let dora: Person
let machine: Person

beforeEach(async () => {
  count += 1
  await db.deleteFrom('attempts').execute()
  owner = await addPerson(house, { ...inCompany(), type: 'Owner', status: 'Owner', roles: ['owner', 'nimbus'] })
  person = await addPerson(house, { ...inCompany(), roles: ['r-and-d'] })
  dora = await addPerson(house, { ...inCompany(), status: 'Disabled' })
  const clientId = `svc-${String(count).padStart(12, '0')}`
  machine = await addPerson(house, { ...inCompany(), email: clientId, type: 'Service', roles: ['selection-api'] })
})

const sets = async (isActive: boolean, id = owner.companyId) =>
  (await (await asAdmin()).call(admin.SetCompanyState, { id, isActive })).body
const disable = async () => expect((await sets(false)).Succeeded).toBe(true)
const refusalOf = async (operation: Operation, request: object) => {
  const { body } = await (await asAdmin()).call(operation, request)
  return [body.Succeeded, body.Notices[0]?.Messages]
}
const isDisabled = [false, [texts.isDisabled]]

/** As a program asks: with nothing that a browser would say. */
const fromProgram = { 'sec-fetch-site': undefined, origin: undefined, referer: undefined, accept: undefined }
const asProgram = (path: string, body: object, headers: Record<string, string> = {}) =>
  new Visitor(house).callAt('POST', path, body, { ...fromProgram, ...headers })
const tokenFor = async ({ email }: Person) =>
  (await asProgram('/auth/token', { userId: email, password })).body.token as string | undefined
/** What a token opens is told by the input, which there is none of. */
const isGood = async (token: string | undefined) =>
  (await asProgram('/api/v1/coil/rate', {}, { authorization: `Bearer ${token}` })).status !== 401
const canSignIn = ({ email }: Person) =>
  new Visitor(house).submit('/login', { email, password }).then(answer => answer.status === 303)
const stateNow = async ({ email }: Person) => (await rightsAt(db, email, minutesAfter(clock.now(), 1)))?.account.text
const rowsSince = async (sequence: string) =>
  db.selectFrom('audit_events').selectAll().where('sequence', '>', sequence).orderBy('sequence').execute()
const lastRow = async () =>
  (
    await db
      .selectFrom('audit_events')
      .select('sequence')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).sequence
const mailTo = async (to: string) =>
  (await house.mails())
    .filter(mail => mail.includes(`To: ${to}`))
    .join()
    .replace(/=\r?\n/g, '')

describe('while a company is disabled', () => {
  it('SEC-014 nobody of it logs in: the answer is that to a wrong password, also of its owner', async () => {
    await disable()
    const answerFor = async (email: string, typed: string) => {
      const { status, body } = await new Visitor(house).call(account.LogIn, { email, password: typed })
      return [status, body]
    }
    const wrong = await answerFor(theAdmin.email, 'Wrong1Password')
    for (const { email } of [owner, person, dora]) expect(await answerFor(email, password)).toEqual(wrong)
  })

  it('SEC-007, SEC-014 no session of its people goes on, nor one in which somebody acts as them', async () => {
    const helper = await addPerson(house, { roles: ['can-impersonate', 'r-and-d'], company: 'Coilworks' })
    const sessions = [
      await signsIn(house, owner),
      await hasSession(house, person),
      await hasSession(house, person, {}, helper),
    ]
    const areOpen = () => Promise.all(sessions.map(one => one.isSignedIn()))
    expect(await areOpen()).toEqual([true, true, true])
    await disable()
    expect(await areOpen()).toEqual([false, false, false])
    expect(await parts.store.countOf([owner.email, person.email])).toBe(0)
    for (const table of ['bearer_tokens', 'service_tokens'] as const)
      expect(
        await db.selectFrom(table).select('user_id').where('user_id', 'in', [owner.id, person.id]).execute(),
      ).toEqual([])
  })

  it('SEC-014 no token of theirs opens anything, also one that is given at the same moment', async () => {
    const tokens = createServiceTokens(db, clock)
    const { upstream, prefix } = parts.builtIn.apis.rAndD
    const rAndD = async () => {
      const token = await tokens.issue({ audience: 'r-and-d', userId: person.id })
      const headers = { authorization: `Bearer ${token}` }
      return (await upstream(new Request(`http://api${prefix}/initialize`, { headers }))).status
    }
    const before = await tokenFor(machine)
    expect([await isGood(before), await rAndD()]).toEqual([true, 200])
    await disable()
    expect(await isGood(before)).toBe(false)
    expect(await tokenFor(machine)).toBeUndefined()
    expect(await isGood(await tokens.issue({ audience: 'suite', userId: machine.id }))).toBe(false)
    expect(await rAndD()).toBe(401)
    await hasToken(house, person)
    expect(await (await hasSession(house, person)).isSignedIn()).toBe(false)
  })

  it('nobody of it is mailed a temporary password, and the answer does not tell', async () => {
    await disable()
    const { status, body } = await new Visitor(house).call(account.ForgotPassword, { email: person.email })
    expect([status, body.Succeeded]).toEqual([200, true])
    expect(await mailTo(person.email)).toBe('')
  })

  it('SEC-041 nobody acts as one of its people', async () => {
    const helper = await addPerson(house, { roles: ['can-impersonate', 'r-and-d'], company: 'Coilworks' })
    const acts = async () =>
      (await (await hasSession(house, helper)).call(account.Impersonate, { impersonatedEmail: person.email })).body
        .Succeeded
    await disable()
    expect(await acts()).toBe(false)
    await sets(true)
    expect(await acts()).toBe(true)
  })

  it('an admin adds nobody, lets in nobody, enables nobody, and changes no role or email: each says what to do', async () => {
    await disable()
    const { companyId: company } = owner
    const one = { fullName: 'Nora New', roles: [], by: 'password' }
    expect(await refusalOf(admin.AddPerson, { ...one, company, email: 'nora@harbor.example' })).toEqual(isDisabled)
    expect(await refusalOf(admin.SetUserState, { id: dora.id, isActive: true })).toEqual(isDisabled)
    expect(await refusalOf(admin.SetCompanyRoles, { id: company, roles: ['nimbus'] })).toEqual(isDisabled)
    expect(await refusalOf(admin.ProposePersonEmail, { id: person.id, email: 'x@harbor.example' })).toEqual(isDisabled)
    const first = await addPerson(house, { company: `Fresh ${count}`, type: 'Approval', status: 'Pending' })
    expect((await sets(false, first.companyId)).Succeeded).toBe(true)
    const approval = { id: first.id, customerNumber: '', plant: 'MN' }
    expect(await refusalOf(admin.ApproveCompany, approval)).toEqual(isDisabled)
    const rows = db.selectFrom('users').select('status').where('id', 'in', [dora.id, first.id]).orderBy('status')
    expect(await rows.execute()).toEqual([{ status: 'Disabled' }, { status: 'Pending' }])
  })

  it('who registers with its mail domain waits, whatever its owner has chosen', async () => {
    const domain = `harbor${count}.example`
    const companies = db.updateTable('companies').set({ mail_domain: domain, allow_auto_reg: true })
    await companies.where('id', '=', owner.companyId).execute()
    await disable()
    expect(await registers(`nora@${domain}`)).toEqual({ Outcome: 'Approval' })
    await sets(true)
    expect(await registers(`noel@${domain}`)).toEqual({ Outcome: 'Active' })
  })

  it('its owner, who cannot log in, is mailed about nobody before it is enabled, and then once about all who wait', async () => {
    const domain = `quay${count}.example`
    const companies = db.updateTable('companies').set({ mail_domain: domain })
    await companies.where('id', '=', owner.companyId).execute()
    await disable()
    for (const name of ['nora', 'noel']) await registers(`${name}@${domain}`)
    expect(await mailTo(owner.email)).toBe('')
    await sets(true)
    const mail = await mailTo(owner.email)
    expect(mail.match(/^Subject: .*$/gm)).toEqual(['Subject: People want to join your Coilworks company'])
    for (const name of ['nora', 'noel']) expect(mail).toContain(`${name}@${domain}`)
  })

  it('its owner is mailed about nobody where nobody waits', async () => {
    await disable()
    await sets(true)
    expect(await mailTo(owner.email)).toBe('')
  })

  it('its invitations let in nobody: who uses one waits, and one that is kept holds once the company is enabled', async () => {
    const asOwner = await hasSession(house, owner)
    const guests = [`ada${count}@guests.example`, `bo${count}@guests.example`] as const
    expect((await asOwner.call(account.InviteUsers, { emails: guests, message: '', roles: [] })).body.Succeeded).toBe(
      true,
    )
    const invitationOf = async (email: string) =>
      (await mailTo(email)).match(/invitation=(?:3D)?([\w-]{43})/)?.[1] ?? ''
    await disable()
    expect(await registers(guests[0], await invitationOf(guests[0]))).toEqual({ Outcome: 'Approval' })
    await sets(true)
    expect(await registers(guests[1], await invitationOf(guests[1]))).toEqual({ Outcome: 'Active' })
  })
})

/** Registers, by the link of an invitation or without one, and types the code. */
async function registers(email: string, invitation?: string) {
  const visitor = new Visitor(house)
  if (invitation) await visitor.get(`/register?invitation=${invitation}`)
  const form = { ...smallestRequests['AccountService.svc/Register'], email, confirmEmail: email }
  const registered = await visitor.call(account.Register, form)
  const answerCode = (await mailTo(email)).match(/^ {4}(\d{8})\r?$/m)?.[1] ?? ''
  const registrationId = registered.body.Item.RegistrationId
  return (await visitor.call(account.ConfirmRegistration, { registrationId, answerCode })).body.Item
}

describe('enabling', () => {
  it('gives access again to exactly those who were not disabled on their own, also meanwhile', async () => {
    const alva = await addPerson(house, inCompany())
    const can = () => Promise.all([owner, person, dora, alva].map(canSignIn))
    expect(await can()).toEqual([true, true, false, true])
    await disable()
    expect((await refusalOf(admin.SetUserState, { id: alva.id, isActive: false }))[0]).toBe(true)
    expect(await can()).toEqual([false, false, false, false])
    await sets(true)
    expect(await can()).toEqual([true, true, false, false])
    expect(await isGood(await tokenFor(machine))).toBe(true)
  })

  it('SEC-103 the trail has a row of the company and one of each who lost or regained access, so rights on a day are known', async () => {
    const statesAt = (end: Date) =>
      Promise.all(
        [owner, person, machine, dora].map(async ({ email }) => (await rightsAt(db, email, end))?.account.text),
      )
    const opened = clock.now()
    clock.advance({ minutes: 10 })
    const before = await lastRow()
    await disable()
    const by = { actor: theAdmin.email, outcome: 'success' }
    const people = [owner, person, machine].map(({ email }) => email).sort()
    const first = await rowsSince(before)
    expect(first.filter(({ event }) => event === 'company-status')).toMatchObject([
      { ...by, target: inCompany().company, detail: { before: 'open', after: 'disabled', people: 3 } },
    ])
    const ofPeople = (isActive: boolean) =>
      people.map(target => ({ ...by, target, detail: { isActive, company: inCompany().company } }))
    expect(first.filter(({ event }) => event === 'user-status')).toMatchObject(ofPeople(false))
    const between = clock.now()
    clock.advance({ minutes: 10 })

    const middle = await lastRow()
    await sets(true)
    const second = await rowsSince(middle)
    expect(second.filter(({ event }) => event === 'company-status')).toMatchObject([
      { detail: { before: 'disabled', after: 'open', people: 3 } },
    ])
    expect(second.filter(({ event }) => event === 'user-status')).toMatchObject(ofPeople(true))
    expect(await statesAt(minutesAfter(opened, 5))).toEqual(['open', 'open', 'open', 'disabled'])
    expect(await statesAt(minutesAfter(between, 5))).toEqual(['disabled', 'disabled', 'disabled', 'disabled'])
    expect(await statesAt(minutesAfter(clock.now(), 5))).toEqual(['open', 'open', 'open', 'disabled'])
  })
})

describe('who may', () => {
  it('an admin with clearance and the password of a moment ago, and nobody else', async () => {
    const request = { id: owner.companyId, isActive: false }
    const asks = async (visitor: Visitor) => (await visitor.call(admin.SetCompanyState, request)).status
    expect(await asks(await signsIn(house, theAdmin))).toBe(403)
    expect(await asks(await hasSession(house, owner, { HasClearance: true }))).toBe(403)
    const unproven = await asAdmin()
    const proved_at = minutesAfter(clock.now(), -limits.proofMinutes - 1)
    await db.updateTable('bearer_tokens').set({ proved_at }).where('user_id', '=', theAdmin.id).execute()
    expect((await unproven.call(admin.SetCompanyState, request)).body).toMatchObject({ NeedsProof: true })
    expect(await canSignIn(owner)).toBe(true)
  })

  it('nobody for their own company, nor for one in which somebody has power over others', async () => {
    expect((await sets(false, theAdmin.companyId)).Notices[0].Messages).toEqual([texts.stateOfOwn])
    await addPerson(house, { ...inCompany(), roles: ['engineering'], status: 'Disabled' })
    expect((await sets(false)).Notices[0].Messages).toEqual([texts.stateOfPower])
    expect(await canSignIn(owner)).toBe(true)
    const asked = adminCommands['set-company-state'].run(parts, { ...inCompany(), state: 'disabled' })
    await expect(asked).rejects.toThrow('has power over others')
  })

  it('nobody twice, nor for a company that there is not', async () => {
    expect((await sets(true)).Notices[0].Messages).toEqual([texts.stateSame])
    expect((await sets(false, '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11')).Notices[0].Messages).toEqual([texts.missing])
  })
})

describe('the page', () => {
  const shown = async (address: string) => (await (await asAdmin()).get(address)).text.replaceAll('<!-- -->', '')
  const panel = () => shown(`/admin?section=companies&company=${owner.companyId}`)

  it('says what will happen before it happens, asks for the password, and enables again', async () => {
    await hasSession(house, person)
    const visitor = await asAdmin()
    const posts = (action: string, typed: string) =>
      visitor.submit('/admin', { action, company: owner.companyId, password: typed })
    expect(await panel()).toContain('3 accounts cannot log in any more, programs included, and 1 open session ends')
    const { headers } = await posts('disable-company', 'Wrong1Password')
    expect((await visitor.get(headers.location ?? '')).text).toContain(messages.wrongOldPassword)
    expect(await canSignIn(owner)).toBe(true)

    await posts('disable-company', password)
    const address = `/admin?section=companies&company=${owner.companyId}`
    const disabled = (await visitor.get(address)).text
    expect(disabled).toContain(texts.disabled)
    expect(disabled).not.toContain('value="company-roles"')
    expect(await panel()).toContain('3 accounts can log in again.')
    await posts('enable-company', password)
    expect((await visitor.get(address)).text).toContain(texts.enabled)
    expect(await canSignIn(owner)).toBe(true)
  })

  it('lists it as disabled, says so of each of its people, and where it cannot be disabled says why', async () => {
    const rowOf = async () =>
      (await shown(`/admin?section=companies&search=${encodeURIComponent(inCompany().company)}`)).match(
        /<tr.*?Harbor.*?<\/tr>/s,
      )?.[0]
    expect(await rowOf()).not.toContain('Disabled')
    await disable()
    expect(await rowOf()).toContain('Disabled')
    const ofPerson = await shown(`/admin?section=users&user=${person.id}`)
    expect(ofPerson).toContain('Company disabled')
    expect(ofPerson).toContain('The company is disabled, so nobody of it can log in.')
    const rights = (await (await asAdmin()).get('/admin/rights.csv')).text.split('\r\n')
    const told = [owner, theAdmin].map(({ email }) =>
      rights
        .find(line => line.includes(email))
        ?.split(',')
        .at(-1),
    )
    expect(told).toEqual(['disabled', 'open'])
    expect(await shown(`/admin?section=companies&company=${theAdmin.companyId}`)).toContain(texts.stateOfOwn)
  })
})

describe('set-company-state', () => {
  const run = (values: Record<string, string>) => adminCommands['set-company-state'].run(parts, values)

  it('disables and enables, and the trail tells by whom of the company and of each of its people', async () => {
    const { company } = inCompany()
    const before = await lastRow()
    expect(await run({ company, state: 'disabled' })).toEqual([
      `${company} is disabled: 3 accounts signed out, and nobody of it can log in`,
    ])
    expect([await canSignIn(owner), await stateNow(machine)]).toEqual([false, 'disabled'])
    const rows = await rowsSince(before)
    const detail = { command: 'set-company-state', before: 'open', after: 'disabled', people: 3 }
    expect(rows[0]).toMatchObject({ event: 'operator', target: company, detail })
    const told = rows.filter(row => row.event === 'user-status').map(row => row.target)
    expect(told).toEqual([owner.email, person.email, machine.email].sort())
    const on = clock.now().toISOString().slice(0, 10)
    const report = (await adminCommands.rights.run(parts, { email: machine.email, on })).join()
    expect(report).toMatch(/disabled.*set-company-state/)
    const ofMachine = await (await asAdmin()).call(admin.ShowRights, { email: machine.email, on })
    expect(ofMachine.body.Item.Account).toMatchObject({ Text: 'disabled', By: { Event: 'set-company-state' } })

    await expect(run({ company, state: 'disabled' })).rejects.toThrow('is disabled already')
    expect((await run({ company, state: 'open' }))[0]).toContain('3 accounts can log in again')
    expect([await canSignIn(owner), await canSignIn(dora)]).toEqual([true, false])
  })

  it('asks which company is meant, and the other commands say that it is disabled', async () => {
    const { company } = inCompany()
    await db
      .insertInto('companies')
      .values({ name: company, customer_number: '', plant: 'MN', created_at: clock.now() })
      .execute()
    await expect(run({ company, state: 'disabled' })).rejects.toThrow('add --mail-domain')
    await expect(run({ company: 'No such', state: 'open' })).rejects.toThrow('there is no company No such')
    await expect(run({ company, state: 'off' })).rejects.toThrow('--state is open or disabled')
    await db.updateTable('companies').set({ mail_domain: 'one.example' }).where('id', '=', owner.companyId).execute()
    await run({ company, 'mail-domain': 'ONE.example', state: 'disabled' })
    const { email } = person
    await expect(adminCommands['set-roles'].run(parts, { email, roles: 'rep' })).rejects.toThrow('company is disabled')
    const made = { email: 'new@one.example', name: 'New', company }
    await expect(adminCommands['create-user'].run(parts, made)).rejects.toThrow('company is disabled')
    const { roles } = await db.selectFrom('users').select('roles').where('email', '=', email).executeTakeFirstOrThrow()
    expect(roles).toEqual(['r-and-d'])
  })
})
