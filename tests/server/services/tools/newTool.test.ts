/**
 * A tool of a few lines has all that every tool has: its operations in the gateway, for the roles of its route, its work
 * apart from that of others. Every request passes the whole chain.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createThrottle } from '../../../../server/access/throttle'
import { createSearches } from '../../../../server/jobs/searches'
import { minutesAfter } from '../../../../server/process/clock'
import { createService } from '../../../../server/services/service'
import { toolHandlers } from '../../../../server/services/tools/toolHandlers'
import { newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilSelection, contracts } from '../../../../shared/contracts'
import type { Operation, ResponseOf } from '../../../../shared/contracts/operation'
import { rolesOfTool } from '../../../../shared/tools/tools'
import { callers } from '../../../access/matrix'
import { toolChanges, toolRows } from '../../../access/toolMatrix'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import { pipeOperations, pipeSearches, pipeThreads, pipeTool } from '../../../support/pipeTool'
import { smallestToolRequests } from '../../../support/smallestToolRequests'

const house = await houseOfFile()
const { parts } = house
const { db, clock, audit, config } = parts
const { secondFactorRoles } = config
const searches = createSearches({
  ...{ ...parts, threads: pipeThreads, isStopping: () => false },
  kinds: pipeSearches,
})
const service = createService({
  name: pipeTool.tool.service,
  operations: pipeOperations,
  ...{ db, clock, audit, secondFactorRoles },
  handlers: toolHandlers({ ...parts, searches, throttle: createThrottle(db, clock), secondFactorRoles }, pipeTool),
})

// The two entries of a tool: its contract, and its service.
Object.assign(contracts, { [pipeTool.tool.service]: pipeOperations })
Object.assign(parts.upstreams, { [pipeTool.tool.service]: service })
afterAll(() => {
  delete (contracts as Record<string, unknown>)[pipeTool.tool.service]
})

const owner = await addPerson(house, { roles: ['economizer', 'enterprise'] })
const asOwner = await hasSession(house, owner)
const asColleague = await hasSession(house, await addPerson(house, { roles: ['economizer'] }))

/** What a test expects to be there. */
type There<Answer> = {
  [Part in 'Item' | 'Items']: Answer extends { [P in Part]?: infer Value } ? NonNullable<Value> : never
} & {
  Succeeded: boolean
}

async function ask<Asked extends Operation>(operation: Asked, request: object = {}, who = asOwner) {
  return (await who.call(operation, request)).body as There<ResponseOf<Asked>>
}

const pipe = { tag: 'P-1', input: { diameter: 2, length: 10 }, display: { system: 'SI', units: {} } } as const
const projectOf = (...tags: string[]) =>
  pipeTool.work.projects.projectOf(tags.map((tag, place) => ({ ...pipe, id: `pipe-${place}`, tag })))
const project = projectOf('P-1')
const smallest = smallestToolRequests('PipeService.svc', {
  item: pipe,
  document: { kind: 'pipe', version: 1, ...pipe },
  project,
  search: { volume: 1 },
})

it('its operations are those of the tool that is there, for the roles of its route', () => {
  expect(Object.keys(pipeOperations).sort()).toEqual(Object.keys(coilSelection).sort())
  for (const { service, access } of Object.values(pipeOperations))
    expect([service, access]).toEqual(['PipeService.svc', rolesOfTool(pipeTool.tool)])
})

it('SEC-049 one line of the approved matrix has a row and a change for each of its operations', () => {
  const columns = Object.keys(callers)
  const rows = toolRows('PipeService.svc', ['ec'], columns)
    .split('\n')
    .map(row => row.split(' '))
  expect(rows.map(([name]) => name).sort()).toEqual(
    Object.keys(pipeOperations)
      .map(name => `PipeService.svc/${name}`)
      .sort(),
  )
  for (const [, ...outcomes] of rows)
    expect(columns.filter((column, index) => column !== 'im' && outcomes[index] === '+')).toEqual(['ec'])
  const changes = Object.values(pipeOperations).flatMap(one =>
    'changes' in one ? [`${one.changes} PipeService.svc/${one.name}`] : [],
  )
  expect(toolChanges('PipeService.svc').split('\n').sort()).toEqual(changes.sort())
})

it('GUARD-02 who does not hold a role of its route is refused every operation', async () => {
  const other = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
  for (const operation of Object.values(pipeOperations)) {
    const request = smallest[`PipeService.svc/${operation.name}`]
    expect((await other.call(operation, request)).status).toBe(403)
  }
})

it('rates an input, and says at its field what the engine refuses', async () => {
  expect((await ask(pipeOperations.Rate, { input: pipe.input })).Item).toEqual({
    Rating: { volume: expect.closeTo(10 * Math.PI, 9) },
    Problems: [],
  })
  const { Items } = await ask(pipeOperations.RateMany, { inputs: [pipe.input, { diameter: 0, length: 1 }] })
  expect([Items[0]?.Rating?.volume, Items[1]?.Rating, Items[1]?.Problems[0]?.Message]).toEqual([
    expect.closeTo(10 * Math.PI, 9),
    null,
    'A pipe is wider than nothing.',
  ])
  expect((await asOwner.call(pipeOperations.Rate, { input: { ...pipe.input, colour: 'red' } })).status).toBe(400)
})

describe('its work', () => {
  it('is saved, found, opened in every version, and taken back to an old one', async () => {
    const { Item } = await ask(pipeOperations.SaveProject, { name: 'Plant room', document: project })
    expect([Item.Tag, Item.Document]).toEqual(['P-1', project])
    const longer = projectOf('P-1', 'P-2')
    await ask(pipeOperations.SaveProject, { id: Item.Id, version: 1, name: 'Plant room', document: longer })
    const { Items } = await ask(pipeOperations.ListProjects)
    expect(Items.map((one: { Name: string; Tag: string }) => [one.Name, one.Tag])).toEqual([
      ['Plant room', 'P-1 and 1 more'],
    ])
    await ask(pipeOperations.RestoreVersion, { id: Item.Id, version: 1, newest: 2 })
    expect((await ask(pipeOperations.OpenProject, { id: Item.Id })).Item).toMatchObject({
      Version: 3,
      Document: project,
    })
    expect((await ask(pipeOperations.OpenProject, { id: Item.Id }, asColleague)).Succeeded).toBe(false)
  })

  it('is no coil: neither tool lists, opens, changes or deletes what is of the other', async () => {
    const coils = await hasSession(house, owner)
    const coil = newProject('IP')
    const { Item: ofCoils } = (await coils.call(coilSelection.SaveProject, { name: 'Coils', document: coil })).body
    const { Item: ofPipes } = await ask(pipeOperations.SaveProject, { name: 'Pipes', document: project })
    const named = (items: { Name: string }[]) => items.map(({ Name }) => Name)
    expect(named((await ask(pipeOperations.FindProjects, { text: 'Coils' })).Items)).toEqual([])
    expect(named((await coils.call(coilSelection.FindProjects, { text: 'Pipes' })).body.Items)).toEqual([])
    for (const request of [{ id: ofCoils.Id }, { id: ofCoils.Id, version: 1 }]) {
      const operation = 'version' in request ? pipeOperations.OpenVersion : pipeOperations.OpenProject
      expect((await ask(operation, request)).Succeeded).toBe(false)
    }
    const over = { id: ofCoils.Id, version: 1, name: 'Mine now', document: project }
    expect((await ask(pipeOperations.SaveProject, over)).Succeeded).toBe(false)
    expect((await ask(pipeOperations.RestoreVersion, { id: ofCoils.Id, version: 1, newest: 1 })).Succeeded).toBe(false)
    expect((await ask(pipeOperations.DeleteProject, { id: ofCoils.Id })).Succeeded).toBe(false)
    expect((await coils.call(coilSelection.OpenProject, { id: ofPipes.Id })).body.Succeeded).toBe(false)
    expect((await coils.call(coilSelection.OpenProject, { id: ofCoils.Id })).body.Item.Document).toEqual(coil)
  })

  it('has drafts, templates and links of its own', async () => {
    const draftId = crypto.randomUUID()
    await ask(pipeOperations.KeepDraft, { draftId, document: project })
    expect((await ask(pipeOperations.OpenDraft, { draftId })).Item).toEqual({ Version: null, Document: project })
    const template = (await ask(pipeOperations.SaveTemplate, { name: 'Two inches', item: pipe })).Item
    expect((await ask(pipeOperations.OpenTemplate, { id: template.Id })).Item.Content).toEqual(pipe)
    const { Hash } = (await ask(pipeOperations.KeepLink, { item: pipe })).Item
    const opened = (await ask(pipeOperations.OpenLink, { hash: Hash }, asColleague)).Item
    expect([opened.Content, opened.Results?.volume]).toEqual([pipe, expect.closeTo(10 * Math.PI, 9)])

    const coils = await hasSession(house, owner)
    expect((await coils.call(coilSelection.OpenDraft, { draftId })).body.Item).toBeNull()
    expect((await coils.call(coilSelection.OpenTemplate, { id: template.Id })).body.Succeeded).toBe(false)
    expect((await coils.call(coilSelection.ListTemplates)).body.Items).toEqual([])
    expect((await coils.call(coilSelection.OpenLink, { hash: Hash })).body.Succeeded).toBe(false)
  })
})

describe('by its operations nobody reaches their own work of another tool', () => {
  it('SEC-051 no template, draft or version', async () => {
    const coils = await hasSession(house, owner)
    const { tag, input, display } = newProject('IP').items[0]!
    const template = (await coils.call(coilSelection.SaveTemplate, { name: 'Chilled', item: { tag, input, display } }))
      .body.Item
    const id = template.Id
    const draftId = crypto.randomUUID()
    await coils.call(coilSelection.KeepDraft, { draftId, document: newProject('IP') })
    const { Item: saved } = (await coils.call(coilSelection.SaveProject, { name: 'Mine', document: newProject('IP') }))
      .body
    const refused = [
      await ask(pipeOperations.OpenTemplate, { id }),
      await ask(pipeOperations.SaveTemplate, { id, name: 'Mine now', item: pipe }),
      await ask(pipeOperations.ShareTemplate, { id, isShared: true }),
      await ask(pipeOperations.DeleteTemplate, { id }),
      await ask(pipeOperations.ListVersions, { id: saved.Id }),
    ]
    expect(refused.map(({ Succeeded }) => Succeeded)).toEqual(refused.map(() => false))
    expect((await ask(pipeOperations.FindTemplates, { text: 'Chilled' })).Items).toEqual([])
    expect((await ask(pipeOperations.ListDrafts)).Items.map(({ DraftId }) => DraftId)).not.toContain(draftId)
    await ask(pipeOperations.DropDraft, { draftId })
    expect((await coils.call(coilSelection.OpenDraft, { draftId })).body.Item?.Document).toEqual(newProject('IP'))
    expect((await coils.call(coilSelection.OpenTemplate, { id })).body.Item).toMatchObject({
      Name: 'Chilled',
      IsShared: false,
    })
  })

  it('SEC-051 no search', async () => {
    const now = clock.now()
    const row = { owner_id: owner.id, tool: coilSelection.Rate.service, search: '{}', answer: null }
    const { id } = await db
      .insertInto('design_searches')
      .values({ ...row, state: 'running', considered: 1, done: 0, heard_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await ask(pipeOperations.AskSearch, { id })).Succeeded).toBe(false)
    await ask(pipeOperations.StopSearch, { id })
    const after = await db.selectFrom('design_searches').select('state').where('id', '=', id).execute()
    expect(after).toEqual([{ state: 'running' }])
    await db.deleteFrom('design_searches').where('id', '=', id).execute()
  })

  it('SEC-051 no report', async () => {
    const folder = '5'.repeat(32)
    await mkdir(join(parts.reportFolder, folder), { recursive: true })
    await writeFile(join(parts.reportFolder, folder, 'AHU-3.pdf'), 'a report of coils')
    const values = { folder, file: 'AHU-3.pdf', title: 'AHU-3', owner_email: owner.email, requires_src: false }
    const times = { created_at: clock.now(), expires_at: minutesAfter(clock.now(), 60) }
    await db
      .insertInto('reports')
      .values({ ...values, ...times, tool: coilSelection.Rate.service, document: JSON.stringify(project) })
      .execute()
    const refused = [
      await ask(pipeOperations.ExportToExcel, { report: folder }),
      await ask(pipeOperations.SendReport, { report: folder, to: ['buyer@customer.example'], note: '' }),
    ]
    expect(refused.map(({ Succeeded }) => Succeeded)).toEqual([false, false])
  })
})

it('is searched by its own kind of search', async () => {
  const { Item } = await ask(pipeOperations.StartSearch, { search: { volume: 2 * Math.PI } })
  const found = async () => (await ask(pipeOperations.AskSearch, { id: Item.Id })).Item
  await expect.poll(found, { timeout: 60_000 }).toMatchObject({ State: 'done', Answer: { diameters: [2] } })
})

it('is put on paper: a report for its maker, and a workbook of it', async () => {
  const made = (await ask(pipeOperations.CreateReport, { title: 'Plant room', document: project })).Item
  const { FolderName, FileName } = made
  expect(FileName).toBe('Plant-room.pdf')
  expect(await readFile(join(parts.reportFolder, FolderName, FileName), 'utf8')).toContain('"tag":"P-1"')
  const workbook = (await ask(pipeOperations.ExportToExcel, made.ExportParameters)).Item
  expect([workbook.FileName, Buffer.from(workbook.Data, 'base64').toString()]).toEqual(['Plant-room.xlsx', 'PK'])
  expect((await ask(pipeOperations.ExportToExcel, made.ExportParameters, asColleague)).Succeeded).toBe(false)
})
