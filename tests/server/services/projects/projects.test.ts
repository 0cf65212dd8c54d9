/** Many coils at once: rated as a batch, and read from a file. */
import { describe, expect, it } from 'vitest'
import { coilType } from '../../../../engine'
import { coolingExample, newCoilDocument, newProject } from '../../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'
import { coilSelection } from '../../../../shared/contracts'
import { limits } from '../../../../shared/limits'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { projectMessages } from '../../../../shared/wording/projectTexts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const engineer = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))

describe('rating many coils', () => {
  const rate = (inputs: unknown[]) => engineer.call(coilSelection.RateMany, { inputs })

  it('APP-02 answers each in its place, in short: those that the engine refuses with their reason', async () => {
    const hot = withValueAt(coolingExample, 'fluid.given.value', 1)
    const { Items } = (await rate([coolingExample, hot, coolingExample])).body
    const { Item } = (await engineer.call(coilSelection.Rate, { input: coolingExample })).body
    expect(Items).toHaveLength(3)
    expect(Items[0].Rating.totalCapacity).toBe(Item.Rating.totalCapacity)
    expect(Items[2]).toEqual(Items[0])
    expect(Items[1]).toMatchObject({ Rating: null, Problems: [{ Path: 'fluid.given.value' }] })
    expect(Object.keys(Items[0].Rating)).not.toContain('rows')
  })

  it('SEC-102 takes as many as a project has, one at least', async () => {
    expect((await rate(Array(limits.projectItems).fill(coolingExample))).body.Items).toHaveLength(limits.projectItems)
    expect((await rate(Array(limits.projectItems + 1).fill(coolingExample))).status).toBe(400)
    expect((await rate([])).status).toBe(400)
  })
})

describe('a project from a file', () => {
  const check = async (value: unknown) =>
    (
      await engineer.call(coilSelection.CheckProject, {
        text: typeof value === 'string' ? value : JSON.stringify(value),
      })
    ).body

  it('is read as it was written, and brought up to date where it is of one coil', async () => {
    expect((await check(newProject('SI'))).Item).toEqual(newProject('SI'))
    expect((await check({ ...newCoilDocument('IP'), tag: 'Old' })).Item.items[0].tag).toBe('Old')
    const items = coilType.codes.map((type, place) => ({
      ...newProject('IP').items[0]!,
      id: `coil-${place}`,
      input: exampleOf(type),
    }))
    expect((await check({ ...newProject('IP'), items })).Item.items).toHaveLength(coilType.codes.length)
  })

  it('that is none is refused, with what is wrong and where', async () => {
    const reasons = async (value: unknown) => (await check(value)).Notices[0].Messages
    expect(await reasons('{')).toEqual([projectMessages.fileNotJson])
    expect(await reasons('7')).toEqual([projectMessages.fileNotProject])
    expect(await reasons({ ...newProject('IP'), version: 4 })).toEqual([projectMessages.fileNewer])
    const [coil] = newProject('IP').items
    const wrong = (path: string, value: unknown) => ({
      ...newProject('IP'),
      items: [coil, { ...coil, id: 'b', tag: 'AHU-3', input: withValueAt(coil!.input, path, value) }],
    })
    for (const [path, value, said] of [
      ['air.dryBulb', 'hot', 'Coil 2 “AHU-3”: Entering dry bulb must be a number, not “hot”.'],
      ['geometry.finnedHeight', undefined, 'Coil 2 “AHU-3”: Fin height is missing.'],
      ['air.humidity.value', 'wet', 'Coil 2 “AHU-3”: Entering wet bulb must be a number, not “wet”.'],
      ['geometry.tubePattern', 'Round', 'Coil 2 “AHU-3”: Tube pattern must be “Staggered” or “Inline”, not “Round”.'],
      ['coilType', 'TEA', 'Coil 2 “AHU-3”: Coil type must be one of those that Coilworks offers, not “TEA”.'],
      ['fluid.colour', 'red', 'Coil 2 “AHU-3”: “colour” is not known in “fluid”. Take it out.'],
      ['geometry.rows', -6, 'Coil 2 “AHU-3”: Rows must be at least 1, not “-6”.'],
      ['geometry.finPitch', 0, 'Coil 2 “AHU-3”: Fins must be at least 0.0008, not “0”.'],
      ['air.humidity.value', 301, 'Coil 2 “AHU-3”: Entering wet bulb must be at most 299.817, not “301”.'],
      ['fluid.name', 'Honey', 'Coil 2 “AHU-3”: Fluid must be one of those that Coilworks offers, not “Honey”.'],
    ] as const)
      expect(await reasons(wrong(path, value))).toEqual([projectMessages.fileWrong, said])
    expect((await reasons({ ...newProject('IP'), owner: 'x' }))[1]).toBe('“owner” is not known. Take it out.')
    const many = { ...newProject('IP'), items: Array(9).fill({}) }
    expect((await reasons(many)).at(-1)).toMatch(/^And \d+ more\.$/)
  })

  it('SEC-091 reaches no prototype', async () => {
    const { Succeeded } = await check('{"__proto__":{"polluted":1},"kind":"project","version":2,"coils":[]}')
    expect([Succeeded, ({} as { polluted?: number }).polluted]).toEqual([false, undefined])
  })
})
