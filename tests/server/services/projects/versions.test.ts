/** Versions of a project, drafts of what is not saved, and templates: who has them, and what each may do. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { limits } from '../../../../server/config/limits'
import { type PermissionGroup, permissionGroups } from '../../../../shared/access/permissionGroups'
import { newCoilDocument, newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../../../shared/coils/document/project'
import { account, coilSelection } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { projectMessages } from '../../../../shared/wording/projectTexts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const owner = await addPerson(house, { roles: ['enterprise'], name: 'Ola Owner' })
const member = await addPerson(house, { roles: ['enterprise'], name: 'Mia Member' })
const stranger = await addPerson(house, { roles: ['enterprise'], company: 'Blue Ridge Sales' })
const asOwner = await hasSession(house, owner)
const asMember = await hasSession(house, member)
const asStranger = await hasSession(house, stranger)
const document = newProject('IP')
const tagged = (tag: string) => coilProjects.projectOf([{ ...document.items[0]!, tag }])

const body = async (answer: Promise<{ body: unknown }>) => (await answer).body as Answer
type Body = Awaited<ReturnType<typeof asOwner.call>>['body']

interface Answer {
  Succeeded: boolean
  Notices: { Messages: string[] }[]
  Item: Body
  Items: Body[]
}

/** Puts Mia into one of Ola's groups, or into none. */
async function place(group?: PermissionGroup) {
  const Groups = permissionGroups.map(Id => ({
    Id,
    Name: Id,
    Members: Id === group ? [{ Id: member.id, Name: '' }] : [],
  }))
  const visitor = await hasSession(house, owner)
  await visitor.call(account.UpdatePermissionGroupMembers, {
    config: JSON.stringify({ Groups, NonGroupMembers: group ? [] : [{ Id: member.id, Name: '' }] }),
  })
}

describe('versions of a project', () => {
  async function saved(...tags: string[]): Promise<string> {
    let id: string | undefined
    for (const [index, tag] of tags.entries()) {
      const request = { id, version: id && index, name: `Unit ${index + 1}`, note: `Note ${index + 1}` }
      const { Item } = await body(asOwner.call(coilSelection.SaveProject, { ...request, document: tagged(tag) }))
      id = Item.Id
      house.clock.advance({ minutes: 1 })
    }
    return id ?? ''
  }

  it('are kept at every save, with who, when and the note, the newest first', async () => {
    const id = await saved('A', 'B', 'C')
    const { Items } = await body(asOwner.call(coilSelection.ListVersions, { id }))
    expect(Items.map(({ Version, Tag, Name, Note, ChangedBy }) => [Version, Tag, Name, Note, ChangedBy])).toEqual([
      [3, 'C', 'Unit 3', 'Note 3', 'Ola Owner'],
      [2, 'B', 'Unit 2', 'Note 2', 'Ola Owner'],
      [1, 'A', 'Unit 1', 'Note 1', 'Ola Owner'],
    ])
    expect(new Date(Items[0].ChangedAt).getTime() - new Date(Items[1].ChangedAt).getTime()).toBe(60_000)
  })

  it('can be looked at, and become the newest again without anything being lost', async () => {
    const id = await saved('A', 'B')
    const looked = await body(asOwner.call(coilSelection.OpenVersion, { id, version: 1 }))
    expect(looked.Item).toMatchObject({ Version: 1, Newest: 2, Tag: 'A', Name: 'Unit 1', Note: 'Note 1' })
    expect(looked.Item.Document).toEqual(tagged('A'))

    const restored = await body(asOwner.call(coilSelection.RestoreVersion, { id, version: 1, newest: 2 }))
    expect(restored.Item).toMatchObject({ Version: 3, Tag: 'A', Document: tagged('A') })
    const { Items } = await body(asOwner.call(coilSelection.ListVersions, { id }))
    expect(Items.map(({ Tag, Note }) => [Tag, Note])).toEqual([
      ['A', projectMessages.versionRestored(1)],
      ['B', 'Note 2'],
      ['A', 'Note 1'],
    ])
  })

  it('are not restored over a save that came in between', async () => {
    const id = await saved('A', 'B')
    await asOwner.call(coilSelection.SaveProject, { id, version: 2, name: 'Newer', document })
    const late = await body(asOwner.call(coilSelection.RestoreVersion, { id, version: 1, newest: 2 }))
    expect([late.Succeeded, late.Notices[0]?.Messages]).toEqual([false, [messages.projectChanged]])
    expect((await body(asOwner.call(coilSelection.OpenProject, { id }))).Item.Name).toBe('Newer')
  })

  it('of a coil that was saved before there were projects open as a project', async () => {
    const id = await saved('A')
    const old = JSON.stringify({ ...newCoilDocument('IP'), tag: 'Old' })
    await db.updateTable('designs').set({ document: old }).where('id', '=', id).execute()
    await db.updateTable('design_versions').set({ document: old }).where('design_id', '=', id).execute()
    const opened = (await body(asOwner.call(coilSelection.OpenProject, { id }))).Item.Document
    expect([opened.kind, opened.items.length, opened.items[0].tag]).toEqual(['project', 1, 'Old'])
    expect((await body(asOwner.call(coilSelection.OpenVersion, { id, version: 1 }))).Item.Document).toEqual(opened)
  })

  it('SEC-050, SHARE-05, SHARE-06 are had by who has the project, and restored by who may save it', async () => {
    const id = await saved('A', 'B')
    const asks = (who: typeof asOwner, of = id) =>
      [
        who.call(coilSelection.ListVersions, { id: of }),
        who.call(coilSelection.OpenVersion, { id: of, version: 1 }),
        who.call(coilSelection.RestoreVersion, { id: of, version: 1, newest: 2 }),
      ].map(body)
    const missing = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
    await place()
    for (const who of [asMember, asStranger])
      expect(await Promise.all(asks(who))).toEqual(await Promise.all(asks(who, missing)))
    await place('Read-Only')
    const read = await Promise.all(asks(asMember))
    expect(read.map(({ Succeeded }) => Succeeded)).toEqual([true, true, false])
    expect(read[2]?.Notices[0]?.Messages).toEqual([messages.projectReadOnly])
    await place('Read-Write')
    const written = await Promise.all(asks(asMember))
    expect(written.map(({ Succeeded }) => Succeeded)).toEqual([true, true, true])
    await place()
  })

  it('go with the project, and the oldest go where there are very many', async () => {
    const id = await saved('A')
    const { Item } = await body(asOwner.call(coilSelection.OpenProject, { id }))
    await db.updateTable('designs').set({ version: limits.versions }).where('id', '=', id).execute()
    await asOwner.call(coilSelection.SaveProject, { id, version: limits.versions, name: Item.Name, document })
    const { Items } = await body(asOwner.call(coilSelection.ListVersions, { id }))
    expect(Items.map(({ Version }) => Version)).toEqual([limits.versions + 1])
    await asOwner.call(coilSelection.DeleteProject, { id })
    expect(await db.selectFrom('design_versions').selectAll().where('design_id', '=', id).execute()).toEqual([])
  })
})

describe('a draft', () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const listed = async (who: typeof asOwner, which: { id?: string }) =>
    (await body(who.call(coilSelection.ListDrafts, which))).Items.map(({ DraftId, Tag }) => [DraftId, Tag])
  const opened = async (who: typeof asOwner, which: { id?: string }, draftId = first) =>
    (await body(who.call(coilSelection.OpenDraft, { ...which, draftId }))).Item

  it('is one for each tab with a project, the last that was kept, until it is dropped', async () => {
    const { Item } = await body(asOwner.call(coilSelection.SaveProject, { name: 'With draft', document }))
    const which = { id: Item.Id as string }
    expect(await listed(asOwner, which)).toEqual([])
    await asOwner.call(coilSelection.KeepDraft, { ...which, draftId: first, version: 1, document: tagged('A') })
    await asOwner.call(coilSelection.KeepDraft, { ...which, draftId: first, version: 1, document: tagged('B') })
    await asOwner.call(coilSelection.KeepDraft, { draftId: first, document: tagged('New') })
    expect((await body(asOwner.call(coilSelection.ListDrafts, which))).Items).toEqual([
      { DraftId: first, KeptAt: house.clock.now().toISOString(), Tag: 'B' },
    ])
    expect(await opened(asOwner, which)).toEqual({ Version: 1, Document: tagged('B') })
    await asOwner.call(coilSelection.DropDraft, { ...which, draftId: first })
    expect(await opened(asOwner, which)).toBeNull()
    expect(await opened(asOwner, {})).toMatchObject({ Document: tagged('New'), Version: null })
  })

  it('is not written over by a later tab, and neither is dropped with the other', async () => {
    const { Item } = await body(asOwner.call(coilSelection.SaveProject, { name: 'Two tabs', document }))
    const which = { id: Item.Id as string }
    await asOwner.call(coilSelection.KeepDraft, { ...which, draftId: first, version: 1, document: tagged('Older') })
    house.clock.advance({ minutes: 1 })
    await asOwner.call(coilSelection.KeepDraft, { ...which, draftId: second, version: 1, document: tagged('Newer') })
    expect(await listed(asOwner, which)).toEqual([
      [second, 'Newer'],
      [first, 'Older'],
    ])
    await asOwner.call(coilSelection.DropDraft, { ...which, draftId: second })
    expect((await opened(asOwner, which)).Document).toEqual(tagged('Older'))
  })

  it('of a project that was never saved stays where a colleague keeps one of theirs', async () => {
    await asMember.call(coilSelection.KeepDraft, { draftId: second, document: tagged('Of a colleague') })
    await asOwner.call(coilSelection.KeepDraft, { draftId: first, document: tagged('Own') })
    expect(await listed(asMember, {})).toEqual([[second, 'Of a colleague']])
    await asMember.call(coilSelection.DropDraft, { draftId: second })
    await asOwner.call(coilSelection.DropDraft, { draftId: first })
  })

  it('gives way to the sixth draft of its project, and to none of another', async () => {
    const { Item } = await body(asOwner.call(coilSelection.SaveProject, { name: 'Six tabs', document }))
    const which = { id: Item.Id as string }
    const before = await listed(asOwner, {})
    for (let number = 1; number <= limits.draftsOfProject + 1; number++) {
      house.clock.advance({ minutes: 1 })
      const draft = { draftId: randomUUID(), version: 1, document: tagged(`T${number}`) }
      await asOwner.call(coilSelection.KeepDraft, { ...which, ...draft })
    }
    expect((await listed(asOwner, which)).map(([, tag]) => tag)).toEqual(['T6', 'T5', 'T4', 'T3', 'T2'])
    expect(await listed(asOwner, {})).toEqual(before)
  })

  it('outlives the session that it was made in', async () => {
    await asOwner.call(coilSelection.KeepDraft, { draftId: second, document: tagged('Kept') })
    const later = await hasSession(house, owner)
    expect((await opened(later, {}, second)).Document).toEqual(tagged('Kept'))
  })

  it('SEC-050 is nobody else’s to see, and is kept of no project that is not had', async () => {
    const { Item } = await body(asOwner.call(coilSelection.SaveProject, { name: 'Mine', document }))
    const which = { id: Item.Id as string }
    await place('Full Access')
    await asOwner.call(coilSelection.KeepDraft, { ...which, draftId: first, version: 1, document: tagged('Secret') })
    expect(await listed(asMember, which)).toEqual([])
    expect(await opened(asMember, which)).toBeNull()
    await asMember.call(coilSelection.DropDraft, { ...which, draftId: first })
    await asMember.call(coilSelection.KeepDraft, { ...which, draftId: first, version: 1, document: tagged('Theirs') })
    expect((await opened(asOwner, which)).Document).toEqual(tagged('Secret'))
    await place()
    const refused = await body(asMember.call(coilSelection.KeepDraft, { ...which, draftId: second, document }))
    expect(refused.Notices[0]?.Messages).toEqual([messages.projectMissing])
  })

  it('ends after 30 days', async () => {
    await asOwner.call(coilSelection.KeepDraft, { draftId: first, document })
    house.clock.advance({ days: limits.draftDays, minutes: 1 })
    await purge(house.parts)
    expect(await db.selectFrom('design_drafts').selectAll().execute()).toEqual([])
  })
})

describe('templates', () => {
  const { tag, input, display } = newCoilDocument('IP')
  const coil = { tag, input, display }
  const later = () => Promise.all([hasSession(house, owner), hasSession(house, member), hasSession(house, stranger)])
  const save = async (who: typeof asOwner, request: object = {}) =>
    body(who.call(coilSelection.SaveTemplate, { name: 'Chilled water, 6 rows', item: coil, ...request }))
  const listed = async (who: typeof asOwner) =>
    (await body(who.call(coilSelection.ListTemplates))).Items.map(({ Name, IsShared, Permission }) => [
      Name,
      IsShared,
      Permission,
    ])

  it('are saved, listed by name, opened and saved anew', async () => {
    const [mine] = await later()
    const { Item } = await save(mine)
    await save(mine, { name: 'A first one' })
    await save(mine, { id: Item.Id, name: 'Another name', item: { ...coil, tag: 'CC-9' } })
    expect(await listed(mine)).toEqual([
      ['A first one', false, 'Owner'],
      ['Another name', false, 'Owner'],
    ])
    const opened = await body(mine.call(coilSelection.OpenTemplate, { id: Item.Id }))
    expect(opened.Item).toMatchObject({
      Name: 'Another name',
      Content: { ...coil, tag: 'CC-9' },
      OwnerName: 'Ola Owner',
    })
    await db.deleteFrom('coil_templates').execute()
  })

  it.each([
    ['SHARE-05 Read-Only', 'Read-Only', [false, false]],
    ['SHARE-06 Read-Write', 'Read-Write', [true, false]],
    ['SHARE-07 Full Access', 'Full Access', [true, true]],
  ] as const)(
    '%s are opened; saved and deleted as the group permits, and only while they are shared',
    async (_, group, may) => {
      const [mine, theirs] = await later()
      const { Item } = await save(mine)
      const { Id: id } = Item
      await place(group)
      const asks = async () => [
        (await body(theirs.call(coilSelection.OpenTemplate, { id }))).Succeeded,
        (await save(theirs, { id, name: 'Changed' })).Succeeded,
        (await body(theirs.call(coilSelection.DeleteTemplate, { id }))).Succeeded,
      ]
      expect(await asks()).toEqual([false, false, false])
      expect((await body(mine.call(coilSelection.ShareTemplate, { id, isShared: true }))).Item.IsShared).toBe(true)
      expect(await listed(theirs)).toEqual([['Chilled water, 6 rows', true, group]])
      const shared = await body(theirs.call(coilSelection.ShareTemplate, { id, isShared: false }))
      expect(shared.Notices[0]?.Messages).toEqual([projectMessages.templateNotYours])
      expect(await asks()).toEqual([true, ...may])
      await mine.call(coilSelection.ShareTemplate, { id, isShared: false })
      expect(await listed(theirs)).toEqual([])
      await db.deleteFrom('coil_templates').execute()
      await place()
    },
  )

  it('SEC-050 of somebody else are exactly as those that do not exist', async () => {
    const [mine, theirs, strange] = await later()
    const { Item } = await save(mine)
    await mine.call(coilSelection.ShareTemplate, { id: Item.Id, isShared: true })
    const missing = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
    for (const who of [theirs, strange])
      for (const ask of [
        (id: string) => body(who.call(coilSelection.OpenTemplate, { id })),
        (id: string) => body(who.call(coilSelection.ShareTemplate, { id, isShared: true })),
        (id: string) => body(who.call(coilSelection.DeleteTemplate, { id })),
        (id: string) => save(who, { id }),
      ])
        expect(await ask(Item.Id)).toEqual(await ask(missing))
    expect(await listed(strange)).toEqual([])
  })

  it('SEC-103 that are shared or deleted are audited, allowed or not', async () => {
    const [mine, theirs] = await later()
    const { Item } = await save(mine)
    await place('Read-Only')
    await mine.call(coilSelection.ShareTemplate, { id: Item.Id, isShared: true })
    await theirs.call(coilSelection.DeleteTemplate, { id: Item.Id })
    await theirs.call(coilSelection.ShareTemplate, { id: Item.Id, isShared: true })
    await mine.call(coilSelection.DeleteTemplate, { id: Item.Id })
    const events = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('target', '=', Item.Id)
      .orderBy('sequence')
      .execute()
    expect(events.map(({ event, outcome, actor }) => [event, outcome, actor])).toEqual([
      ['template-sharing', 'success', owner.email],
      ['template-removal', 'refused', member.email],
      ['template-sharing', 'refused', member.email],
      ['template-removal', 'success', owner.email],
    ])
  })
})

describe('a document of a later release', () => {
  it('is refused in a sentence, wherever it is kept, and stays as it is', async () => {
    // Time has passed in the tests before.
    const asOwner = await hasSession(house, owner)
    const saved = await body(asOwner.call(coilSelection.SaveProject, { name: 'Of tomorrow', document }))
    const { Id: id } = saved.Item
    const draftId = randomUUID()
    await asOwner.call(coilSelection.KeepDraft, { id, draftId, document, version: 1 })
    const newer = JSON.stringify({ ...document, version: 4, inventions: [{ of: 'tomorrow' }] })
    await db.updateTable('designs').set({ document: newer }).where('id', '=', id).execute()
    await db.updateTable('design_versions').set({ document: newer }).where('design_id', '=', id).execute()
    await db.updateTable('design_drafts').set({ document: newer }).where('sitting', '=', draftId).execute()

    for (const [operation, request] of [
      [coilSelection.OpenProject, { id }],
      [coilSelection.OpenVersion, { id, version: 1 }],
      [coilSelection.RestoreVersion, { id, version: 1, newest: 1 }],
      [coilSelection.OpenDraft, { id, draftId }],
    ] as const) {
      const { status, body } = await asOwner.call(operation, request)
      const said = [operation.name, status, body.Succeeded, body.Notices?.[0]?.Messages]
      expect(said).toEqual([operation.name, 200, false, [projectMessages.savedNewer]])
    }
    const { Items } = await body(asOwner.call(coilSelection.ListDrafts, { id }))
    expect(Items).toMatchObject([{ DraftId: draftId }])
    const page = await asOwner.get(`/enterprise-webapp?design=${id}`)
    expect([page.status, page.text.includes(projectMessages.savedNewer)]).toEqual([200, true])
    const rows = await db.selectFrom('designs').select('document').where('id', '=', id).execute()
    expect(rows).toEqual([{ document: JSON.parse(newer) }])
  })
})
