import { describe, expect, it } from 'vitest'
import { placeHours, placeNamed } from '../../../engine/climates'
import { type MistInput, mistBins, mistYear, rateHours } from '../../../engine/mist'

const mist: MistInput = { effectiveness: 0.8, airflow: 20, machine: { ratedPower: 120_000, slope: 0.025 } }
const rated = rateHours(mist, placeHours(placeNamed('phoenix')).hours)
const total = (of: (bin: ReturnType<typeof mistBins>[number]) => number, bins: ReturnType<typeof mistBins>) =>
  bins.reduce((sum, bin) => sum + of(bin), 0)

describe('a year of mist by bins', () => {
  it.each([
    [273.15, 2.5],
    [459.67 / 1.8, 25 / 9],
  ])('from %f K in steps of %f K has the hours, the water and the energy of the year', (origin, width) => {
    const bins = mistBins(rated, origin, width)
    const year = mistYear(rated)
    expect(total(bin => bin.hours, bins)).toBeCloseTo(year.hours, 6)
    expect(total(bin => bin.hoursOn, bins)).toBeCloseTo(year.hoursOn, 6)
    expect(total(bin => bin.water, bins) / year.water).toBeCloseTo(1, 9)
    const energy = (of: 'powerWithout' | 'powerWith') => total(bin => bin[of] * bin.hours * 3600, bins)
    expect(energy('powerWithout') / year.energyWithout).toBeCloseTo(1, 9)
    expect(energy('powerWith') / year.energyWith).toBeCloseTo(1, 9)
    for (const bin of bins) {
      expect(bin.to - bin.from).toBeCloseTo(width, 9)
      expect((bin.from - origin) / width).toBeCloseTo(Math.round((bin.from - origin) / width), 9)
      expect(bin.dryBulb).toBeGreaterThanOrEqual(bin.from - 1e-9)
      expect(bin.dryBulb).toBeLessThan(bin.to)
      expect(bin.entering).toBeLessThanOrEqual(bin.dryBulb)
      expect(bin.entering).toBeGreaterThanOrEqual(bin.wetBulb)
    }
    expect(bins.map(bin => bin.from)).toEqual(bins.map(bin => bin.from).sort((one, other) => one - other))
  })

  it('keeps an hour on an edge in the warmer bin', () => {
    const hour = { month: 7, hours: 3, dryBulb: 300, wetBulb: 290, pressure: 101_325 }
    const [bin] = mistBins(rateHours(mist, [hour]), 290, 2)
    expect([bin!.from, bin!.to, bin!.hours]).toEqual([300, 302, 3])
  })

  it('refuses bins without a width', () => {
    expect(() => mistBins(rated, 273.15, 0)).toThrow('the width of a bin in K')
  })
})
