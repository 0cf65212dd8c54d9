import { describe, expect, it } from 'vitest'
import { climatePlaces, climateYear } from '../../../engine/headless/climate'
import { mistDroplet, mistYearLine } from '../../../engine/headless/mist'
import { code } from '../../support/engineErrors'

const mist = { effectiveness: 0.8, airflow: 20, machine: { ratedPower: 120_000, slope: 0.025 } }

describe('climates on the command line', () => {
  it('are found by a part of their name, with their set and years', () => {
    expect(climatePlaces({ find: 'phoenix' }).places).toEqual([
      {
        ...{
          id: 'phoenix',
          name: 'Phoenix',
          region: 'AZ',
          country: 'US',
          latitude: 33.45,
          longitude: -111.98,
          elevation: 337,
        },
        ...{ set: 'NREL TMY3 (2008)', years: '1976 to 2002', method: 'bins' },
      },
    ])
    expect(climatePlaces({}).places).toHaveLength(115)
  })

  it('have their sums, and their hours where asked for', () => {
    const { sums, method, ...rest } = climateYear({ place: 'phoenix' })
    expect(method).toBe('bins')
    expect(sums.coolingDegreeHours / 35_694).toBeCloseTo(1, 2)
    expect(rest).not.toHaveProperty('hours')
    expect(climateYear({ place: 'phoenix', list: true })).toHaveProperty('hours')
  })

  it('are of a place or of a file, not of both', () => {
    for (const line of [{}, { place: 'phoenix', file: 'db,rh' }])
      expect(() => climateYear(line)).toThrow(code('invalid-input'))
  })
})

describe('mist on the command line', () => {
  it('has a year by a place, and by hours that are given', () => {
    const year = mistYearLine({ ...mist, climate: { place: 'phoenix' } })
    expect(year.method).toBe('bins')
    expect(year.hours).toBeCloseTo(8760, 6)
    // Its typical year has 4279 hours in which mist is worth while.
    expect(Math.abs(year.hoursOn / 4279 - 1)).toBeLessThan(0.03)
    const hours = [{ month: 7, hours: 10, dryBulb: 310, wetBulb: 295, pressure: 1e5 }]
    expect(mistYearLine({ ...mist, climate: { hours } }).hoursOn).toBe(10)
  })

  it('refuses what it does not know, and the life of a droplet in saturated air', () => {
    expect(() => mistYearLine({ ...mist, climate: { town: 'Phoenix' } })).toThrow('document.climate.town is not known')
    expect(() => mistYearLine({ ...mist, climate: { place: 'phoenix', hours: [] } })).toThrow('give one of them')
    expect(() => mistDroplet({ air: { T: 300, p: 101_325, RH: 1 }, diameter: 1e-5 })).toThrow(
      code('inconsistent-state'),
    )
  })
})
