import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { climateSums, hotDesign, packYear, placeNamed, unpackYear } from '../../../engine/climates'
import { hoursOfNormals } from '../../../engine/climates/hoursOfNormals'
import { mistYear, rateHours } from '../../../engine/mist'
import { packedLength } from '../../../shared/mist/climates/packedLength'
import { yearOfHours } from '../../support/yearOfHours'

const year = yearOfHours()

describe('a packed year', () => {
  it('is a short text that holds every hour nearly', () => {
    const packed = packYear(year)
    expect([packed.hours.length, packed.pressures.length]).toEqual([packedLength, 12])
    const found = unpackYear(packed)
    expect(found.map(({ month, hour }) => [month, hour])).toEqual(year.map(({ month, hour }) => [month, hour]))
    for (const [at, { dryBulb, wetBulb }] of found.entries()) {
      expect(Math.abs(dryBulb - year[at]!.dryBulb)).toBeLessThanOrEqual(0.0201)
      expect(Math.abs(dryBulb - wetBulb - (year[at]!.dryBulb - year[at]!.wetBulb))).toBeLessThanOrEqual(0.0076)
    }
  })

  it('has the sums of the hours within 0.5 %', () => {
    const found = unpackYear(packYear(year))
    const [exact, packed] = [climateSums(year), climateSums(found)]
    for (const name of ['coolingDegreeHours', 'warmDepression', 'mistDepression'] as const)
      expect(Math.abs(packed[name] / exact[name] - 1), name).toBeLessThan(0.005)
    const mist = { effectiveness: 0.8, airflow: 20, machine: { ratedPower: 120_000, slope: 0.025 } }
    const [before, after] = [mistYear(rateHours(mist, year)), mistYear(rateHours(mist, found))]
    for (const name of ['water', 'energyWith', 'machineSaved'] as const)
      expect(Math.abs(after[name] / before[name] - 1), name).toBeLessThan(0.005)
  })

  it('keeps any weather of the Earth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 183.15, max: 333.15, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (dryBulb, depression) => {
          const hours = year.map((each, at) =>
            at === 100 ? { ...each, dryBulb, wetBulb: dryBulb - depression } : each,
          )
          const found = unpackYear(packYear(hours))[100]!
          expect(Math.abs(found.dryBulb - dryBulb)).toBeLessThanOrEqual(0.0201)
          expect(Math.abs(found.dryBulb - found.wetBulb - depression)).toBeLessThanOrEqual(0.0076)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('is refused where it is none', () => {
    const packed = packYear(year)
    const wrong = 'these are not the hours of a year'
    expect(() => unpackYear({ ...packed, hours: packed.hours.slice(1) })).toThrow(wrong)
    expect(() => unpackYear({ ...packed, hours: `!${packed.hours.slice(1)}` })).toThrow(wrong)
    expect(() => unpackYear({ ...packed, pressures: [1e5] })).toThrow(wrong)
    expect(() => packYear(year.slice(1))).toThrow('8760 hours, not 8759')
  })
})

it('the hot design air is exceeded in 35 hours, with the wet bulb of hours like it', () => {
  const { dryBulb, wetBulb } = hotDesign(year)
  expect(year.filter(each => each.dryBulb > dryBulb).length).toBeLessThan(35)
  expect(year.filter(each => each.dryBulb >= dryBulb).length).toBeGreaterThanOrEqual(35)
  expect(wetBulb).toBeLessThan(dryBulb)
  // Nine shares of each month have no hottest hour, so that this is below what the hourly file has: 42.8 °C.
  const normals = hoursOfNormals(placeNamed('phoenix'))
  expect(Math.abs(hotDesign(normals).dryBulb - 315.95)).toBeLessThan(4)
})
