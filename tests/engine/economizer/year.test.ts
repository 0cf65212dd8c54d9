import { describe, expect, it } from 'vitest'
import { economizerYear, rateEconomizer, type YearLoad } from '../../../engine/economizer'
import { steamEconomizer } from '../../support/economizers'
import { code } from '../../support/engineErrors'

const millionBtu = 1.05505585262e9
const loads: YearLoad[] = [
  { load: 1, hours: 2000 },
  { load: 0.5, hours: 4000 },
]

describe('a year', () => {
  it('is the sum of its hours', () => {
    const prices = { fuel: 1e-8, electricity: 3e-8, carbon: 0.05, nitrogenOxides: 4e-8 }
    const year = economizerYear(steamEconomizer, loads, prices, { installed: 60_000 })
    const [full, half] = [1, 0.5].map(load => rateEconomizer(steamEconomizer, { load }))
    const sum = (of: 'heat' | 'fuelSaved' | 'carbonSaved') => 3600 * (2000 * full![of] + 4000 * half![of])
    expect(year.hours).toBe(6000)
    expect(year.recovered / sum('heat')).toBeCloseTo(1, 12)
    expect(year.money.fuel / (sum('fuelSaved') * 1e-8)).toBeCloseTo(1, 12)
    expect(year.money.carbon / (sum('carbonSaved') * 0.05)).toBeCloseTo(1, 12)
    expect(year.nitrogenOxidesSaved! / (sum('fuelSaved') * 4e-8)).toBeCloseTo(1, 12)
    expect(year.money.electricity).toBeCloseTo(-year.electricity * 3e-8, 9)
    const { fuel, electricity, carbon } = year.money
    expect(year.payback.savings / (fuel + electricity + carbon)).toBeCloseTo(1, 12)
    expect(year.loads.reduce((all, each) => all + each.savings, 0) / year.payback.savings).toBeCloseTo(1, 12)
    expect(year.assumed).toEqual([])
    expect(year.efficiencyAfter).toBeGreaterThan(year.efficiencyBefore)
    // A fan of 60 % for the drop of the gas, and the pump for that of the water.
    const gas = (full!.gas.pressure * full!.gas.molarMass) / (8.314462618 * full!.gasOut)
    const stage = full!.stages[0]!
    const power = ((full!.gasDrop * full!.gasFlow) / gas + (stage.waterDrop * stage.bankWaterFlow) / 950) / 0.6
    const [alone] = [economizerYear(steamEconomizer, [{ load: 1, hours: 1 }], prices)]
    expect(alone!.electricity / (power * 3600)).toBeCloseTo(1, 9)
  })

  it('takes dated prices where none are given, and says so', () => {
    const { assumed, money, fuelSaved } = economizerYear(steamEconomizer, loads)
    expect(assumed.map(each => [each.of, each.date])).toEqual([
      ['natural gas', '2012'],
      ['electricity of industry', '2020'],
    ])
    expect((money.fuel / fuelSaved) * millionBtu).toBeCloseTo(8, 9)
    expect(assumed[1]!.value * 3.6e6).toBeCloseTo(0.0666, 9)
  })

  it('is refused with more hours than a year has, and with a fuel of no price', () => {
    const oil = {
      ...steamEconomizer,
      firing: { ...steamEconomizer.firing, fuel: { kind: 'named', name: 'Propane' } as const },
    }
    expect(() => economizerYear(steamEconomizer, [{ load: 1, hours: 9000 }])).toThrow(code('out-of-range'))
    expect(() => economizerYear(steamEconomizer, [...loads, { load: 0.3, hours: 3000 }])).toThrow(code('out-of-range'))
    expect(() => economizerYear(oil, loads)).toThrow(code('invalid-input'))
  })
})
