import { describe, expect, it } from 'vitest'
import type { FluidCoil } from '../../../engine'
import { coilDocument } from '../../../engine/headless/coilDocument'
import { evaporatorCoil } from '../../support/phaseCoils'

const document: FluidCoil = {
  coilType: 'FLUID',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  air: {
    flow: { basis: 'standard-volume', value: 2 },
    dryBulb: 300,
    humidity: { kind: 'wet-bulb', value: 292 },
    pressure: { kind: 'altitude', value: 0 },
  },
  fluid: { name: 'Water', enteringTemperature: 280, given: { kind: 'mass-flow', value: 2 } },
  geometry: {
    finnedHeight: 0.6,
    finnedLength: 1,
    rows: 4,
    tubeOutsideDiameter: 0.0127,
    tubeWall: 0.0004,
    transversePitch: 0.03175,
    longitudinalPitch: 0.0275,
    tubePattern: 'Staggered',
    tubeMaterial: 'Copper',
    finSurface: 'Flat',
    finMaterial: 'Aluminum',
    finThickness: 0.00015,
    finPitch: 0.0025,
    circuiting: 0.5,
    hand: 'Left',
  },
}

/** The document with one field set by its path. */
function withField(path: string, value: unknown): unknown {
  const changed = structuredClone(document) as unknown as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop()!
  let at = changed
  for (const name of names) {
    at[name] ??= {}
    at = at[name] as Record<string, unknown>
  }
  at[last] = value
  return changed
}

describe('a coil document from outside', () => {
  it('is taken as it is, with and without what may be left out', () => {
    expect(coilDocument(document)).toBe(document)
    expect(coilDocument(withField('resistances.insideFouling', 1e-4))).toHaveProperty('resistances')
    expect(coilDocument(withField('limits', {}))).toHaveProperty('limits')
    expect(coilDocument(withField('fluid.pressure', 4e5))).toHaveProperty('fluid.pressure', 4e5)
  })

  it('may leave circuits and fins to the rating, or give the number of circuits', () => {
    expect(coilDocument(withField('geometry.circuiting', 'optimize'))).toHaveProperty('geometry.circuiting', 'optimize')
    expect(coilDocument(withField('geometry.circuiting', { feeds: 6 }))).toHaveProperty('geometry.circuiting.feeds', 6)
    expect(coilDocument(withField('geometry.finSurface', 'Optimize'))).toHaveProperty('geometry.finSurface', 'Optimize')
    for (const circuiting of ['most', true, null, {}, { feeds: 6, passes: 2 }]) {
      expect(() => coilDocument(withField('geometry.circuiting', circuiting))).toThrow(/geometry\.circuiting/)
    }
  })

  const { fluid: _, coilType: __, ...base } = document
  const refrigerant = {
    name: 'R-134a',
    at: { kind: 'pressure', value: 1e6 },
    hotGasTemperature: 340,
    given: { kind: 'subcooling', value: 5 },
  }

  it.each([
    ['NONE', {}],
    ['STEAM', { steam: { pressure: 2e5 } }],
    ['SUPER_STEAM_DISTR', { steam: { pressure: 2e5, temperature: 420 } }],
    [
      'EVAP',
      {
        refrigerant: {
          name: 'R-410A',
          suctionTemperature: 280,
          inlet: { kind: 'quality', value: 0.2 },
          given: { kind: 'superheat', value: 5 },
        },
      },
    ],
    ['COND', { refrigerant }],
    ['REHEAT', { refrigerant }],
  ])('of type %s has its own part and no other', (coilType, part) => {
    const coil = { ...base, coilType, ...part }
    expect(coilDocument(coil)).toBe(coil)
    expect(() => coilDocument({ ...coil, fluid: document.fluid })).toThrow(/document.fluid is not known/)
  })

  it('holds what belongs to the kind of enhancement, and nothing else', () => {
    const spring = withField('geometry.enhancement', { kind: 'spring', pitch: 0.02, wire: 0.001 })
    expect(coilDocument(spring)).toBe(spring)
    const odd = withField('geometry.enhancement', { kind: 'tape', pitch: 0.02, wire: 0.001 })
    expect(() => coilDocument(odd)).toThrow(/enhancement.wire is not known/)
    expect(() => coilDocument(withField('geometry.enhancement', { kind: 'cork' }))).toThrow(/kind must be one of/)
  })

  it('takes a table of properties row by row', () => {
    const row = { temperature: 300, density: 900, heatCapacity: 2000, viscosity: 0.01, conductivity: 0.13 }
    const of = (table: unknown) => ({ ...document, fluid: { ...document.fluid, name: 'Other', table } })
    expect(coilDocument(of([row, row]))).toEqual(of([row, row]))
    expect(() => coilDocument(of(row))).toThrow('document.fluid.table must be a list of rows')
    expect(() => coilDocument(of([row, { ...row, density: '900' }]))).toThrow('document.fluid.table.1.density must be')
    expect(() => coilDocument(of([{ ...row, colour: 1 }]))).toThrow('document.fluid.table.0.colour is not known')
  })

  it('takes a mixture of gases by name and share', () => {
    const mixed = withField('fluid.mixture', { Nitrogen: 0.9, Oxygen: 0.1 })
    expect(coilDocument(mixed)).toBe(mixed)
    expect(() => coilDocument(withField('fluid.mixture', { Nitrogen: 'most' }))).toThrow(
      /mixture.Nitrogen must be a number/,
    )
  })

  it.each([
    ['a missing field', 'geometry.rows', undefined, 'invalid-input'],
    ['a missing part', 'air', undefined, 'invalid-input'],
    ['an unknown field', 'geometry.colour', 'red', 'invalid-input'],
    ['an unknown part', 'extra', {}, 'invalid-input'],
    ['an unknown choice', 'application', 'Boiling', 'invalid-input'],
    ['an unknown kind', 'air.humidity.kind', 'smell', 'invalid-input'],
    ['a text for a number', 'air.dryBulb', '300', 'invalid-input'],
    ['a number for a text', 'geometry.finMaterial', 3, 'invalid-input'],
    ['nothing for a number', 'air.dryBulb', null, 'invalid-input'],
    ['a list for a part', 'fluid', [], 'invalid-input'],
    ['nothing for what may be left out', 'limits', null, 'invalid-input'],
    ['an unknown limit', 'limits.price', 1, 'invalid-input'],
    ['NaN', 'geometry.finPitch', Number.NaN, 'not-finite'],
    ['infinity', 'resistances.bond', Number.POSITIVE_INFINITY, 'not-finite'],
  ])('is refused for %s at %s, which the message names', (_, path, value, code) => {
    expect(() => coilDocument(withField(path, value))).toThrow(expect.objectContaining({ code }))
    expect(() => coilDocument(withField(path, value))).toThrow(path)
  })

  it.each([null, 7, 'coil', []])('is an object, not %j', line => {
    expect(() => coilDocument(line)).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })
})

describe('the names of fluids', () => {
  it('are those that props takes', () => {
    const called = (fluid: object) => coilDocument({ ...document, fluid: { ...document.fluid, ...fluid } })
    expect(called({ name: 'MEG', share: 0.3, basis: 'volume' })).toMatchObject({ fluid: { name: 'Ethylene glycol' } })
    expect(called({ name: 'N2', pressure: 5e5 })).toMatchObject({ fluid: { name: 'Nitrogen' } })
    expect(called({ name: 'No such fluid' })).toMatchObject({ fluid: { name: 'No such fluid' } })
    const boiling = (name: string) =>
      coilDocument({ ...evaporatorCoil, refrigerant: { ...evaporatorCoil.refrigerant, name } })
    expect(boiling('R410A')).toMatchObject({ refrigerant: { name: 'R-410A' } })
    expect(boiling('CO2')).toMatchObject({ refrigerant: { name: 'R-744' } })
  })
})
