/** Properties of every march, over the whole space of inputs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../../engine/coils'
import type { CoilInput, CoilRating, FluidCoil } from '../../../../engine/coils/coil'
import { EngineError } from '../../../../engine/errors'
import { condenser, evaporator, steam, waterCoil } from '../../../support/anyMarch'
import { chilledWaterCoil } from '../../../support/coils'
import { notFinite } from '../../../support/notFinite'

/** The rating, or undefined where the input was refused with the path of a field. */
function rated(input: CoilInput): CoilRating | undefined {
  try {
    return rateCoil(input)
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'invalid-input')) throw error
    expect(error.inputs.path).toEqual(expect.any(String))
    return undefined
  }
}

describe.each([
  ['water coil', waterCoil, 20],
  ['evaporator', evaporator, 12],
  ['condenser', condenser, 18],
  ['steam coil', steam, 14],
] as [string, fc.Arbitrary<CoilInput>, number][])('any %s within the bounds', (_name, coils, numRuns) => {
  it('is refused with a path, or rated: finite, balanced, bounded, of the right sign', () => {
    let answered = 0
    let unsettled = 0
    fc.assert(
      fc.property(coils, input => {
        const rating = rated(input)
        if (!rating) return
        answered++
        expect(notFinite({ ...rating, methods: undefined })).toBeUndefined()
        expect(rating.iterations).toBeLessThanOrEqual(3000)
        expect(rating.totalCapacity).toBeGreaterThanOrEqual(-1e-6)
        const settled = !rating.warnings.some(({ code }) => code === 'NOT_CONVERGED')
        if (settled) expect(Math.abs(rating.energyBalance)).toBeLessThan(5e-4)
        else unsettled++
        expect(rating.air.leaving.humidityRatio).toBeLessThanOrEqual(rating.air.entering.humidityRatio + 1e-9)
      }),
      { numRuns, endOnFailure: true, seed: 4 },
    )
    expect(answered).toBeGreaterThan(numRuns / 4)
    expect(unsettled).toBeLessThanOrEqual(answered / 20)
  })
})

describe('trends of a water coil', () => {
  const capacity = (input: FluidCoil) => rateCoil({ ...input, engineVersion: 'v2025' }).totalCapacity
  const water = chilledWaterCoil as FluidCoil

  it('more rows, more fins, more water and more air carry more; fouling carries less', () => {
    const { geometry } = water
    const rising = [2, 4, 6, 8].map(rows => capacity({ ...water, geometry: { ...geometry, rows } }))
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    const fins = [6, 8, 10, 12].map(each => capacity({ ...water, geometry: { ...geometry, finPitch: 0.0254 / each } }))
    expect(fins).toEqual(fins.toSorted((a, b) => a - b))
    const flows = [3, 4, 5, 6].map(value =>
      capacity({ ...water, fluid: { ...water.fluid, given: { kind: 'mass-flow', value } } }),
    )
    expect(flows).toEqual(flows.toSorted((a, b) => a - b))
    const foul = [0, 1e-4, 3e-4].map(insideFouling => capacity({ ...water, resistances: { insideFouling } }))
    expect(foul).toEqual(foul.toSorted((a, b) => b - a))
  })

  it('has no step of 1 % where the surface becomes wet, nor where the flow becomes turbulent', () => {
    const byHumidity = Array.from({ length: 25 }, (_, k) =>
      capacity({ ...water, air: { ...water.air, humidity: { kind: 'relative-humidity', value: 0.3 + 0.01 * k } } }),
    )
    const byFlow = Array.from({ length: 30 }, (_, k) =>
      capacity({ ...water, fluid: { ...water.fluid, given: { kind: 'mass-flow', value: 0.5 * 1.03 ** k } } }),
    )
    for (const curve of [byHumidity, byFlow]) {
      for (let k = 1; k < curve.length - 1; k++) {
        const bend = Math.abs(curve[k + 1]! - 2 * curve[k]! + curve[k - 1]!) / curve[k]!
        expect(bend).toBeLessThan(0.01)
      }
    }
  })

  it('tells left hand and right hand nothing apart', () => {
    const left = capacity({ ...water, geometry: { ...water.geometry, hand: 'Left' } })
    expect(left).toBe(capacity(water))
  })
})
