/**
 * The air that leaves a coil is never supersaturated, and has lost exactly the condensate: for any coil, by either
 * engine.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { CoilInput, CoilRating, EngineVersion } from '../../../engine/coils/coil'
import { liquidWaterEnthalpy, saturationHumidityRatio, withoutMist } from '../../../engine/fluids/moistAir'
import { between, ratedOrRefused } from '../../support/anyCoil'
import { condenser, evaporator, steam, waterCoil } from '../../support/anyMarch'
import { chilledWaterCoil } from '../../support/coils'
import { evaporatorCoil } from '../../support/phaseCoils'

const engines: EngineVersion[] = ['original', 'v2025']
const kinds: [string, fc.Arbitrary<CoilInput>][] = [
  ['water coil', waterCoil],
  ['evaporator', evaporator],
  ['condenser', condenser],
  ['steam coil', steam],
]

/** Realistic coils, whose superheated zone, and parallel passes, leave warm air beside cold air. */
const built = <Coil extends CoilInput>(coil: Coil, change: (coil: Coil, cold: number) => Coil): fc.Arbitrary<Coil> =>
  fc
    .record({
      dryBulb: between(290, 308),
      humidity: between(0.4, 1),
      rows: fc.integer({ min: 1, max: 8 }),
      cold: between(0, 10),
      velocity: between(1, 3.5),
      circuiting: fc.constantFrom(0.25, 0.5, 1),
      arrangement: fc.constantFrom('auto' as const, 'cross' as const, 'parallel' as const),
    })
    .map(({ dryBulb, humidity, rows, cold, velocity, circuiting, arrangement }) => {
      const { air, geometry } = coil
      const value = velocity * geometry.finnedHeight * geometry.finnedLength
      return change(
        {
          ...coil,
          air: {
            ...{ ...air, dryBulb, flow: { basis: 'standard-volume', value } },
            humidity: { kind: 'relative-humidity', value: humidity },
          },
          geometry: { ...geometry, rows, circuiting, arrangement },
        },
        cold,
      )
    })
const builtEvaporator = built(evaporatorCoil, (coil, value) => ({
  ...coil,
  refrigerant: { ...coil.refrigerant, given: { kind: 'superheat', value } },
}))
const builtWater = built(chilledWaterCoil, (coil, warmer) => ({
  ...coil,
  fluid: { ...coil.fluid, enteringTemperature: 275 + warmer },
}))

function expectClear({ air }: CoilRating): void {
  const { dryBulb, humidityRatio } = air.leaving
  // Above the boiling point air can hold any amount of vapour.
  const most = dryBulb < 473.15 ? saturationHumidityRatio(dryBulb, air.pressure) : Number.POSITIVE_INFINITY
  expect(humidityRatio / most).toBeLessThanOrEqual(1 + 1e-6)
}

/**
 * The condensate is the water that the air has lost, and carries away the heat of water between the coldest and the
 * entering air.
 */
function expectBalanced(input: CoilInput, rating: CoilRating): void {
  const { entering, leaving, condensate, dryAirFlow } = rating.air
  const lost = dryAirFlow * (entering.humidityRatio - leaving.humidityRatio)
  expect(Math.abs(condensate - lost)).toBeLessThanOrEqual(1e-6 * Math.max(lost, 1e-9 * dryAirFlow))
  if (rating.warnings.some(({ code }) => code === 'NOT_CONVERGED')) return
  const airHeat = dryAirFlow * (entering.enthalpy - leaving.enthalpy)
  const heat = rating.totalCapacity * (input.application === 'Cooling' ? 1 : -1)
  const slack = 5e-4 * Math.max(Math.abs(airHeat), Math.abs(heat)) + 1e-6
  const carried = airHeat - heat
  const coldest = Math.min(leaving.dryBulb, rating.fluid.enteringTemperature, rating.fluid.leavingTemperature) - 40
  expect(carried).toBeGreaterThanOrEqual(condensate * liquidWaterEnthalpy(coldest) - slack)
  expect(carried).toBeLessThanOrEqual(condensate * liquidWaterEnthalpy(entering.dryBulb) + slack)
}

describe.each(engines)('by %s', engineVersion => {
  it.each([
    ...kinds,
    ['evaporator as it is built', builtEvaporator],
    ['water coil as it is built', builtWater],
  ] as const)('any %s leaves air that is saturated at most, and as much drier as has condensed', (name, coils) => {
    let answered = 0
    let wet = 0
    fc.assert(
      fc.property(coils, input => {
        const rating = ratedOrRefused({ ...input, engineVersion })
        if (!rating) return
        answered++
        if (rating.air.condensate > 1e-6 * rating.air.dryAirFlow) wet++
        // With a surface that the input forces dry, the air keeps its water; the notice of the impossible state is an
        // error.
        if (input.surfaceCondition === 'Wet') expectClear(rating)
        else expect(rating.air.condensate).toBeLessThan(1e-9 * rating.air.dryAirFlow)
        expectBalanced(input, rating)
      }),
      {
        numRuns: engineVersion === 'original' ? 80 : name.endsWith('built') ? 25 : 20,
        endOnFailure: true,
        seed: 120,
      },
    )
    expect(answered).toBeGreaterThan(5)
    if (name.endsWith('built')) expect(wet).toBeGreaterThan(10)
  })

  it('rows that are shown hold no more water than air can', () => {
    for (const coil of [chilledWaterCoil, evaporatorCoil]) {
      const { rows, air } = rateCoil({ ...coil, engineVersion })
      for (const { airOut } of rows)
        expect(airOut.humidityRatio / saturationHumidityRatio(airOut.dryBulb, air.pressure)).toBeLessThan(1 + 1e-6)
    }
  })
})

describe('mist', () => {
  it('falls out of two airs that mix: water and enthalpy are kept, and what stays is saturated', () => {
    // For example equal parts of air at 32 degC and 78 %, and saturated air at 6 degC.
    const p = 101_325
    const [h, W] = [49_850, 0.0141]
    const clear = withoutMist(h, W, p)
    const mist = W - clear.W
    expect(mist).toBeGreaterThan(1e-4)
    expect(clear.W).toBeCloseTo(saturationHumidityRatio(clear.T, p), 12)
    // Within a millikelvin: 2.5 J/kg.
    expect(Math.abs(clear.h + mist * liquidWaterEnthalpy(clear.T) - h)).toBeLessThan(2.5)
    expect(withoutMist(h, 0.009, p)).toMatchObject({ W: 0.009, h, supersaturation: 0 })
  })
})
