/** Properties of every rating, over the whole space of inputs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilRating, FluidCoil } from '../../../engine/coils/coil'
import { between, logBetween, notFinite, ratedOrRefused, shaped } from '../../support/anyCoil'
import { chilledWaterCoil } from '../../support/coils'

/** Any coil that the bounds allow, sensible or not. */
const anyCoil: fc.Arbitrary<FluidCoil> = fc
  .record({
    application: fc.constantFrom('Cooling' as const, 'Heating' as const),
    surfaceCondition: fc.constantFrom('Wet' as const, 'Wet' as const, 'Dry' as const),
    basis: fc.constantFrom('standard-volume' as const, 'actual-volume' as const, 'dry-air-mass' as const),
    velocity: logBetween(0.05, 20),
    dryBulb: between(234, 368),
    humidity: between(0, 1),
    pressure: between(48_000, 124_000),
    fluidIn: between(273.15, 423),
    tubeVelocity: logBetween(0.002, 15),
    height: logBetween(0.05, 5),
    length: logBetween(0.06, 12),
    rows: fc.integer({ min: 1, max: 16 }),
    od: logBetween(0.005, 0.03),
    wall: between(0.02, 0.2),
    pitch: between(1.2, 3.2),
    depthPitch: between(0.9, 3),
    fin: logBetween(6e-5, 5e-4),
    finPitch: logBetween(0.0009, 0.02),
    circuiting: fc.constantFrom(0.25, 1 / 3, 0.5, 0.75, 1, 1.5, 2, 3, 4),
    fouling: between(0, 5e-4),
  })
  .map(given => {
    const { feeds, bore, face, geometry, resistances } = shaped(given)
    return {
      ...chilledWaterCoil,
      application: given.application,
      surfaceCondition: given.surfaceCondition,
      air: {
        flow: { basis: given.basis, value: given.velocity * face },
        dryBulb: given.dryBulb,
        humidity: { kind: 'relative-humidity', value: given.humidity },
        pressure: { kind: 'absolute', value: given.pressure },
      },
      fluid: {
        name: 'Water',
        enteringTemperature: given.fluidIn,
        given: { kind: 'mass-flow', value: given.tubeVelocity * 1000 * feeds * bore },
      },
      geometry,
      resistances,
    } satisfies FluidCoil
  })

describe('any coil within the bounds', () => {
  it('is refused with a path, or rated: finite, balanced, settled, within the entering states', () => {
    let answered = 0
    fc.assert(
      fc.property(anyCoil, input => {
        const rating = ratedOrRefused(input)
        if (!rating) return
        answered++
        expect(notFinite(rating)).toEqual([])
        expect(Math.abs(rating.energyBalance)).toBeLessThan(5e-4)
        expect(rating.iterations).toBeLessThanOrEqual(200)
        expect(rating.warnings.map(warning => warning.code)).not.toContain('NOT_CONVERGED')
        const low = Math.min(input.air.dryBulb, input.fluid.enteringTemperature) - 1e-6
        const high = Math.max(input.air.dryBulb, input.fluid.enteringTemperature) + 1e-6
        for (const T of [rating.air.leaving.dryBulb, rating.fluid.leavingTemperature]) {
          expect(T).toBeGreaterThanOrEqual(low)
          expect(T).toBeLessThanOrEqual(high)
        }
        expect(rating.air.leaving.humidityRatio).toBeLessThanOrEqual(rating.air.entering.humidityRatio)
        if (input.surfaceCondition === 'Wet') expect(rating.air.leaving.relativeHumidity).toBeLessThanOrEqual(1)
        expect(rating.air.pressureDrop).toBeGreaterThanOrEqual(rating.air.dryPressureDrop * (1 - 1e-9))
        const cools = input.fluid.enteringTemperature < input.air.dryBulb
        expect(rating.totalCapacity * (cools === (input.application === 'Cooling') ? 1 : -1)).toBeGreaterThanOrEqual(0)
        if (rating.totalCapacity < 0) {
          expect(rating.warnings).toContainEqual(expect.objectContaining({ code: 'DUTY_SIGN', severity: 'error' }))
        }
      }),
      { numRuns: 400, seed: 2026 },
    )
    expect(answered).toBeGreaterThan(160)
  })
})

/** Realistic coils: the chilled-water coil with other sizes, flows and states. */
const builtCoil: fc.Arbitrary<FluidCoil> = fc
  .record({
    tubesHigh: fc.integer({ min: 8, max: 40 }),
    length: between(0.5, 3.5),
    rows: fc.integer({ min: 2, max: 10 }),
    finPitch: between(0.0018, 0.0042),
    velocity: between(1.5, 3.5),
    tubeVelocity: between(0.7, 2),
    dryBulb: between(295, 310),
    humidity: between(0.2, 0.75),
    fluidIn: between(278, 285),
    circuiting: fc.constantFrom(0.5, 0.75, 1, 1.5, 2),
  })
  .map(given => {
    const pitch = chilledWaterCoil.geometry.transversePitch
    const feeds = Math.round(given.circuiting * given.tubesHigh)
    return {
      ...chilledWaterCoil,
      air: {
        flow: { basis: 'actual-volume', value: given.velocity * given.tubesHigh * pitch * given.length },
        dryBulb: given.dryBulb,
        humidity: { kind: 'relative-humidity', value: given.humidity },
        pressure: { kind: 'altitude', value: 0 },
      },
      fluid: {
        name: 'Water',
        enteringTemperature: given.fluidIn,
        given: { kind: 'mass-flow', value: given.tubeVelocity * 1000 * feeds * 1.734e-4 },
      },
      geometry: {
        ...chilledWaterCoil.geometry,
        finnedHeight: given.tubesHigh * pitch,
        finnedLength: given.length,
        rows: given.rows,
        finPitch: given.finPitch,
        circuiting: given.circuiting,
      },
    } satisfies FluidCoil
  })

/** The coils for every property below with their ratings, computed once for all properties. */
const builtCoils = fc
  .sample(builtCoil, { numRuns: 60, seed: 7 })
  .map((input): readonly [FluidCoil, CoilRating] => [input, rateCoil(input)])

/** Compares each coil with itself after one change. */
function compare(change: (input: FluidCoil) => FluidCoil, law: (before: CoilRating, after: CoilRating) => void) {
  for (const [input, before] of builtCoils) {
    const after = rateCoil(change(input))
    try {
      law(before, after)
    } catch (error) {
      throw new Error(`of the coil ${JSON.stringify(input)}`, { cause: error })
    }
  }
}

const withGeometry = (geometry: Partial<FluidCoil['geometry']>) => (input: FluidCoil) => ({
  ...input,
  geometry: { ...input.geometry, ...geometry },
})
const withFlow = (factor: number) => (input: FluidCoil) => ({
  ...input,
  fluid: { ...input.fluid, given: { ...input.fluid.given, value: input.fluid.given.value * factor } },
})

describe('coils as they are built', () => {
  it('cool more with more water', () =>
    compare(withFlow(1.15), (before, after) => {
      expect(after.totalCapacity).toBeGreaterThan(before.totalCapacity)
      // Only the tubes: a larger flow may get a larger connection, whose pressure drop is lower.
      expect(after.fluid.pressureDrop.tubes).toBeGreaterThan(before.fluid.pressureDrop.tubes)
    }))

  it('take more air pressure with closer fins', () =>
    compare(
      input => withGeometry({ finPitch: input.geometry.finPitch * 0.9 })(input),
      (before, after) => expect(after.air.dryPressureDrop).toBeGreaterThan(before.air.dryPressureDrop),
    ))

  it('cool more with two more rows of the same circuiting', () =>
    compare(
      input => withGeometry({ rows: input.geometry.rows + 2 })(input),
      (before, after) => {
        expect(after.totalCapacity).toBeGreaterThan(before.totalCapacity)
        expect(after.air.dryPressureDrop).toBeGreaterThan(before.air.dryPressureDrop)
      },
    ))

  it('cool less at altitude with the same actual airflow and humidity ratio', () =>
    compare(
      input => {
        const W = rateCoil(input).air.entering.humidityRatio
        const humidity = { kind: 'humidity-ratio' as const, value: W }
        return { ...input, air: { ...input.air, humidity, pressure: { kind: 'altitude' as const, value: 1500 } } }
      },
      (before, after) => expect(after.totalCapacity).toBeLessThan(before.totalCapacity),
    ))

  it('leave the same states when the tubes high and both flows are doubled', () =>
    compare(
      input => ({
        ...withGeometry({ finnedHeight: 2 * input.geometry.finnedHeight })(withFlow(2)(input)),
        air: { ...input.air, flow: { ...input.air.flow, value: 2 * input.air.flow.value } },
      }),
      (before, after) => {
        // An odd number of feeds rounds differently; only coils whose feeds double are compared.
        if (after.construction.feeds !== 2 * before.construction.feeds) return
        expect(after.air.leaving.dryBulb).toBeCloseTo(before.air.leaving.dryBulb, 5)
        expect(after.fluid.leavingTemperature).toBeCloseTo(before.fluid.leavingTemperature, 5)
        expect(after.totalCapacity / before.totalCapacity).toBeCloseTo(2, 5)
      },
    ))

  it('do the same left and right', () =>
    compare(withGeometry({ hand: 'Left' }), (before, after) => {
      expect(after).toEqual(before)
    }))

  it('cool less with fouling, inside or outside', () => {
    for (const name of ['insideFouling', 'outsideFouling', 'bond'] as const) {
      compare(
        input => ({ ...input, resistances: { [name]: 2e-4 } }),
        (before, after) => expect(after.totalCapacity).toBeLessThan(before.totalCapacity),
      )
    }
  })

  it('are not rated below the same coil forced dry by more than 5 %', () =>
    compare(
      input => ({ ...input, surfaceCondition: 'Dry' as const }),
      (wet, dry) => expect(wet.totalCapacity).toBeGreaterThan(0.95 * dry.totalCapacity),
    ))

  it('come near the temperature of the other stream when a flow goes to zero', () => {
    const slow = rateCoil(withFlow(0.004)(chilledWaterCoil))
    expect(chilledWaterCoil.air.dryBulb - slow.fluid.leavingTemperature).toBeLessThan(2)
    const still = rateCoil({
      ...chilledWaterCoil,
      air: { ...chilledWaterCoil.air, flow: { basis: 'standard-volume', value: 0.05 } },
    })
    expect(still.air.leaving.dryBulb - chilledWaterCoil.fluid.enteringTemperature).toBeLessThan(0.5)
  })
})
