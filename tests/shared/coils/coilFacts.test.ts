import { expect, it } from 'vitest'
import { rateCoil } from '../../../engine'
import { connectionNamed } from '../../../engine/geometry'
import { coolingExample, heatingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import {
  airFacts,
  airStateRows,
  type Fact,
  fluidDropFacts,
  fluidFacts,
  fluidStateRows,
} from '../../../shared/coils/facts/coilFacts'
import { constructionFacts } from '../../../shared/coils/facts/constructionFacts'
import { keyResults } from '../../../shared/coils/facts/keyResults'
import { rowHeats } from '../../../shared/coils/facts/rowHeats'
import { readerOf } from '../../../shared/display/formatQuantity'
import { byGravity, countWords } from '../../../shared/tools/notices/noticeOrder'

const rating = rateCoil(coolingExample)
const reader = readerOf('IP')

it('every fact has a name of its own and a value', () => {
  for (const facts of [
    airFacts(rating, reader),
    fluidFacts(rating, reader),
    fluidDropFacts(rating, reader),
    constructionFacts(coolingExample, rating, reader),
  ]) {
    expect(new Set(facts.map(([label]) => label)).size).toBe(facts.length)
    for (const [, value] of facts) expect(value).toMatch(/[\w½]/)
  }
})

it('what a steam coil condenses is its steam load', () => {
  const massFlow = (type: 'STEAM' | 'COND') => fluidFacts(rateCoil(exampleOf(type)), reader)[0]?.[0]
  expect([massFlow('STEAM'), massFlow('COND')]).toEqual(['Steam load', 'Mass flow'])
})

it('states are what enters and what leaves', () => {
  const { entering, leaving } = rating.air
  expect(airStateRows(rating)[0]).toEqual(['Dry bulb', entering.dryBulb, leaving.dryBulb, 'temperature'])
  expect(fluidStateRows(rating)).toEqual([
    ['Temperature', rating.fluid.enteringTemperature, rating.fluid.leavingTemperature, 'temperature'],
  ])
})

it('the parts of the pressure drop end with their sum', () => {
  const facts = fluidDropFacts(rating, reader)
  expect(facts.at(-1)).toEqual(['Total', reader.number(rating.fluid.pressureDrop.total, 'fluidPressureDrop'), 'ftH₂O'])
})

it('the heat of each row has the sign of the duty, and its share of the capacity', () => {
  for (const input of [coolingExample, heatingExample, exampleOf('STEAM')])
    for (const engineVersion of ['original', 'v2025'] as const) {
      const rated = rateCoil({ ...input, engineVersion })
      const heats = rowHeats(rated)
      for (const { total, share } of heats) {
        expect(total).toBeGreaterThan(0)
        expect(share).toBeCloseTo(total / rated.totalCapacity, 12)
      }
      expect(heats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4)
    }
  const none = { ...rating, totalCapacity: 0 }
  expect(rowHeats(none).map(({ share }) => share)).toEqual(rating.rows.map(() => 0))
})

it('the flow at which connections grow is that of the mass of a refrigerant, and of the volume of a liquid', () => {
  for (const [input, quantity] of [
    [coolingExample, 'volumeFlow'],
    [exampleOf('COND'), 'massFlow'],
  ] as const) {
    const rated = rateCoil(input)
    const { label, growth } = rated.construction.nextConnection!
    const [, value, unit] = constructionFacts(input, rated, reader).find(
      ([name]) => name === `${label} connections above`,
    )!
    expect([value, unit]).toEqual([reader.number(growth * rated.fluid[quantity], quantity), reader.label(quantity)])
  }
})

it('the calculated rating is that of the weaker part, and names it', () => {
  const of = (bodySchedule: 'SCH_80' | 'SCH_5') => {
    const input = { ...coolingExample, geometry: { ...coolingExample.geometry, bodySchedule } }
    const rated = rateCoil(input)
    const facts = new Map(constructionFacts(input, rated, readerOf('IP')).map(([name, value]) => [name, value]))
    const { tubes, headers } = rated.construction.ratedPressure!
    const least = Math.min(tubes.pressure, headers.pressure) / 6894.757
    expect(Math.abs(Number(facts.get('Calculated rating')) - least)).toBeLessThan(0.06)
    return facts.get('Weakest part')
  }
  expect(of('SCH_80')).toBe('tubes')
  expect(of('SCH_5')).toBe('headers')
})

it('larger connections are named with the flow from which they are built: 6 ft/s in those that there are', () => {
  const { construction } = rating
  const [label, value, unit] = constructionFacts(coolingExample, rating, readerOf('SI')).find(([name]) =>
    name.endsWith('connections above'),
  )!
  expect(label).toBe(`${construction.nextConnection!.label} connections above`)
  const bore = connectionNamed(construction.connectionDiameter, coolingExample.geometry.bodySchedule)!.insideDiameter
  expect(unit).toBe('L/s')
  expect(Number(value)).toBeCloseTo(1000 * 1.8288 * (Math.PI / 4) * bore ** 2, 2)
})

it('each fact of a coil has its own number', () => {
  const told = (facts: readonly Fact[]) =>
    Object.fromEntries(facts.map(([name, value]) => [name, Number(value.replaceAll(',', ''))]))
  const { air, construction } = rating
  const si = readerOf('SI')
  const drops = told(airFacts(rating, si))
  expect(drops).toMatchObject({
    'Pressure drop, wet': Math.round(air.pressureDrop),
    'Pressure drop, dry': Math.round(air.dryPressureDrop),
    'Face velocity, standard': expect.closeTo(air.standardFaceVelocity, 1),
    'Face velocity, actual': expect.closeTo(air.faceVelocity, 1),
  })
  expect(drops['Pressure drop, wet']).toBeGreaterThan(drops['Pressure drop, dry']!)
  const { tubes, faceArea, outsideArea, insideArea } = construction
  const { finnedLength, tubeOutsideDiameter, tubeWall } = coolingExample.geometry
  // Bores of all tubes along the fins.
  expect(insideArea).toBeCloseTo(tubes * finnedLength * Math.PI * (tubeOutsideDiameter - 2 * tubeWall), 6)
  expect(told(constructionFacts(coolingExample, rating, si))).toMatchObject({
    'Face area': expect.closeTo(faceArea, 2),
    'Outside area': expect.closeTo(outsideArea, 2),
    'Inside area': expect.closeTo(insideArea, 2),
  })
  const shown = Object.fromEntries(keyResults(rating, coolingExample, si).map(({ label, value }) => [label, value]))
  expect(shown).toMatchObject({
    'Total capacity': (rating.totalCapacity / 1000).toFixed(1),
    Sensible: (rating.sensibleCapacity / 1000).toFixed(1),
  })
})

it('a dry coil has no wet pressure drop', () => {
  const labels = airFacts(rateCoil(heatingExample), reader).map(([label]) => label)
  expect(labels).toContain('Pressure drop')
  expect(labels).not.toContain('Pressure drop, wet')
  for (const label of ['Pressure drop, dry', 'Condensate', 'Wet surface']) {
    expect(labels).not.toContain(label)
    expect(airFacts(rating, reader).map(([name]) => name)).toContain(label)
  }
})

it('notices come the gravest first, and are counted in words', () => {
  const of = (severity: 'info' | 'warning' | 'error') => ({ code: severity, severity, message: '' })
  const warnings = [of('info'), of('warning'), of('error'), of('warning')]
  expect(byGravity(warnings).map(({ code }) => code)).toEqual(['error', 'warning', 'warning', 'info'])
  expect((['error', 'warning', 'info'] as const).map(severity => countWords(warnings, severity))).toEqual([
    '1 error',
    '2 warnings',
    '1 note',
  ])
})

it('rows of a coil without a duty have no share of it', () => {
  for (const { share } of rowHeats(rateCoil(exampleOf('NONE')))) expect(share).toBe(0)
})
