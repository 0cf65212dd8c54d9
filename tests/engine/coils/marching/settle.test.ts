import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { CoilInput, EvaporatorCoil, SteamCoil } from '../../../../engine/coils/coil'
import { mostSweeps } from '../../../../engine/coils/marching/settle'
import { heatingExample } from '../../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../../shared/coils/document/exampleCoils'
import { evaporatorCoil, steamCoil } from '../../../support/phaseCoils'

const steamThrough = (change: Partial<SteamCoil['geometry']>, pressure: number): SteamCoil => ({
  ...steamCoil,
  engineVersion: 'v2025',
  geometry: { ...steamCoil.geometry, ...change },
  steam: { pressure },
})

describe('a march in turn', () => {
  // Earlier, condensate that hot air warmed again made less steam seem sufficient, down to none; other cases
  // oscillated.
  it.each([
    ['with the air', { arrangement: 'parallel', rows: 4, circuiting: 0.5 }, 5.2e4, 173_806],
    ['with the air, under pressure', { arrangement: 'parallel', rows: 12, circuiting: 0.25 }, 2e6, 949_249],
    ['against the air', { arrangement: 'counter', rows: 8, circuiting: 0.25 }, 2e6, 911_127],
    ['through all rows at once', { arrangement: 'cross', rows: 6, circuiting: 1 }, 5e4, 258_014],
  ] as const)('finds how much steam condenses %s, without a search', (_how, change, pressure, capacity) => {
    const { iterations, totalCapacity } = rateCoil(steamThrough(change, pressure))
    expect(iterations).toBeLessThanOrEqual(mostSweeps)
    // A search for the flow gave the same within 0.1 %, with balances within 0.02 %.
    expect(totalCapacity / capacity).toBeCloseTo(1, 3)
  })
})

describe('the air side of the last row', () => {
  const last = (coil: CoilInput) => rateCoil({ ...coil, geometry: { ...coil.geometry, rows: 1 } })

  // Where both engines have the same surface and film, all that can differ in one dry row is the mean of its air.
  it.each([
    ['a heating coil', heatingExample],
    ['steam', exampleOf('STEAM')],
  ])('is that of the air which leaves it: %s', (_, coil) => {
    const [original, v2025] = (['original', 'v2025'] as const).map(engineVersion => last({ ...coil, engineVersion }))
    expect(v2025!.air.reynolds / original!.air.reynolds).toBeCloseTo(1, 4)
    expect(v2025!.air.pressureDrop / original!.air.pressureDrop).toBeCloseTo(1, 3)
    expect(v2025!.totalCapacity / original!.totalCapacity).toBeCloseTo(1, 3)
  })
})

describe('steam among rows side by side', () => {
  // With the same flow in each row, the first rows lacked steam and the last let vapour through: up to 9 % less heat.
  it.each([
    ['two rows', { rows: 2, circuiting: 2 }],
    ['four rows', { rows: 4, circuiting: 4 }],
    ['eight rows', { rows: 8, circuiting: 8 }],
  ] as const)('flows to where it condenses, through %s', (_rows, change) => {
    for (const pressure of [1.1e5, 1e6]) {
      const coil = steamThrough(change, pressure)
      const marched = rateCoil(coil)
      expect(marched.warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
      const original = rateCoil({ ...coil, engineVersion: 'original' })
      expect(Math.abs(marched.totalCapacity / original.totalCapacity - 1)).toBeLessThan(0.01)
      // No row lacks steam: the condensate of the last pass is nowhere colder than the mixed condensate.
      const { leavingTemperature } = marched.fluid
      for (const { fluidOut } of marched.rows) expect(fluidOut).toBeGreaterThan(leavingTemperature - 2)
    }
  })
})

describe('superheated steam among rows side by side', () => {
  it('flows to where it condenses as saturated steam does', () => {
    const geometry = { ...steamCoil.geometry, rows: 4, circuiting: 4, tubeMaterial: '304 Stainless' }
    const coil: SteamCoil = {
      ...steamCoil,
      coilType: 'SUPER_STEAM',
      geometry,
      steam: { pressure: 6e5, temperature: 470 },
    }
    const marched = rateCoil({ ...coil, engineVersion: 'v2025' })
    const original = rateCoil({ ...coil, engineVersion: 'original' })
    expect(Math.abs(marched.totalCapacity / original.totalCapacity - 1)).toBeLessThan(0.01)
    for (const { fluidOut } of marched.rows) expect(fluidOut).toBeGreaterThan(marched.fluid.leavingTemperature - 2)
  })
})

/** Long circuits, whose pressure drop takes half of the temperature difference. */
const throttled = (
  rows: number,
  circuiting: number,
  suctionTemperature: number,
  superheat: number,
): EvaporatorCoil => ({
  ...evaporatorCoil,
  engineVersion: 'v2025',
  surfaceCondition: 'Dry',
  geometry: { ...evaporatorCoil.geometry, rows, circuiting },
  air: { ...evaporatorCoil.air, dryBulb: suctionTemperature + 50 },
  refrigerant: {
    name: 'R-410A',
    suctionTemperature,
    inlet: { kind: 'quality', value: 0.2 },
    given: { kind: 'superheat', value: superheat },
  },
})

/** Tubes of 3.8 mm with a tape: the drop takes nearly all of the temperature difference, and a guess chokes. */
const nearlyChoked: EvaporatorCoil = {
  ...evaporatorCoil,
  engineVersion: 'v2025',
  surfaceCondition: 'Dry',
  geometry: {
    ...evaporatorCoil.geometry,
    finnedHeight: 1,
    finnedLength: 1,
    rows: 4,
    circuiting: 0.25,
    tubeOutsideDiameter: 0.00535,
    tubeWall: 0.00076,
    transversePitch: 0.0107,
    longitudinalPitch: 0.0077,
    finThickness: 9e-5,
    finPitch: 0.001,
    punchOut: 'front',
    enhancement: { kind: 'tape', pitch: 0.189, thickness: 0.00088 },
  },
  air: {
    flow: { basis: 'standard-volume', value: 1 },
    dryBulb: 257,
    humidity: { kind: 'relative-humidity', value: 0 },
    pressure: { kind: 'absolute', value: 95_500 },
  },
  refrigerant: {
    name: 'R-134a',
    suctionTemperature: 235,
    inlet: { kind: 'quality', value: 0.135 },
    given: { kind: 'superheat', value: 0 },
  },
}

describe('an evaporator whose pressure drop leads its boiling', () => {
  // At higher pressure it boils less and loses less pressure: both oscillated, or were wrongly taken as choked.
  it.each([
    ['in turn', throttled(4, 0.125, 258, 0), 1],
    ['in turn, once more', throttled(3, 0.125, 243, 5), 2],
    ['by a search', throttled(4, 0.05, 258, 0), 4],
    ['by a search from flows that do not choke', nearlyChoked, 4],
  ])('settles %s, and gives the same heat at the flow found', (_how, coil, rounds) => {
    const { fluid, totalCapacity, iterations, warnings } = rateCoil(coil)
    expect(warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
    // More than three rounds mean a search.
    expect(Math.min(4, Math.ceil(iterations / mostSweeps))).toBe(rounds)
    const given = { kind: 'mass-flow' as const, value: fluid.massFlow }
    const again = rateCoil({ ...coil, refrigerant: { ...coil.refrigerant, given } })
    expect(again.totalCapacity / totalCapacity).toBeCloseTo(1, 3)
    expect(again.warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
  })
})

describe('a condenser whose hot gas begins to condense on the wall within a piece', () => {
  it('settles at any air flow, in one turn, and gives more heat with more air', () => {
    const condenser = { ...exampleOf('COND'), engineVersion: 'v2025' as const }
    const at = (value: number) =>
      rateCoil({ ...condenser, air: { ...condenser.air, flow: { ...condenser.air.flow, value } } })
    let last = 0
    for (const flow of [0.8705, 0.87136, 0.8715, 1.0205, 1.03, 1.0405, 1.43, 1.77, 1.82, 1.8211, 1.822, 2.6, 3.4]) {
      const { totalCapacity, iterations, warnings } = at(flow)
      expect(warnings.map(({ code }) => code)).not.toContain('NOT_CONVERGED')
      expect(iterations, String(flow)).toBeLessThanOrEqual(mostSweeps)
      expect(totalCapacity).toBeGreaterThan(last)
      last = totalCapacity
    }
  })
})

describe('the sweeps of a march', () => {
  const byMarch = (coil: CoilInput): CoilInput => ({ ...coil, engineVersion: 'v2025' })

  // With only the air and the flow combined, and not what the pieces remember, they took 30, 19 and 28.
  it.each([
    ['EVAP', 20],
    ['COND', 15],
    ['STEAM', 24],
  ] as const)('of the first coil of %s are at most %i', (type, most) => {
    expect(rateCoil(byMarch(exampleOf(type))).iterations).toBeLessThanOrEqual(most)
  })
})
