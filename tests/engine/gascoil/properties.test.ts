/** What holds of every gas coil. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../engine'
import { type GasCoilInput, type GasCoilRating, rateGasCoil } from '../../../engine/gascoil'
import { builtOf, dryAir, inGas, nitrogenHeater, withFluid } from '../../support/gasCoils'

const compositions: GasCoilInput['gas']['composition'][] = [
  { Nitrogen: 1 },
  { Hydrogen: 1 },
  { Methane: 0.95, Ethane: 0.03, Nitrogen: 0.02 },
  { 'Carbon dioxide': 0.3, Nitrogen: 0.7 },
  dryAir,
]

/** Numbers of a range, all of it as likely. */
const evenly = (min: number, max: number) =>
  fc.noBias(fc.integer({ min: 0, max: 1_000_000 })).map(part => min + ((max - min) * part) / 1_000_000)

/** Heaters as they are built, of gases that stay gases. */
const heaters = fc
  .record({
    composition: fc.constantFrom(...compositions),
    pressure: evenly(90_000, 900_000),
    velocity: evenly(0.5, 6),
    temperature: evenly(275, 305),
    water: evenly(315, 360),
    flow: evenly(0.6, 3),
    rows: fc.integer({ min: 1, max: 6 }),
    arrangement: fc.constantFrom('counter', 'parallel', 'cross', 'zig-zag'),
  })
  .map(({ composition, pressure, velocity, temperature, water, flow, rows, arrangement }): GasCoilInput => {
    const gas = {
      composition,
      pressure,
      temperature,
      flow: { basis: 'actual-volume', value: 0.9144 * velocity },
    } as const
    const fluid = { enteringTemperature: water, given: { kind: 'mass-flow', value: flow } } as const
    return builtOf(withFluid(inGas(nitrogenHeater, gas), fluid), { rows, arrangement } as GasCoilInput['geometry'])
  })

describe('the bands of a coil far outside the data of its fins', () => {
  it.each([0.018, 0.0205, 0.025, 0.0381, 0.06])(
    'reach around its figures with tubes %d m apart, and never below nothing',
    pitch => {
      const { heat, gas, fluid, uncertainty } = rateGasCoil(builtOf(nitrogenHeater, { transversePitch: pitch }))
      const { heat: ofHeat, gasPressureDrop, fluidPressureDrop } = uncertainty
      for (const [value, { low, high }] of [
        [heat, ofHeat],
        [gas.pressureDrop.total, gasPressureDrop],
        [fluid.pressureDrop.total, fluidPressureDrop],
      ] as const) {
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThan(value)
        expect(high).toBeGreaterThan(value)
      }
    },
  )
})

describe('every heater', () => {
  it('balances, and keeps between the streams that enter', () => {
    fc.assert(
      fc.property(heaters, input => {
        const { energyBalance, heat, gas, fluid, wall, rows, resistances, effectiveness } = rateGasCoil(input)
        expect(Math.abs(energyBalance)).toBeLessThan(1e-6)
        expect(rows.reduce((sum, row) => sum + row.heat, 0)).toBeCloseTo(heat, 6)
        expect(rows.reduce((sum, row) => sum + row.pressureDrop, 0)).toBeCloseTo(gas.pressureDrop.total, 6)
        const [cold, hot] = [input.gas.temperature, input.fluid.enteringTemperature]
        for (const T of [gas.leavingTemperature, fluid.leavingTemperature, wall.coldest, wall.hottest]) {
          expect(T).toBeGreaterThan(cold)
          expect(T).toBeLessThan(hot)
        }
        expect(resistances.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1, 12)
        expect(effectiveness).toBeGreaterThan(0)
        expect(effectiveness).toBeLessThan(1)
        expect(gas.enteringPressure - gas.leavingPressure).toBeCloseTo(gas.pressureDrop.total, 6)
      }),
    )
  })

  it('gives no less heat by hotter water, by more water or by more rows in counterflow', () => {
    const counter = heaters.map(input => builtOf(input, { arrangement: 'counter', circuiting: 0.5 }))
    fc.assert(
      fc.property(counter, input => {
        const { heat } = rateGasCoil(input)
        const least = heat * (1 - 1e-7)
        const { enteringTemperature, given } = input.fluid
        expect(rateGasCoil(withFluid(input, { enteringTemperature: enteringTemperature + 5 })).heat).toBeGreaterThan(
          heat,
        )
        const more = { kind: 'mass-flow', value: 1.1 * given.value } as const
        expect(rateGasCoil(withFluid(input, { given: more })).heat).toBeGreaterThan(least)
      }),
    )
  })

  it('gives no less heat by more rows', () => {
    fc.assert(
      fc.property(heaters, input => {
        // All rows of a cross arrangement share the fluid, so that each has less: the film gets slower with them.
        const of = (rows: number) => rateGasCoil(builtOf(input, { rows, arrangement: 'counter', circuiting: 0.5 })).heat
        const { rows } = input.geometry
        expect(of(rows + 1)).toBeGreaterThan(of(rows) * (1 - 1e-7))
      }),
    )
  })

  it('is found again by the temperature with which its water left, and by its heat', () => {
    fc.assert(
      fc.property(heaters, input => {
        const { fluid, heat } = rateGasCoil(input)
        const byHeat = rateGasCoil(withFluid(input, { given: { kind: 'capacity', value: heat } }))
        expect(byHeat.heat / heat).toBeCloseTo(1, 6)
        const wanted = { kind: 'leaving-temperature', value: fluid.leavingTemperature } as const
        expect(rateGasCoil(withFluid(input, { given: wanted })).fluid.leavingTemperature).toBeCloseTo(wanted.value, 5)
      }),
      { numRuns: 10 },
    )
  })
})

/** Numbers of a rating that are not finite. */
const unfinished = (rating: GasCoilRating) =>
  JSON.stringify(rating, (name, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? `not finite: ${name}` : value,
  ).match(/not finite: \w+/g)

describe('whatever is asked', () => {
  it('is answered in finite numbers, or refused with the path of a field', () => {
    const asking = fc.record({
      composition: fc.constantFrom(
        ...compositions,
        { Propane: 1 },
        { Ammonia: 1 },
        { 'Water vapor': 1 },
        { 'n-Heptane': 0.2, Nitrogen: 0.8 },
        { Nitrogen: 0.7, 'Water vapor': 0.3 },
        { Nitrogen: 0.7 },
        {},
      ),
      application: fc.constantFrom('Cooling', 'Heating'),
      temperature: evenly(205, 680),
      pressure: fc.oneof(evenly(90_000, 1_100_000), evenly(5000, 1.1e7)),
      basis: fc.constantFrom('mass', 'actual-volume', 'normal-volume'),
      value: evenly(0, 12),
      trioxide: fc.option(evenly(0, 2e-4), { nil: undefined }),
      name: fc.constantFrom('Water', 'Nitrogen', 'Therminol 66', 'Carbon dioxide'),
      enteringTemperature: evenly(205, 500),
      given: fc.record({
        kind: fc.constant('mass-flow'),
        value: evenly(0, 5),
      }),
      rows: fc.integer({ min: 1, max: 16 }),
      circuiting: fc.constantFrom(0.25, 0.5, 0.75, 1, 2),
      arrangement: fc.constantFrom('counter', 'parallel', 'cross', 'zig-zag'),
    })
    const answered = { valid: 0, refused: 0 }
    fc.assert(
      fc.property(asking, asked => {
        const { application, composition, temperature, pressure, basis, value, trioxide, rows, ...rest } = asked
        const { circuiting, arrangement, ...fluid } = rest
        const coil = { ...nitrogenHeater, application } as GasCoilInput
        const gas = { composition, temperature, pressure, trioxide, flow: { basis, value } } as GasCoilInput['gas']
        const input = builtOf(withFluid(inGas(coil, gas), fluid as object), { rows, circuiting, arrangement } as object)
        try {
          expect(unfinished(rateGasCoil(input))).toBeNull()
          answered.valid++
        } catch (error) {
          if (!(error instanceof EngineError)) throw error
          expect(error.code, error.message).toBe('invalid-input')
          expect(error.inputs.path, error.message).toMatch(/^(gas|fluid|geometry)\./)
          answered.refused++
        }
      }),
      { numRuns: 600 },
    )
    expect(Math.min(answered.valid, answered.refused)).toBeGreaterThan(10)
  })
})
