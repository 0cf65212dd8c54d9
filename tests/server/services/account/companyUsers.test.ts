/** The users of a company: listing, switching, approving, removing, by the owner and nobody else. */
import { describe, expect, it } from 'vitest'
import { userStatuses, userTypes } from '../../../../shared/accounts/companyUsers'
import { newProject } from '../../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person, signsIn } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const owner = await addPerson(house, { roles: ['owner', 'enterprise'], type: 'Owner', status: 'Owner', name: 'Olivia' })
const asOwner = await hasSession(house, owner)
const stranger = await addPerson(house, { roles: ['enterprise'], company: 'Blue Ridge Sales', name: 'Sten Strange' })
const missing = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'

const rowOf = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
const auditOf = (event: string) =>
  db.selectFrom('audit_events').selectAll().where('event', '=', event).orderBy('sequence').execute()

describe('the list of company users', () => {
  it('API-22, API-51, ENTITY-16, ENUM-35, ENUM-36 has those of the caller’s company with exactly these fields', async () => {
    const priya = await addPerson(house, {
      name: 'Priya',
      email: 'priya@gmail.com',
      type: 'Approval',
      status: 'Pending',
    })
    const { body } = await asOwner.call(account.GetCompanyUsers)
    const row = body.Items.find((item: { Id: string }) => item.Id === priya.id)

    expect(row).toEqual({
      Id: priya.id,
      FullName: 'Priya',
      Email: 'priya@gmail.com',
      Type: 'Approval',
      Status: 'Pending',
      Domain: 'gmail.com',
      IsFreeDomain: true,
      IsWorking: false,
      IsHidden: false,
      IsActive: false,
    })
    expect(body.Items.find((item: { Id: string }) => item.Id === owner.id)).toMatchObject({
      Type: 'Owner',
      Status: 'Owner',
      IsFreeDomain: false,
      IsActive: true,
    })
    expect(userTypes).toEqual(['User', 'Owner', 'Approval', 'Invite', 'Service'])
    expect(userStatuses).toEqual(['Active', 'Disabled', 'Pending', 'Owner'])
    expect(JSON.stringify(body)).not.toContain('Sten Strange')
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
  })

  it('API-22 takes no payload', async () => {
    const { status } = await asOwner.callAt('GET', '/AccountService.svc/GetCompanyUsers?company=1')
    expect(status).toBe(400)
  })
})

describe('Can Login', () => {
  const set = async (id: string, isActive: boolean) =>
    (await asOwner.call(account.SetIsActive, { id, isActive, name: 'Dana Whitfield' })).body

  it('API-23, USERS-06 sets Status to Disabled and back to Active, and is audited', async () => {
    const person = await addPerson(house)
    const off = await set(person.id, false)
    expect([off.Item.Status, off.Item.IsActive, (await rowOf(person.id))?.status]).toEqual([
      'Disabled',
      false,
      'Disabled',
    ])
    const on = await set(person.id, true)
    expect([on.Item.Status, on.Item.IsActive]).toEqual(['Active', true])
    const events = (await auditOf('user-status')).filter(event => event.target === person.email)
    expect(events.map(event => [event.outcome, event.actor, event.detail])).toEqual([
      ['success', owner.email, { isActive: false }],
      ['success', owner.email, { isActive: true }],
    ])
  })

  it('USERS-06 off ends the sessions and tokens of that person at once', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const theirs = await signsIn(house, person)
    expect((await theirs.get('/enterprise-webapp')).status).toBe(200)
    await set(person.id, false)
    const tokens = await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', person.id).execute()
    const sessions = await db.selectFrom('sessions').selectAll().where('user_email', '=', person.email).execute()
    expect(tokens).toEqual([])
    expect(sessions.every(session => session.ended_at !== null)).toBe(true)
    expect((await theirs.get('/enterprise-webapp')).headers.location).toBe('/login')
    await expect(signsIn(house, person)).rejects.toThrow('was not signed in')
  })

  it('USERS-08, ROLE-11, SEC-054 is refused for the account owner, by Type or by Status, and for oneself', async () => {
    const byType = await addPerson(house, { type: 'Owner', status: 'Active' })
    const byStatus = await addPerson(house, { type: 'User', status: 'Owner' })
    for (const { id } of [owner, byType, byStatus]) {
      const { Succeeded, Notices } = await set(id, false)
      expect([Succeeded, Notices[0].Messages]).toEqual([false, [messages.ownerStays]])
    }
    const second = await addPerson(house, { roles: ['owner'] })
    const { body } = await (await hasSession(house, second)).call(account.SetIsActive, {
      ...{ id: second.id, isActive: false, name: '' },
    })
    expect(body.Notices[0].Messages).toEqual([messages.notYourself])
    expect((await rowOf(second.id))?.status).toBe('Active')
  })

  it('is refused for who has not been let in yet', async () => {
    for (const type of ['Approval', 'Invite'] as const) {
      const waiting = await addPerson(house, { type, status: 'Pending' })
      expect((await set(waiting.id, true)).Succeeded).toBe(false)
      expect((await rowOf(waiting.id))?.status).toBe('Pending')
    }
  })
})

describe('approval', () => {
  const decide = async (id: string, isApproved: boolean) =>
    (await asOwner.call(account.ApproveActivation, { id, isApproved })).body

  it('API-26, USERS-09 makes Type User and Status Active, once, and tells the person', async () => {
    const person = await addPerson(house, { type: 'Approval', status: 'Pending', email: 'waits@northfield.example' })
    expect((await decide(person.id, true)).Item).toMatchObject({ Type: 'User', Status: 'Active', IsActive: true })
    expect((await decide(person.id, true)).Notices[0].Messages).toEqual([messages.notPending])
    expect((await decide(person.id, false)).Succeeded).toBe(false)
    expect(await rowOf(person.id)).toMatchObject({ type: 'User', status: 'Active' })
    expect((await house.mails()).filter(mail => mail.includes('To: waits@northfield.example'))).toHaveLength(1)
  })

  it('USERS-10 denied removes the row, and tells the person', async () => {
    const person = await addPerson(house, { type: 'Approval', status: 'Pending', email: 'denied@northfield.example' })
    expect((await decide(person.id, false)).Succeeded).toBe(true)
    expect(await rowOf(person.id)).toBeUndefined()
    // Nobody waits for an answer that has been given.
    const mail = (await house.mails()).find(one => one.includes('To: denied@northfield.example'))
    expect(mail).toContain('has not been approved')
  })
})

describe('removing a user', () => {
  const document = newProject('IP')
  const check = async (id: string) => (await asOwner.call(account.CheckUserPreDelete, { id, name: '' })).body
  const remove = async (id: string, mergeProjects: boolean) =>
    (await asOwner.call(account.RemoveUser, { id, name: '', mergeProjects })).body

  async function withProject(): Promise<{ person: Person; projectId: string }> {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const saved = await (await hasSession(house, person)).call(coilSelection.SaveProject, {
      name: 'Left behind',
      document,
    })
    return { person, projectId: saved.body.Item.Id }
  }

  it('API-24, USERS-13 says before it how many projects there are', async () => {
    const { person } = await withProject()
    expect((await check(person.id)).Item).toEqual({ ProjectCount: 1 })
    expect((await check((await addPerson(house)).id)).Item).toEqual({ ProjectCount: 0 })
    expect((await check(owner.id)).Notices[0].Messages).toEqual([messages.ownerStays])
  })

  it('API-25, USERS-14 with mergeProjects gives the projects to the owner', async () => {
    const { person, projectId } = await withProject()
    expect((await remove(person.id, true)).Succeeded).toBe(true)
    expect(await rowOf(person.id)).toBeUndefined()
    const { body } = await asOwner.call(coilSelection.OpenProject, { id: projectId })
    expect(body.Item).toMatchObject({ Name: 'Left behind', Permission: 'Owner' })
  })

  it('USERS-14 with mergeProjects gives projects and templates to the owner of the account, whoever removes', async () => {
    const company = 'Heirs and Coils'
    const heir = await addPerson(house, { company, roles: ['owner'], type: 'Owner', status: 'Owner' })
    const person = await addPerson(house, { company, roles: ['enterprise'] })
    const theirs = await hasSession(house, person)
    const { tag, input, display } = document.items[0]!
    const [name, item] = ['Left behind', { tag, input, display }]
    const project = (await theirs.call(coilSelection.SaveProject, { name, document })).body
    const template = (await theirs.call(coilSelection.SaveTemplate, { name, item })).body
    const holder = await hasSession(house, await addPerson(house, { company, roles: ['owner'] }))
    const { body } = await holder.call(account.RemoveUser, { id: person.id, name: '', mergeProjects: true })

    const ownerOf = (table: 'designs' | 'coil_templates', id: string) =>
      db.selectFrom(table).select('owner_id').where('id', '=', id).execute()
    expect([body.Succeeded, template.Succeeded]).toEqual([true, true])
    expect(await ownerOf('designs', project.Item.Id)).toEqual([{ owner_id: heir.id }])
    expect(await ownerOf('coil_templates', template.Item.Id)).toEqual([{ owner_id: heir.id }])
  })

  it('API-25, USERS-14 without it deletes them, and is audited', async () => {
    const { person, projectId } = await withProject()
    await remove(person.id, false)
    expect(await db.selectFrom('designs').select('id').where('id', '=', projectId).execute()).toEqual([])
    const [event] = (await auditOf('user-removal')).filter(one => one.target === person.email)
    expect(event).toMatchObject({ outcome: 'success', actor: owner.email, detail: { mergeProjects: false } })
  })

  it('ends the person’s session', async () => {
    const person = await addPerson(house)
    const theirs = await signsIn(house, person)
    await remove(person.id, false)
    expect(await theirs.isSignedIn()).toBe(false)
  })

  it('SEC-054 is refused for the owner, whatever was checked before', async () => {
    expect((await remove(owner.id, true)).Notices[0].Messages).toEqual([messages.ownerStays])
    expect(await rowOf(owner.id)).toBeDefined()
  })
})

describe('SEC-050 a user of another company', () => {
  const strangers = () =>
    db.selectFrom('users').selectAll().where('company_id', '=', stranger.companyId).orderBy('id').execute()

  it.each([
    ['SetIsActive', { isActive: false, name: 'Sten Strange' }],
    ['CheckUserPreDelete', { name: 'Sten Strange' }],
    ['RemoveUser', { name: 'Sten Strange', mergeProjects: true }],
    ['ApproveActivation', { isApproved: true }],
    ['ResendInvite', {}],
  ] as const)('is to %s exactly as one that does not exist', async (name, request) => {
    const waiting = await addPerson(house, { company: 'Blue Ridge Sales', type: 'Approval', status: 'Pending' })
    const invited = await addPerson(house, { company: 'Blue Ridge Sales', type: 'Invite', status: 'Pending' })
    const before = await strangers()
    const answers = await Promise.all(
      [missing, stranger.id, waiting.id, invited.id].map(id => asOwner.call(account[name], { ...request, id })),
    )
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect(answers[0]?.body.Notices[0].Messages).toEqual([messages.userMissing])
    expect(await strangers()).toEqual(before)
  })

  it.each([
    ['SetIsActive', { id: missing, isActive: true, name: '', Status: 'Active' }],
    ['SetIsActive', { id: missing, isActive: true, name: '', Roles: ['admin'] }],
    ['ApproveActivation', { id: missing, isApproved: true, Type: 'Owner' }],
    ['RemoveUser', { id: missing, name: '', mergeProjects: true, companyId: stranger.companyId }],
    ['InviteUsers', { emails: ['a@b.example'], message: '', Roles: ['admin'] }],
    ['AddServiceAccount', { name: 'x', Roles: ['admin'] }],
  ] as const)('SEC-052 %s refuses a field more: %j', async (name, request) => {
    const both = await hasSession(house, await addPerson(house, { roles: ['owner', 'nimbus'] }))
    expect((await both.call(account[name], request)).status).toBe(400)
  })
})
