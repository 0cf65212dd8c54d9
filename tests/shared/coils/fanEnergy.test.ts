import { describe, expect, it } from 'vitest'
import type { CoilRating } from '../../../engine/coils/coil'
import { fanFacts, fanRules } from '../../../shared/coils/facts/fanEnergy'
import { wrongOf } from '../../../shared/validation/fieldRules'

/** 4 kg/s of dry air at 1.25 m3/kg are 5 m3/s; over 100 Pa that is 500 W, and 1 kW at an efficiency of a half. */
const rating = {
  air: { dryAirFlow: 4, entering: { specificVolume: 1.25 }, pressureDrop: 100 },
} as CoilRating

const wrong = (typed: Partial<Record<keyof typeof fanRules, string>>) =>
  wrongOf(fanRules, { hours: '8000', efficiency: '50', price: '', ...typed })

describe('what a fan uses for a coil in a year', () => {
  it('FORMAT-03 is power, energy and, with a price, dollars, as worked by hand', () => {
    expect(fanFacts(rating, { hours: '8,000', efficiency: '50', price: '0.12' })).toEqual([
      ['Fan power for the coil', '1.00', 'kW'],
      ['Energy a year', '8,000', 'kWh'],
      ['Cost a year', '$960'],
    ])
    expect(fanFacts(rating, { hours: '8000', efficiency: '50', price: '-0.2' }).at(-1)?.[1]).toBe('-$1,600')
    expect(fanFacts(rating, { hours: '8000', efficiency: '50', price: '' })).toHaveLength(2)
  })

  it.each([
    ['VALID-06', { efficiency: '+50' }, { efficiency: 'Fan and motor efficiency, % is invalid.' }],
    ['VALID-06', { efficiency: 'half' }, { efficiency: 'Fan and motor efficiency, % is invalid.' }],
    ['VALID-06 nothing', { efficiency: ' 0.5 ' }, {}],
    ['VALID-07', { hours: '8,761' }, { hours: 'Max is 8760' }],
    ['VALID-07', { efficiency: '100.1' }, { efficiency: 'Max is 100' }],
    ['VALID-09', { price: '0.00' }, { price: 'Value cannot be 0' }],
    ['VALID-10', { hours: '0' }, { hours: 'Value must be greater than 0' }],
    ['VALID-10', { efficiency: '-5' }, { efficiency: 'Value must be greater than 0' }],
    ['what is no number', { price: '12 cents' }, { price: 'Price of a kWh, $ is invalid.' }],
    ['what is missing', { hours: '' }, { hours: 'Hours a year is required.' }],
    ['nothing where all is right', { hours: '8,760', efficiency: '100', price: '-0.01' }, {}],
  ])('%s is said of %j', (_, typed, said) => {
    expect(wrong(typed)).toEqual(said)
  })
})
