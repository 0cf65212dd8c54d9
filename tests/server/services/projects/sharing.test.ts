/** Project sharing: whose groups, who may be in them, and what they permit with each design. */
import { describe, expect, it } from 'vitest'
import { type PermissionGroup, permissionGroups } from '../../../../shared/access/permissionGroups'
import { newProject } from '../../../../shared/coils/document/exampleCoil'
import { account, coilSelection } from '../../../../shared/contracts'
import { limits } from '../../../../shared/limits'
import { messages } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const owner = await addPerson(house, { roles: ['enterprise'], name: 'Ola Owner' })
const member = await addPerson(house, { roles: ['enterprise'], name: 'Mia Member' })
const third = await addPerson(house, { roles: ['enterprise'], name: 'Tor Third' })
const stranger = await addPerson(house, { roles: ['enterprise'], company: 'Blue Ridge Sales', name: 'Sten Strange' })
await addPerson(house, { type: 'Service', name: 'Bot' })
await addPerson(house, { type: 'Invite', status: 'Pending', name: '' })
await addPerson(house, { type: 'Approval', status: 'Pending', name: 'Priya' })

const asOwner = await hasSession(house, owner)
const asMember = await hasSession(house, member)
const document = newProject('IP')

const named = (people: readonly Person[]) => people.map(({ id }) => ({ Id: id, Name: '' }))
/** Who is to be in which group; everybody else of the file in none. */
const configWith = (placed: Partial<Record<PermissionGroup, Person[]>>) => ({
  Groups: permissionGroups.map(Id => ({ Id, Name: Id, Members: named(placed[Id] ?? []) })),
  NonGroupMembers: named([owner, member, third].filter(one => !Object.values(placed).flat().includes(one))),
})
const list = (people: [Person, string][], Total = people.length) => ({
  Members: people.map(([{ id }, Name]) => ({ Id: id, Name })),
  Total,
  After: null,
})
const update = async (config: unknown, who = asOwner) =>
  who.call(account.UpdatePermissionGroupMembers, { config: JSON.stringify(config) })
const placements = async () =>
  db
    .selectFrom('project_members')
    .select(['member_id', 'permission_group'])
    .where('owner_id', '=', owner.id)
    .orderBy('member_id')
    .execute()

describe('the groups', () => {
  it('API-30, API-51, SHARE-04, ENUM-38, ENTITY-12, ENTITY-13 are three, with their members, and who is in none', async () => {
    const { body } = await asOwner.call(account.GetPermissionGroupMembers)
    expect(body.Item).toEqual({
      Groups: ['Read-Only', 'Read-Write', 'Full Access'].map(Name => ({ Id: Name, Name, ...list([]) })),
      NonGroupMembers: [
        { Id: member.id, Name: 'Mia Member' },
        { Id: third.id, Name: 'Tor Third' },
      ],
      NonGroupExtent: { Total: 2, After: null },
    })
  })

  it('API-31 are changed by differences: whoever is not named stays where they are', async () => {
    await update(configWith({ 'Read-Write': [member] }))
    const change = (Id: PermissionGroup, people: Person[]) => ({
      Groups: [{ Id, Name: Id, Members: named(people) }],
      NonGroupMembers: [],
    })
    await update(change('Full Access', [third]))
    expect(await placements()).toHaveLength(2)
    const { body } = await update(change('Full Access', [member]))
    expect(body.Item.Groups[2]).toEqual({
      ...{ Id: 'Full Access', Name: 'Full Access' },
      ...list([
        [member, 'Mia Member'],
        [third, 'Tor Third'],
      ]),
    })
    await update({ Groups: [], NonGroupMembers: named([third]) })
    expect(await placements()).toEqual([{ member_id: member.id, permission_group: 'Full Access' }])
  })

  it('API-31 may be named all at once, and are read back so', async () => {
    const before = (await update(configWith({ 'Read-Write': [member], 'Full Access': [third] }))).body.Item
    expect(before.Groups.map((group: { Members: { Name: string }[] }) => group.Members.map(one => one.Name))).toEqual([
      [],
      ['Mia Member'],
      ['Tor Third'],
    ])
    const { body } = await update(configWith({ 'Read-Only': [member] }))
    expect(body.Item.Groups[0].Members).toEqual([{ Id: member.id, Name: 'Mia Member' }])
    expect(body.Item.NonGroupMembers).toEqual([{ Id: third.id, Name: 'Tor Third' }])
    expect(await placements()).toEqual([{ member_id: member.id, permission_group: 'Read-Only' }])
  })

  it('API-31 are JSON text within JSON, encoded twice on the wire; anything else is refused', async () => {
    const token = await asOwner.token()
    const send = (body: string) =>
      asOwner.callAt('POST', '/AccountService.svc/UpdatePermissionGroupMembers', body, { 'x-csrf-token': token })
    const twice = '{"config":"{\\"Groups\\":[],\\"NonGroupMembers\\":[]}"}'
    expect((await send(twice)).status).toBe(200)
    for (const wrong of [
      '{"config":{"Groups":[],"NonGroupMembers":[]}}',
      '{"config":"\\"{\\\\\\"Groups\\\\\\":[]}\\""}',
      '{"config":"Groups"}',
      '{"config":""}',
      '{"config":"{\\"Groups\\":[]}"}',
      '{"config":"{\\"Groups\\":[],\\"NonGroupMembers\\":[],\\"Owner\\":1}"}',
    ])
      expect([wrong, (await send(wrong)).status]).toEqual([wrong, 400])
    expect((await send(JSON.stringify({ config: ' '.repeat(limits.sharing.config + 1) }))).status).toBe(400)
  })

  it('SEC-053 take nobody of another company, nobody twice, no program and not oneself; nothing changes then', async () => {
    await update(configWith({ 'Read-Only': [member] }))
    const bot = await db.selectFrom('users').select('id').where('full_name', '=', 'Bot').executeTakeFirstOrThrow()
    const nobody = { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' }
    const answers = []
    for (const wrong of [
      { 'Full Access': [nobody as Person] },
      { 'Full Access': [stranger] },
      { 'Read-Only': [member], 'Full Access': [member] },
      { 'Read-Only': [bot as Person] },
      { 'Read-Only': [owner] },
    ])
      answers.push((await update(configWith(wrong))).body)
    answers.push((await update({ ...configWith({ 'Full Access': [member] }), NonGroupMembers: named([member]) })).body)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0].Notices[0].Messages).toEqual([messages.groupsWrong])
    expect(await placements()).toEqual([{ member_id: member.id, permission_group: 'Read-Only' }])
  })

  it('SEC-053 are the caller’s own: setting mine changes nobody else’s', async () => {
    await update(configWith({ 'Read-Only': [member] }))
    await update(configWith({ 'Full Access': [owner] }), asMember)
    await update(configWith({}), asMember)
    expect(await placements()).toEqual([{ member_id: member.id, permission_group: 'Read-Only' }])
  })

  it('SEC-103 are audited where they change', async () => {
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'sharing')
      .orderBy('sequence')
      .execute()
    expect(events.some(event => event.outcome === 'success' && event.actor === owner.email)).toBe(true)
    expect(events.some(event => event.outcome === 'refused' && event.actor === owner.email)).toBe(true)
  })
})

describe('SHARE-05, SHARE-06, SHARE-07 what a group permits', () => {
  const save = async (who: typeof asOwner, request: object) =>
    (await who.call(coilSelection.SaveProject, { name: 'AHU-3', document, ...request })).body

  async function sharedBy(group?: PermissionGroup) {
    await update(configWith(group ? { [group]: [member] } : {}))
    return (await save(asOwner, { name: 'Shared unit' })).Item
  }

  const wording = { true: [], false: [expect.any(String)] }
  it.each([
    ['SHARE-05 Read-Only', 'Read-Only', { save: false, delete: false }],
    ['SHARE-06 Read-Write', 'Read-Write', { save: true, delete: false }],
    ['SHARE-07 Full Access', 'Full Access', { save: true, delete: true }],
  ] as const)('%s allows open and save-as; save and delete as it says', async (_, group, may) => {
    const shared = await sharedBy(group)
    const opened = (await asMember.call(coilSelection.OpenProject, { id: shared.Id })).body
    expect(opened.Item).toMatchObject({ Name: 'Shared unit', Permission: group, OwnerName: 'Ola Owner' })
    const list = (await asMember.call(coilSelection.ListProjects)).body
    expect(list.Items.find((item: { Id: string }) => item.Id === shared.Id)).toMatchObject({ Permission: group })

    const copy = await save(asMember, { name: 'My copy', document: opened.Item.Document })
    expect(copy.Item).toMatchObject({ Permission: 'Owner', OwnerName: 'Mia Member' })

    const saved = await save(asMember, { id: shared.Id, version: 1, name: 'Changed' })
    expect(saved.Succeeded).toBe(may.save)
    expect(saved.Notices.flatMap((one: { Messages: string[] }) => one.Messages)).toEqual(
      may.save ? wording.true : [messages.projectReadOnly],
    )
    const removed = (await asMember.call(coilSelection.DeleteProject, { id: shared.Id })).body
    expect([removed.Succeeded, removed.Notices[0]?.Messages]).toEqual(
      may.delete ? [true, undefined] : [false, [messages.projectKept]],
    )
    const left = (await asOwner.call(coilSelection.OpenProject, { id: shared.Id })).body
    expect(left.Succeeded).toBe(!may.delete)
    if (!may.delete)
      expect(left.Item).toMatchObject({ Name: may.save ? 'Changed' : 'Shared unit', Permission: 'Owner' })
  })

  it('SEC-050, SEC-053 nothing without a group: opening, saving and deleting answer as for a missing design', async () => {
    const shared = await sharedBy()
    const missing = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
    for (const who of [asMember, await hasSession(house, stranger)])
      for (const ask of [
        (id: string) => who.call(coilSelection.OpenProject, { id }),
        (id: string) => who.call(coilSelection.DeleteProject, { id }),
        (id: string) => who.call(coilSelection.SaveProject, { id, version: 1, name: 'x', document }),
      ]) {
        const [there, nowhere] = await Promise.all([ask(shared.Id), ask(missing)])
        expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body])
        expect(there.body.Notices[0].Messages).toEqual([messages.projectMissing])
      }
    expect((await asOwner.call(coilSelection.OpenProject, { id: shared.Id })).body.Item).toMatchObject({ Version: 1 })
  })

  it('SEC-053 ends the moment the member is taken out of the group, or has gone to another company', async () => {
    const shared = await sharedBy('Full Access')
    await update(configWith({}))
    expect((await asMember.call(coilSelection.OpenProject, { id: shared.Id })).body.Succeeded).toBe(false)

    await update(configWith({ 'Full Access': [third] }))
    const asThird = await hasSession(house, third)
    expect((await asThird.call(coilSelection.OpenProject, { id: shared.Id })).body.Succeeded).toBe(true)
    await db.updateTable('users').set({ company_id: stranger.companyId }).where('id', '=', third.id).execute()
    expect((await asThird.call(coilSelection.OpenProject, { id: shared.Id })).body.Succeeded).toBe(false)
    expect((await asThird.call(coilSelection.DeleteProject, { id: shared.Id })).body.Succeeded).toBe(false)
    await db.updateTable('users').set({ company_id: owner.companyId }).where('id', '=', third.id).execute()
  })

  it('keeps the owner, and says who changed it, where a member saves', async () => {
    const shared = await sharedBy('Read-Write')
    await save(asMember, { id: shared.Id, version: 1, name: 'Changed' })
    const { Item } = (await asOwner.call(coilSelection.OpenProject, { id: shared.Id })).body
    expect(Item).toMatchObject({ ChangedBy: 'Mia Member', OwnerName: 'Ola Owner', Version: 2 })
  })

  it('SEC-103 deleting is audited, allowed or not', async () => {
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'design-removal')
      .orderBy('sequence')
      .execute()
    expect(new Set(events.map(event => event.outcome))).toEqual(new Set(['success', 'refused']))
  })
})
