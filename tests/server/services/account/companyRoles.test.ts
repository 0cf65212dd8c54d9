import { sql } from 'kysely'
/** Roles: a company holds a set, its owner gives out of it, an admin sets it and lets in the first owner. */
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { adminCommands } from '../../../../server/operator/adminCommands'
import { minutesAfter } from '../../../../server/process/clock'
import { type CompanyRole, companyRoles, type Role, roles } from '../../../../shared/access/roles'
import { account, admin } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { serverMessages } from '../../../../shared/wording/serverMessages'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person, password, signsIn } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
const theAdmin = await addPerson(house, { roles: ['admin'] })
const asAdmin = () => hasSession(house, theAdmin, { HasClearance: true })
let owner: Person
let asOwner: Visitor
let company = ''
let count = 0

const holds = (held: CompanyRole[], companyId = owner.companyId) =>
  db
    .updateTable('companies')
    .set({ roles: JSON.stringify(held) })
    .where('id', '=', companyId)
    .execute()
const userOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const rolesOf = async (email: string) => (await userOf(email)).roles
const auditOf = (event: string) =>
  db.selectFrom('audit_events').selectAll().where('event', '=', event).orderBy('sequence', 'desc').execute()

beforeEach(async () => {
  count += 1
  company = `Harbor Coils ${count}`
  owner = await addPerson(house, { company, type: 'Owner', status: 'Owner', roles: ['owner'] })
  asOwner = await hasSession(house, owner)
  await holds(['enterprise', 'aircooler'])
})

it('SEC-048 no role that gives power over others is one that a company can give', () => {
  const others = roles.filter(role => !(companyRoles as readonly Role[]).includes(role))
  expect(others).toEqual(['owner', 'engineering', 'can-impersonate', 'admin', 'command-center'])
})

describe('an owner', () => {
  const gives = async (visitor: Visitor, id: string, wanted: readonly string[]) =>
    visitor.call(account.SetUserRoles, { id, roles: wanted })

  it('gives and takes roles out of those of the company; all others stay, and the trail says before and after', async () => {
    const person = await addPerson(house, { company, roles: ['engineering', 'aircooler'] })
    const visitor = await hasSession(house, person)
    expect((await visitor.get('/enterprise-webapp')).status).not.toBe(200)

    const { body } = await gives(asOwner, person.id, ['enterprise'])
    expect(body.Item).toMatchObject({ Id: person.id, Roles: ['enterprise'] })
    expect(await rolesOf(person.email)).toEqual(['engineering', 'enterprise'])
    expect((await (await hasSession(house, person)).get('/enterprise-webapp')).status).toBe(200)
    const [event] = await auditOf('role-change')
    expect(event).toMatchObject({
      ...{ outcome: 'success', actor: owner.email, target: person.email },
      detail: { before: 'engineering, aircooler', after: 'engineering, enterprise' },
    })
    const shown = await asOwner.call(account.ShowCompanyUser, { id: person.id })
    expect(shown.body.Item.Roles).toEqual(['enterprise'])
    expect((await asOwner.call(account.GetCompanyRoles)).body.Items).toEqual(['enterprise', 'aircooler'])
  })

  it('gives nothing that the company does not hold: it changes nothing, and is audited', async () => {
    const person = await addPerson(house, { company, roles: ['aircooler'] })
    const { body } = await gives(asOwner, person.id, ['enterprise', 'nimbus'])
    expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [serverMessages.rolesNotHeld]])
    expect(await rolesOf(person.email)).toEqual(['aircooler'])
    expect((await auditOf('role-change'))[0]).toMatchObject({ outcome: 'refused', target: person.email })
  })

  it.each(['owner', 'engineering', 'can-impersonate', 'admin', 'command-center'])(
    'SEC-051 cannot even ask for the role %s, whatever the company holds',
    async role => {
      const person = await addPerson(house, { company })
      await db
        .updateTable('companies')
        .set({ roles: JSON.stringify([role]) })
        .where('id', '=', owner.companyId)
        .execute()
      const form = { emails: ['new@rows.example'], message: '', roles: [role] }
      expect((await gives(asOwner, person.id, [role])).status).toBe(400)
      expect((await asOwner.call(account.InviteUsers, form)).status).toBe(400)
      expect(await rolesOf(person.email)).toEqual([])
      // No service makes such a company, and none shows it.
      await holds([])
    },
  )

  it('gives none to people of other companies, to who waits, to programs, and to other owners', async () => {
    const inCompany = { company } as const
    const others = [
      await addPerson(house),
      await addPerson(house, { ...inCompany, type: 'Approval', status: 'Pending' }),
      await addPerson(house, { ...inCompany, type: 'Service' }),
      await addPerson(house, { ...inCompany, type: 'Owner', status: 'Owner', roles: ['owner'] }),
    ]
    for (const { id, email } of others) {
      const before = await rolesOf(email)
      expect((await gives(asOwner, id, ['enterprise'])).body.Notices[0].Messages).toEqual([messages.userMissing])
      expect(await rolesOf(email)).toEqual(before)
    }
  })

  it('lets in with roles who has registered', async () => {
    const waits = { type: 'Approval', status: 'Pending' } as const
    const person = await addPerson(house, { company, ...waits })
    const approve = (roles: string[]) =>
      asOwner.call(account.ApproveActivation, { id: person.id, isApproved: true, roles })
    expect((await approve(['nimbus'])).body.Notices[0].Messages).toEqual([serverMessages.rolesNotHeld])
    expect(await userOf(person.email)).toMatchObject({ ...waits, roles: [] })
    expect((await approve(['enterprise'])).body.Succeeded).toBe(true)
    expect(await userOf(person.email)).toMatchObject({ type: 'User', status: 'Active', roles: ['enterprise'] })
    expect((await auditOf('role-change'))[0]).toMatchObject({ target: person.email, detail: { after: 'enterprise' } })
  })

  it('invites with roles, which hold once the person has registered by the link', async () => {
    const guest = `guest.${owner.id.slice(0, 8)}@elsewhere.example`
    const form = { emails: [guest], message: '', roles: ['nimbus'] }
    expect((await asOwner.call(account.InviteUsers, form)).body.Notices[0].Messages).toEqual([
      serverMessages.rolesNotHeld,
    ])
    expect((await asOwner.call(account.InviteUsers, { ...form, roles: ['enterprise'] })).body.Succeeded).toBe(true)
    const mailsTo = async () => (await house.mails()).filter(mail => mail.includes(`To: ${guest}`))
    const token = (await mailsTo())
      .join()
      .replace(/=\r?\n/g, '')
      .match(/invitation=(?:3D)?([\w-]{43})/)?.[1]
    const visitor = new Visitor(house)
    await visitor.get(`/register?invitation=${token}`)
    const registered = await visitor.call(account.Register, {
      ...{ fullName: 'Gil Guest', companyName: 'Elsewhere', phone: '555-0101', acceptTerms: true },
      ...{ email: guest, confirmEmail: guest, password: 'Lantern7Harbor', confirmPassword: 'Lantern7Harbor' },
    })
    const answerCode = (await mailsTo()).join().match(/^ {4}(\d{8})\r?$/m)?.[1]
    const registrationId = registered.body.Item.RegistrationId
    const done = await visitor.call(account.ConfirmRegistration, { registrationId, answerCode })
    expect(done.body.Item).toEqual({ Outcome: 'Active' })
    expect(await rolesOf(guest)).toEqual(['enterprise'])
  })

  it('COMPANY-15 gives the account away with what the company holds: the new owner gives it on', async () => {
    const next = await addPerson(house, { company, roles: ['engineering'], email: `next${count}@harbor.example` })
    const { Company } = (await asOwner.call(account.GetCompanyProfile)).body.Item
    const profile = { ...Company, Owner: next.id, Address1: '1 Pier Road', City: 'Harbor', State: 'MN', Zip: '55057' }
    const { body } = await asOwner.call(account.UpdateCompanyProfile, { profile: { ...profile, Country: 'US' } })
    expect(body.Item).toEqual({ IsOwnerChanged: true })
    expect(await rolesOf(next.email)).toEqual(['owner', 'engineering', 'enterprise', 'aircooler'])
    const asNext = await hasSession(house, next)
    expect((await gives(asNext, owner.id, ['aircooler'])).body.Item.Roles).toEqual(['aircooler'])
  })
})

describe('an admin', () => {
  const set = async (visitor: Visitor, form: object) => visitor.submit('/admin', { action: 'company-roles', ...form })
  const ticked = (held: readonly CompanyRole[]) => Object.fromEntries(held.map(role => [`role-${role}`, 'on']))

  it('sets what a company holds, with the password: the owner gains it, people lose what is gone, all of it audited', async () => {
    const person = await addPerson(house, { company, roles: ['aircooler', 'enterprise', 'admin'] })
    const form = { company: owner.companyId, password, ...ticked(['enterprise', 'nimbus']) }
    const visitor = await asAdmin()
    const answer = await set(visitor, form)
    const address = `/admin?section=companies&company=${owner.companyId}`
    expect([answer.status, answer.headers.location]).toEqual([303, `${address}#panel`])
    expect((await visitor.get(address)).text).toContain(serverMessages.companies.rolesSaved)

    expect([await rolesOf(owner.email), await rolesOf(person.email)]).toEqual([
      ['owner', 'enterprise', 'nimbus'],
      ['admin', 'enterprise'],
    ])
    expect((await auditOf('company-roles'))[0]).toMatchObject({
      ...{ actor: theAdmin.email, detail: { before: 'enterprise, aircooler', after: 'enterprise, nimbus' } },
    })
    const changed = (await auditOf('role-change')).slice(0, 2).map(({ target, detail }) => [target, detail])
    expect(changed.sort()).toEqual(
      [
        [owner.email, { before: 'owner', after: 'owner, enterprise, nimbus' }],
        [person.email, { before: 'aircooler, enterprise, admin', after: 'admin, enterprise' }],
      ].sort(),
    )
  })

  it('SEC-054 changes nothing without the right password, and keeps what was ticked', async () => {
    const form = { company: owner.companyId, ...ticked(['nimbus']) }
    for (const [typed, said] of [
      ['', messages.required('Your password')],
      ['NotTheRightOne1', messages.wrongOldPassword],
    ]) {
      const visitor = await asAdmin()
      const { headers } = await set(visitor, { ...form, password: typed })
      const page = await visitor.get(headers.location ?? '')
      expect(page.text).toContain(said)
      expect(page.text).toMatch(/id="role-nimbus"[^>]* checked/)
      expect(page.text).not.toMatch(/id="role-enterprise"[^>]* checked/)
    }
    expect((await asOwner.call(account.GetCompanyRoles)).body.Items).toEqual(['enterprise', 'aircooler'])
  })

  it('SEC-054 is asked for the password by the service itself, and for clearance', async () => {
    const call = { id: owner.companyId, roles: ['nimbus'] }
    const proved = await signsIn(house, theAdmin)
    expect((await proved.call(admin.SetCompanyRoles, call)).status).toBe(403)
    const unproven = await asAdmin()
    const proved_at = minutesAfter(house.clock.now(), -limits.proofMinutes - 1)
    await db.updateTable('bearer_tokens').set({ proved_at }).where('user_id', '=', theAdmin.id).execute()
    expect((await unproven.call(admin.SetCompanyRoles, call)).body).toMatchObject({
      Succeeded: false,
      NeedsProof: true,
    })
    expect(await rolesOf(owner.email)).toEqual(['owner'])
  })

  async function newCompany(companyName: string, held: CompanyRole[] = ['enterprise']) {
    const kind = { type: 'Approval', status: 'Pending' } as const
    const first = await addPerson(house, { ...kind, company: companyName })
    const second = await addPerson(house, { ...kind, company: companyName })
    await holds(held, first.companyId)
    return { first, second }
  }

  it('finds companies that wait before all others, and lets one person in as the owner, with what the company holds', async () => {
    const { first, second } = await newCompany('Zephyr Fans')
    const visitor = await asAdmin()
    const { body } = await visitor.call(admin.ListCompanies, {})
    expect([body.Items[0].Name, body.Items[0].Waiting, body.Items[0].Owner]).toEqual(['Zephyr Fans', 2, null])
    const page = await visitor.get(`/admin?section=companies&company=${first.companyId}`)
    for (const { email } of [first, second]) expect(page.text).toContain(email)

    const form = { action: 'approve-company', company: first.companyId, password, customerNumber: 'C-77', plant: 'VA' }
    await visitor.submit('/admin', { ...form, id: second.id })
    expect(await userOf(second.email)).toMatchObject({ type: 'Owner', status: 'Owner', roles: ['owner', 'enterprise'] })
    const shown = (await visitor.call(admin.ShowCompany, { id: first.companyId })).body.Item
    expect(shown).toMatchObject({ Owner: second.email, CustomerNumber: 'C-77', Plant: 'VA', Waiting: 1 })
    expect((await house.mails()).some(mail => mail.includes(`To: ${second.email}`))).toBe(true)
    expect((await auditOf('company-approval'))[0]).toMatchObject({ actor: theAdmin.email, target: second.email })

    await visitor.submit('/admin', { ...form, id: first.id })
    expect((await visitor.get('/admin')).text).toContain(serverMessages.companies.owned(second.email))
    expect(await userOf(first.email)).toMatchObject({ type: 'Approval', status: 'Pending', roles: [] })
  })

  it('turns down who waits in a company without an owner, keeps nothing of them, and tells them', async () => {
    const { first, second } = await newCompany('Umbra Fans')
    const visitor = await asAdmin()
    const form = { action: 'deny-newcomer', company: first.companyId, customerNumber: '', plant: 'MN', id: first.id }
    await visitor.submit('/admin', { ...form, password: 'Wrong1Password' })
    expect(await userOf(first.email)).toMatchObject({ type: 'Approval' })
    await visitor.submit('/admin', { ...form, password })
    expect((await visitor.get('/admin')).text).toContain(serverMessages.companies.denied)
    expect(await db.selectFrom('users').select('id').where('email', '=', first.email).execute()).toEqual([])
    expect((await house.mails()).some(mail => mail.includes(`To: ${first.email}`))).toBe(true)
    expect((await auditOf('user-approval'))[0]).toMatchObject({
      ...{ actor: theAdmin.email, target: first.email, detail: { isApproved: false } },
    })

    // Where there is an owner they decide.
    await db.updateTable('users').set({ type: 'Owner', status: 'Owner' }).where('id', '=', second.id).execute()
    const third = await addPerson(house, { company: 'Umbra Fans', type: 'Approval', status: 'Pending' })
    const { body } = await visitor.call(admin.DenyNewcomer, { id: third.id })
    expect([body.Succeeded, body.Notices[0].Messages]).toEqual([false, [serverMessages.companies.notWaiting]])
    expect(await userOf(third.email)).toMatchObject({ type: 'Approval', status: 'Pending' })
  })

  it('lists the companies in pages, each once: those that wait by name, then all others by name', async () => {
    const { rows } = limits.adminPage
    const names = Array.from(
      { length: 2 * rows + 3 },
      (_, index) => `Paged Coils ${String(index % (rows + 5)).padStart(2, '0')}`,
    )
    const company = { customer_number: '', plant: 'MN', created_at: new Date(0) } as const
    await db
      .insertInto('companies')
      .values(names.map(name => ({ name, ...company })))
      .execute()
    await addPerson(house, { type: 'Approval', status: 'Pending', company: 'Paged Coils 99' })
    const visitor = await asAdmin()
    const seen: { Id: string; Name: string }[] = []
    for (let after: string | undefined; ; after = seen.at(-1)?.Id) {
      const { Items, Item } = (await visitor.call(admin.ListCompanies, { search: 'Paged Coils', after })).body
      expect(Item).toBe(names.length + 1)
      seen.push(...Items)
      if (Items.length < rows) break
    }
    expect(seen.map(({ Name }) => Name)).toEqual(['Paged Coils 99', ...names.sort()])
    expect(new Set(seen.map(({ Id }) => Id)).size).toBe(names.length + 1)

    const page = (await visitor.get('/admin?section=companies&search=Paged')).text.replaceAll('<!-- -->', '')
    expect(page).toContain(`${rows} of ${names.length + 1} companies on this page`)
    const next = /rel="next" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    expect((await visitor.get(next!)).text).toContain('Paged Coils 20')
  })

  it('lists all others after the last page of those that wait, also those whose names come before', async () => {
    const { rows } = limits.adminPage
    const waiting = Array.from({ length: rows + 1 }, (_, index) => `Awaited Coils ${50 + index}`)
    const others = ['Awaited Coils 01', 'Awaited Coils 99']
    for (const company of waiting) await addPerson(house, { type: 'Approval', status: 'Pending', company })
    for (const company of others) await addPerson(house, { company })
    const visitor = await asAdmin()
    const page = async (after?: string) =>
      (await visitor.call(admin.ListCompanies, { search: 'Awaited Coils', after })).body.Items as {
        Id: string
        Name: string
      }[]
    const first = await page()
    const second = await page(first.at(-1)?.Id)
    expect([...first, ...second].map(({ Name }) => Name)).toEqual([...waiting, ...others])
    expect(first).toHaveLength(rows)
  })

  it('says no number of companies that it did not count', async () => {
    const { countedUpTo } = limits
    const name = `Counted Coils`
    await sql`insert into companies (name, customer_number, plant, created_at)
      select ${name} || n, '', 'MN', now() from generate_series(1, ${countedUpTo + 5}::int) n`.execute(db)
    const page = (await (await asAdmin()).get(`/admin?section=companies&search=Counted`)).text.replaceAll(
      '<!-- -->',
      '',
    )
    expect(page).toContain('of more than 1,000 companies on this page')
    await db.deleteFrom('companies').where('name', 'like', `${name}%`).execute()
  })

  it('finds a company by a part of its name or domain, and is told how many there are', async () => {
    const { first } = await newCompany('Quorum 100% Coils')
    await db.updateTable('companies').set({ mail_domain: 'quorum.example' }).where('id', '=', first.companyId).execute()
    const visitor = await asAdmin()
    for (const search of ['quorum 100%', 'QUORUM.EX']) {
      const { Items, Item } = (await visitor.call(admin.ListCompanies, { search })).body
      expect([Items.map((one: { Id: string }) => one.Id), Item]).toEqual([[first.companyId], 1])
    }
  })
})

describe('the operator', () => {
  it('gives roles to a company with its first owner, and with roles of its people', async () => {
    const person = await addPerson(house, { type: 'Approval', status: 'Pending', company: 'Tern Coils' })
    const approve = adminCommands['approve-owner']
    const said = await approve.run(house.parts, { email: person.email, roles: 'economizer' })
    expect(said.join()).toContain('owner, economizer')
    expect(await rolesOf(person.email)).toEqual(['owner', 'economizer'])
    await adminCommands['set-roles'].run(house.parts, { email: person.email, roles: 'owner,nimbus,admin' })
    const { roles: held } = await db
      .selectFrom('companies')
      .select('roles')
      .where('id', '=', person.companyId)
      .executeTakeFirstOrThrow()
    expect(held.sort()).toEqual(['economizer', 'nimbus'])
    for (const wrong of ['admin', 'economizer,admin'])
      await expect(approve.run(house.parts, { email: person.email, roles: wrong })).rejects.toThrow(
        'a company holds only',
      )
  })
})
