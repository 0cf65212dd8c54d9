/** Who gets the comparison of both engines from the server, and until when: the page and the operation obey one rule. */
import { describe, expect, it } from 'vitest'
import type { Role } from '../../../../shared/access/roles'
import { coolingExample, newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilSelection, coilStudies } from '../../../../shared/contracts'
import { engineComparisonTable } from '../../../../shared/contracts/coilStudies'
import { noEngineComparison } from '../../../../shared/engineComparison'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import { settableClock } from '../../../support/settableClock'

/** Local noon, 22 days before. */
const noon = new Date(2026, 0, 10, 12)
const house = await houseOfFile({ clock: settableClock(noon.toISOString()) })

/** Somebody with these roles, signed in now. */
async function someone(roles: readonly Role[], isNewEngineEnabled?: boolean) {
  const visitor = await hasSession(house, await addPerson(house, { roles, isNewEngineEnabled }))
  return {
    visitor,
    compare: async (input: unknown = coolingExample) =>
      (await visitor.call(coilStudies.CompareEngines, { input })).body,
    isOffered: async () => (await visitor.get('/enterprise-webapp')).text.includes('`canCompareEngines`:true'),
  }
}

const internal: readonly Role[] = ['enterprise', 'engineering']
const external: readonly Role[] = ['enterprise', 'owner']
const refusal = { Succeeded: false, Notices: [{ Messages: [noEngineComparison] }] }

describe('the choice of the engine version', () => {
  it('APP-04 is there for whose identity has IsNewEngineEnabled, and for nobody else', async () => {
    for (const isNewEngineEnabled of [true, false]) {
      const person = await addPerson(house, { roles: ['enterprise'], isNewEngineEnabled })
      const page = (await (await hasSession(house, person)).get('/enterprise-webapp')).text
      expect(page.includes('Engine version')).toBe(isNewEngineEnabled)
      expect(page.includes('`canChooseEngine`:true')).toBe(isNewEngineEnabled)
    }
  })
})

describe('the engine-version comparison table', () => {
  it('CMP-01 CMP-03 is given to an internal employee with the days that remain', async () => {
    const { compare, isOffered } = await someone(internal)
    const { Succeeded, Item } = await compare()
    expect([Succeeded, Item.DaysRemaining]).toEqual([true, 22])
    expect(Item.FinsideResults[0]).toMatchObject({ Item: 'Total capacity', Value: { original: expect.any(Number) } })
    expect(Item.FinsideResults[0].Value.v2025).toBeGreaterThan(0)
    expect(Item.TubesideResults.length).toBeGreaterThan(3)
    expect(await isOffered()).toBe(true)
  })

  it('ENTITY-23 is two lists of Item and Value, for the fins and for the tubes, and the contract tells nothing less', async () => {
    const { compare } = await someone(internal)
    const { Item } = await compare()
    const itemsOf = (rows: { Item: string }[]) => rows.map(row => row.Item)
    expect(itemsOf(Item.FinsideResults)).toEqual(
      expect.arrayContaining(['Total capacity', 'Leaving dry bulb', 'Air pressure drop', 'Fin efficiency']),
    )
    expect(itemsOf(Item.TubesideResults)).toEqual(
      expect.arrayContaining(['Flow', 'Velocity', 'Pressure drop', 'Leaving temperature']),
    )
    for (const row of [...Item.FinsideResults, ...Item.TubesideResults])
      expect(row, row.Item).toMatchObject({ Value: { original: expect.any(Number), v2025: expect.any(Number) } })
    const without = ({ Value, ...row }: Record<string, unknown>) => row
    for (const list of ['FinsideResults', 'TubesideResults'])
      expect(engineComparisonTable.safeParse({ ...Item, [list]: Item[list].map(without) }).success, list).toBe(false)
  })

  it('CMP-01 is refused to anybody else, also with the new engine', async () => {
    const { compare, isOffered } = await someone(external, true)
    const answer = await compare()
    expect(answer).toMatchObject(refusal)
    expect(answer.Item ?? null).toBeNull()
    expect(await isOffered()).toBe(false)
  })

  it('APP-04 CMP-01 is refused to an internal employee whose identity has no IsNewEngineEnabled', async () => {
    const { compare, isOffered } = await someone(internal, false)
    expect(await compare()).toMatchObject(refusal)
    expect(await isOffered()).toBe(false)
  })

  it('CMP-01 leaves a saved coil that asks for it as it is to whoever has no comparison', async () => {
    const { visitor } = await someone(external)
    const project = newProject('IP')
    const [coil] = project.items
    const input = { ...coil!.input, engineVersion: 'v2025' as const }
    const document = { ...project, items: [{ ...coil!, input, display: { ...coil!.display, compare: true } }] }
    const saved = (await visitor.call(coilSelection.SaveProject, { name: 'Compared', document })).body.Item
    const page = (await visitor.get(`/enterprise-webapp?design=${saved.Id}`)).text
    expect(page).toMatch(/<option value="?v2025"? selected/)
    expect(page).toContain('`canCompareEngines`:false')
    expect(page).toContain('engine v2025')
  })

  it('says what no engine rates', async () => {
    const { compare } = await someone(internal)
    const { Succeeded, Notices } = await compare({
      ...coolingExample,
      geometry: { ...coolingExample.geometry, finPitch: 1e-9 },
    })
    expect(Succeeded).toBe(false)
    expect(Notices[0].Messages[0]).toContain('finPitch')
  })

  it('CMP-02 CMP-03 has one day left in the last minutes of 31 Jan 2026, and is gone at midnight', async () => {
    const lastMinutes = new Date(2026, 0, 31, 23, 58)
    house.clock.advance({ seconds: (lastMinutes.getTime() - noon.getTime()) / 1000 })
    const { compare, isOffered } = await someone(internal)
    expect((await compare()).Item.DaysRemaining).toBe(1)
    expect(await isOffered()).toBe(true)

    house.clock.advance({ minutes: 2 })
    expect(house.clock.now()).toEqual(new Date(2026, 1, 1))
    expect(await compare()).toMatchObject(refusal)
    expect(await isOffered()).toBe(false)
  })
})
