/** Dew points of acids beside sulfuric acid, with the band in which each is known. */
import { describe, expect, it } from 'vitest'
import { acidError, traceAcidBands } from '../../../engine/combustion'
import { throughEveryDoor } from '../../support/doors'

const dry = { Nitrogen: 0.9 }
const wet = { 'Water vapor': 0.1, 'Sulfur dioxide': 0.002, 'Hydrogen chloride': 0.002, Nitrogen: 0.896 }
const traces = { hydrogenBromide: 0.002, nitricAcid: 0.002 }

/**
 * With 76 mmHg of water and 1.52 mmHg of each: logarithms 4.330733 and 0.418710. 1000/T = 3.7368 - 0.1591 x 4.330733 - 0.0326 x
 * 0.418710 + 0.00269 x 1.813322 = 3.039008 for hydrochloric acid; 2.966935, 3.014252 and 3.144476 for the others in their order.
 */
const byHand = { hydrochloric: 329.055, hydrobromic: 337.049, nitric: 331.757, sulfurous: 318.016 }

describe('acids of a gas', () => {
  it('condense as their formulas say, by hand, and are known within 5 K', () => {
    const found = traceAcidBands(wet, 101_325, traces)
    expect(Object.keys(found)).toEqual(['sulfurous', 'hydrochloric', 'hydrobromic', 'nitric'])
    expect(acidError).toBe(5)
    for (const [acid, T] of Object.entries(byHand)) {
      const band = found[acid as keyof typeof found]!
      expect(band.T).toBeCloseTo(T, 2)
      expect(band.to).toBe(band.T + 5)
      if (acid !== 'nitric') expect(band.from).toBe(band.T - 5)
    }
    // The other copy of the formula of nitric acid begins with 3.8614: 3.214252, 311.114 K.
    expect(found.nitric!.from).toBeCloseTo(306.114, 2)
  })

  it('are told of a gas that has them and water, and of no other', () => {
    expect(traceAcidBands(dry, 101_325, traces)).toEqual({})
    expect(traceAcidBands({ ...dry, 'Water vapor': 0.1 }, 101_325)).toEqual({})
    expect(Object.keys(traceAcidBands({ ...dry, 'Water vapor': 0.1 }, 101_325, { nitricAcid: 2e-9 }))).toEqual([
      'nitric',
    ])
    expect(traceAcidBands({ ...dry, 'Water vapor': 0.1 }, 101_325, { nitricAcid: 9.9e-10 })).toEqual({})
  })

  throughEveryDoor('gas', { mixture: wet, T: 450, p: 101_325, ...traces }, gas => {
    for (const [acid, T] of Object.entries(byHand)) expect(gas.acids![acid as keyof typeof byHand]!.T).toBeCloseTo(T, 2)
  })

  throughEveryDoor('gas', { mixture: { Nitrogen: 1 }, T: 450, p: 101_325 }, gas => {
    expect(gas).not.toHaveProperty('acids')
  })
})
