/** Machines of a mist from saved work: who finds and reads which, and what is read. */
import { describe, expect, it } from 'vitest'
import type { Role } from '../../../../shared/access/roles'
import { newAirCoolerProject } from '../../../../shared/aircooler/document/exampleAirCoolers'
import { newProject } from '../../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'
import { contracts } from '../../../../shared/contracts'
import { chillerExample } from '../../../../shared/mist/document/exampleMists'
import { mistInput } from '../../../../shared/mist/document/mistDocument'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { ListMachines, ReadMachine, Rate } = contracts['MistService.svc']
const { SaveProject: SaveCoils } = contracts['DesignService.svc']
const { SaveProject: SaveCoolers } = contracts['AirCoolerService.svc']

const withRoles = async (...roles: Role[]) => hasSession(house, await addPerson(house, { roles }))
type Session = Awaited<ReturnType<typeof withRoles>>

const coils = () => {
  const project = newProject('IP')
  const [first] = project.items
  const condenser = { ...first!, id: 'coil-2', tag: 'CD-1', input: exampleOf('COND') }
  return { ...project, items: [first!, condenser] } as typeof project
}

/** Saves a project with a cooling coil and a condenser, and returns its id. */
async function savedCoils(session: Session, name: string): Promise<string> {
  const { body } = await session.call(SaveCoils, { name, document: coils() })
  expect(body.Succeeded).toBe(true)
  return body.Item.Id
}

const listed = async (session: Session, text = '') =>
  ((await session.call(ListMachines, { text })).body.Items ?? []) as { Project: string; Item: string; Tag: string }[]

const read = async (session: Session, project: string, item: string, evaporating?: number) =>
  (await session.call(ReadMachine, { project, item, ...(evaporating ? { evaporating } : {}) })).body

describe('machines in saved work', () => {
  it('are the condensers and air coolers of the caller, found by a part of the project’s name', async () => {
    const rep = await withRoles('nimbus', 'enterprise', 'aircooler')
    const project = await savedCoils(rep, 'Plant roof')
    const cooler = await rep.call(SaveCoolers, { name: 'Glycol yard', document: newAirCoolerProject('IP') })
    const all = await listed(rep)
    expect(all.map(({ Tag }) => Tag).sort()).toEqual(['AC-1', 'CD-1'])
    expect(all.find(({ Tag }) => Tag === 'CD-1')).toMatchObject({
      ...{ Project: project, Item: 'coil-2', Kind: 'coil', Name: 'Plant roof' },
    })
    expect((await listed(rep, 'YARD')).map(({ Project }) => Project)).toEqual([cooler.body.Item.Id])
    expect(await listed(rep, '%')).toEqual([])
  })

  it('that are shared are there for who holds a tool that opens them, and for nobody else', async () => {
    const owner = await addPerson(house, { roles: ['enterprise'] })
    const member = await addPerson(house, { roles: ['nimbus', 'seg-prog'] })
    const withoutTool = await addPerson(house, { roles: ['nimbus', 'aircooler'] })
    const stranger = await addPerson(house, { roles: ['nimbus', 'seg-prog'] })
    const project = await savedCoils(await hasSession(house, owner), 'Shared roof')
    for (const { id } of [member, withoutTool]) {
      const share = { owner_id: owner.id, member_id: id, permission_group: 'Read-Only' } as const
      await house.parts.db.insertInto('project_members').values(share).execute()
    }
    const found = async (person: typeof owner) => {
      const session = await hasSession(house, person)
      const isListed = (await listed(session)).some(({ Project }) => Project === project)
      return [isListed, (await read(session, project, 'coil-2')).Succeeded]
    }
    expect(await found(member)).toEqual([true, true])
    expect(await found(withoutTool)).toEqual([false, false])
    expect(await found(stranger)).toEqual([false, false])
  })

  it('of somebody else are not there, and are not told from those that never were', async () => {
    const owner = await withRoles('nimbus', 'enterprise')
    const project = await savedCoils(owner, 'Private')
    const other = await withRoles('nimbus', 'enterprise', 'aircooler', 'circ-build')
    expect((await listed(other)).filter(({ Project }) => Project === project)).toEqual([])
    const refused = await read(other, project, 'coil-2')
    expect(refused).toEqual(await read(other, '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', 'coil-2'))
    expect(refused.Succeeded).toBe(false)
  })

  it('are refused to who does not hold the mist', async () => {
    const rep = await withRoles('enterprise')
    expect((await rep.call(ListMachines, { text: '' })).status).toBe(403)
    expect((await rep.call(ReadMachine, { project: await savedCoils(rep, 'Own'), item: 'coil-2' })).status).toBe(403)
  })
})

describe('a machine that is read', () => {
  it('is the condenser over its air, with name, revision and time, and rates with the curve', async () => {
    const rep = await withRoles('nimbus', 'enterprise')
    const project = await savedCoils(rep, 'Plant roof')
    const { Succeeded, Item } = await read(rep, project, 'coil-2')
    expect(Succeeded).toBe(true)
    const { Machine, Intake, Source } = Item
    expect(Source).toMatchObject({
      kind: 'coil',
      project,
      item: 'coil-2',
      name: 'Plant roof',
      revision: 1,
      tag: 'CD-1',
    })
    expect(Source.takenAt).toBe(house.clock.now().toISOString())
    expect([Machine.kind, Machine.ratedAt]).toEqual(['condensing-unit', exampleOf('COND').air.dryBulb])
    expect(Machine.slope).toBeGreaterThan(0.02)
    const input = mistInput.parse({
      ...chillerExample,
      machine: { ...chillerExample.machine, ...Machine, leastAir: undefined, source: Source },
      intake: { ...chillerExample.intake, ...Intake },
    })
    const powerOf = async (mist: typeof input) =>
      (await rep.call(Rate, { input: mist })).body.Item.Rating.design.powerWithout as number
    const power = await powerOf(input)
    const straight = await powerOf({ ...input, machine: { ...input.machine, source: undefined } })
    expect(power / straight).toBeCloseTo(1, 1)
    expect(power).not.toBe(straight)
    const colder = await read(rep, project, 'coil-2', 268.15)
    expect(colder.Item.Source.evaporating).toBe(268.15)
    expect(colder.Item.Machine.slope).toBeLessThan(Machine.slope)
  })

  it('stays what it was where the coil is saved again, and has the new revision when it is read again', async () => {
    const rep = await withRoles('nimbus', 'enterprise')
    const project = await savedCoils(rep, 'Plant roof')
    const before = (await read(rep, project, 'coil-2')).Item
    const document = coils()
    const [cooling, condenser] = document.items as [(typeof document.items)[number], (typeof document.items)[number]]
    const wider = { ...condenser.input, geometry: { ...condenser.input.geometry, rows: 4 } }
    const saved = await rep.call(SaveCoils, {
      ...{ id: project, version: 1, name: 'Plant roof' },
      document: { ...document, items: [cooling, { ...condenser, input: wider }] } as never,
    })
    expect(saved.body.Succeeded).toBe(true)
    const after = (await read(rep, project, 'coil-2')).Item
    expect([before.Source.revision, after.Source.revision]).toEqual([1, 2])
    expect(after.Source.points).not.toEqual(before.Source.points)
  })

  it('is the fans of an air cooler', async () => {
    const rep = await withRoles('nimbus', 'aircooler')
    const saved = await rep.call(SaveCoolers, { name: 'Glycol yard', document: newAirCoolerProject('IP') })
    const { Id, Document } = saved.body.Item
    const { Machine, Intake, Source } = (await read(rep, Id, Document.items[0].id)).Item
    expect([Machine.kind, Source.kind, Source.evaporating]).toEqual(['dry-cooler', 'air-cooler', undefined])
    expect(Intake.airflow).toBeGreaterThan(50)
    expect(Source.points.at(-1).power / Machine.ratedPower).toBeCloseTo(1, 1)
  })

  it('says what is wrong with an item that cannot be rated', async () => {
    const rep = await withRoles('nimbus', 'enterprise')
    const document = coils()
    const [, condenser] = document.items
    const { refrigerant } = exampleOf('COND') as Extract<ReturnType<typeof exampleOf>, { refrigerant: { at: unknown } }>
    const byPressure = { ...condenser!.input, refrigerant: { ...refrigerant, at: { kind: 'pressure', value: 3e6 } } }
    const saved = await rep.call(SaveCoils, {
      name: 'By pressure',
      document: { ...document, items: [{ ...condenser!, input: byPressure }] } as never,
    })
    const { Succeeded, Notices } = await read(rep, saved.body.Item.Id, 'coil-2')
    expect([Succeeded, Notices[0].Messages[0]]).toEqual([false, expect.stringMatching(/give it a temperature/)])
  })
})
