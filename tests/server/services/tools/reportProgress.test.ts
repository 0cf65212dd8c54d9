/** How far the report of a project is: told to its maker while it is made, and it can be cancelled. */
import { afterAll, describe, expect, it } from 'vitest'
import { createThrottle } from '../../../../server/access/throttle'
import { purge } from '../../../../server/application/purge'
import { limits } from '../../../../server/config/limits'
import type { Progress } from '../../../../server/reports/projectReport'
import { coilTool } from '../../../../server/services/coilSelection/coilTool'
import type { ServiceCall } from '../../../../server/services/service'
import { createReport } from '../../../../server/services/tools/createReport'
import { newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../../../shared/coils/document/project'
import { coilSelection, contracts } from '../../../../shared/contracts'
import { heldThreads } from '../../../support/heldThreads'
import { anotherNode, houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const held = heldThreads(4)
const house = await houseOfFile({ requestThreads: held.threads })
afterAll(() => held.threads.close())
const { db, calculations } = house.parts
const person = await addPerson(house, { roles: ['enterprise', 'aircooler'] })
const maker = await hasSession(house, person)
const colleague = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))

const [coil] = newProject('IP').items
const tags = ['CC-1', 'CC-2', 'CC-3']
const document = coilProjects.projectOf(tags.map(tag => ({ ...coil!, id: tag, tag })))
const progress = '0190c0de-0000-7000-8000-000000000001'
const project = { title: 'Wing B', document, progress }
const about = { title: 'Wing B', author: 'Dana Whitfield', date: new Date('2026-11-21T10:42:08Z') }
const ownId = () =>
  db
    .selectFrom('users')
    .select(['id', 'company_id as companyId'])
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
const rows = () => db.selectFrom('report_progress').selectAll().execute()

describe('while the report of a project is made', () => {
  it('its thread says of each coil that it is rated, and then that it is drawn', async () => {
    const told: Progress[] = []
    const pdf = await calculations.run('coilSelection', 'pdf', { document, about }, { progress: one => told.push(one) })
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    await expect.poll(() => told.length).toBe(6)
    expect(told).toEqual([
      ...[1, 2, 3].map(rated => ({ rated, drawn: 0 })),
      ...[1, 2, 3].map(drawn => ({ rated: 3, drawn })),
    ])
  })

  it('its maker is told how far it is, at any node, and nobody else', async () => {
    const other = await anotherNode(house, {})
    const gate = held.hold()
    const report = maker.call(coilSelection.CreateReport, project)
    await gate.isReached()
    const begun = { Rated: 0, Drawn: 0, Items: 3 }
    expect((await maker.call(coilSelection.AskReport, { progress })).body).toMatchObject({ Item: begun })
    const there = await hasSession(other, person)
    expect((await there.call(coilSelection.AskReport, { progress })).body).toMatchObject({ Item: begun })
    await db.updateTable('report_progress').set({ rated: 3, drawn: 1 }).where('id', '=', progress).execute()
    const further = { Rated: 3, Drawn: 1, Items: 3 }
    expect((await maker.call(coilSelection.AskReport, { progress })).body).toMatchObject({ Item: further })
    for (const { body } of [
      await colleague.call(coilSelection.AskReport, { progress }),
      await maker.call(contracts['AirCoolerService.svc'].AskReport, { progress }),
    ])
      expect([body.Succeeded, body.Item]).toEqual([true, null])
    gate.letGo()
    expect((await report).body).toMatchObject({ Succeeded: true, Item: { ReportTitle: 'Wing B' } })
    expect(await rows()).toEqual([])
    await other.close()
  })

  it('an id that somebody else uses stays theirs, and the report is made', async () => {
    const gate = held.hold()
    const first = maker.call(coilSelection.CreateReport, project)
    await gate.isReached()
    expect((await colleague.call(coilSelection.CreateReport, project)).body.Succeeded).toBe(true)
    expect(await rows()).toHaveLength(1)
    gate.letGo()
    expect((await first).body.Succeeded).toBe(true)
  })

  it('it can be cancelled: nothing of it is kept, even if it was almost done', async () => {
    const kept = () => db.selectFrom('reports').select('folder').execute()
    const before = await kept()
    const asked = new AbortController()
    const { id, companyId } = await ownId()
    const caller = { id, companyId, email: person.email, fullName: 'Dana Whitfield', roles: ['enterprise'] }
    const call = { requireCaller: () => caller, signal: asked.signal, now: house.clock.now() } as unknown as ServiceCall
    const gate = held.hold()
    const report = createReport(
      { ...house.parts, throttle: createThrottle(db, house.clock), secondFactorRoles: [] },
      coilTool,
    )(call, project)
    await gate.isReached()
    asked.abort()
    gate.letGo()
    expect(await report).toMatchObject({ Succeeded: false })
    expect(await rows()).toEqual([])
    expect(await kept()).toEqual(before)
  })
})

it('what a node left behind that ended meanwhile is removed', async () => {
  const { id: owner_id } = await ownId()
  const begun_at = house.clock.now()
  const tool = 'DesignService.svc'
  await db
    .insertInto('report_progress')
    .values({ id: progress, owner_id, tool, items: 3, rated: 1, drawn: 0, begun_at })
    .execute()
  await purge(house.parts)
  expect(await rows()).toHaveLength(1)
  house.clock.advance({ hours: limits.search.hours, seconds: 1 })
  await purge(house.parts)
  expect(await rows()).toEqual([])
})
