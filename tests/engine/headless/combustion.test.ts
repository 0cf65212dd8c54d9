import { describe, expect, it } from 'vitest'
import { combustion } from '../../../engine/headless/combustion'
import { code } from '../../support/engineErrors'

const fire = { fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'excess', value: 0.15 } }
const boiler = {
  size: { kind: 'output', value: 1e6 },
  firing: { kind: 'stack-temperature', value: 480 },
  duty: { kind: 'steam', pressure: 1e6 },
  feedwater: 378,
}

describe('combustion on the command line', () => {
  it('takes gases by their formulas, and answers what is asked alone', () => {
    const found = combustion({ ...fire, fuel: { kind: 'gas', composition: { CH4: 0.9, N2: 0.1 } } })
    expect(found.fuel.molarMass).toBeCloseTo(0.9 * 0.0160425 + 0.1 * 0.0280134, 9)
    expect(found).not.toHaveProperty('stackLoss')
    expect(found).not.toHaveProperty('boiler')
  })

  it('takes dry air by its formulas too', () => {
    const air = (dryAir: object) => combustion({ ...fire, fuel: { kind: 'gas', composition: { CH4: 1 } }, dryAir })
    expect(air({ O2: 0.21, N2: 0.79 })).toEqual(air({ Oxygen: 0.21, Nitrogen: 0.79 }))
    // Methane with air of 79 to 21: 2 mol of oxygen for a mol of fuel, 15 % over; 28.85 g of air for a mol.
    expect(air({ O2: 0.21, N2: 0.79 }).dryAir).toBeCloseTo((1.15 * 2 * 28.8503) / 0.21 / 16.0425, 3)
    expect(() => air({ N2: 1 })).toThrow(code('invalid-input'))
  })

  it('loses as much by its boiler as by its stack, but for radiation', () => {
    const found = combustion({ ...fire, stackTemperature: 480, cooledTo: 320, boiler })
    const { losses } = found.boiler!
    expect(found.stackLoss!.efficiency - losses.efficiency).toBeCloseTo(losses.radiation, 12)
    expect(found.cooled!.condensate).toBeGreaterThan(0)
  })

  it('blends hydrogen into a gas of the list, and into no oil', () => {
    const fuel = (name: string) => ({ ...fire, fuel: { kind: 'named', name, hydrogen: 0.2 } })
    const blend = combustion(fuel('Natural gas')).carbonDioxide.perHeat
    expect(blend).toBeLessThan(combustion(fire).carbonDioxide.perHeat)
    expect(() => combustion(fuel('No. 2 oil'))).toThrow(code('invalid-input'))
  })

  it.each<[string, object, string]>([
    ['an unknown field', { ...fire, oxygen: 0.03 }, 'document.oxygen is not known'],
    ['a fuel of no kind', { ...fire, fuel: { name: 'Natural gas' } }, 'document.fuel.kind must be one of'],
    ['a text for a number', { ...fire, air: { kind: 'excess', value: '15 %' } }, 'document.air.value must be a number'],
    ['cooling from nowhere', { ...fire, cooledTo: 320 }, 'give stackTemperature'],
    ['an unknown gas', { ...fire, fuel: { kind: 'gas', composition: { Phlogiston: 1 } } }, 'Phlogiston is not known'],
  ])('refuses %s', (_, line, says) => {
    expect(() => combustion(line)).toThrow(says)
    expect(() => combustion(line)).toThrow(code('invalid-input'))
  })
})
