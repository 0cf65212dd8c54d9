import { describe, expect, it } from 'vitest'
import { combustion, flueGasProperties } from '../../../engine/combustion'
import { knownLiquid } from '../../../engine/economizer/liquid'
import { flueGas } from '../../../engine/economizer/moistGas'
import { waterEnthalpy, waterSaturationPressure } from '../../../engine/fluids'
import { latentHeat } from '../../../engine/fluids/water/latentHeat'
import { code } from '../../support/engineErrors'

const burnt = combustion({ fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'excess', value: 0.15 } })
const gas = flueGas(burnt.composition, burnt.pressure, 290, 700, 0.1)
const exact = flueGasProperties(burnt.composition)
const places = [290, 301.3, 333.3, 412.7, 555.5, 699]

describe('flue gas in tables', () => {
  it.each(places)('is at %d K what it was made from', T => {
    const { vapour: Y } = gas
    const total = 1 + Y
    expect((gas.dryEnthalpy(T) + Y * gas.vapourEnthalpy(T)) / (total * exact.h(T)) - 1).toBeCloseTo(0, 6)
    expect(gas.heatCapacity(T, Y) / (total * exact.cp(T)) - 1).toBeCloseTo(0, 6)
    expect(gas.viscosity(T, Y) / exact.mu(T) - 1).toBeCloseTo(0, 5)
    expect(gas.conductivity(T, Y) / exact.k(T) - 1).toBeCloseTo(0, 5)
    expect(gas.density(T, Y) / exact.rho(T, burnt.pressure) - 1).toBeCloseTo(0, 9)
    expect(gas.temperature(gas.dryEnthalpy(T) + Y * gas.vapourEnthalpy(T), Y)).toBeCloseTo(T, 8)
  })

  it('has the transport of its mixture when a third of its water is gone', () => {
    const water = burnt.composition['Water vapor']!
    const Y = gas.vapour * (2 / 3)
    const left = Y / (gas.vapour / (water / (1 - water)) + Y)
    const others = Object.entries(burnt.composition).filter(([name]) => name !== 'Water vapor')
    const partly = flueGasProperties({
      ...Object.fromEntries(others.map(([name, share]) => [name, (share * (1 - left)) / (1 - water)])),
      'Water vapor': left,
    })
    expect(gas.viscosity(330, Y) / partly.mu(330) - 1).toBeCloseTo(0, 4)
    expect(gas.conductivity(330, Y) / partly.k(330) - 1).toBeCloseTo(0, 4)
  })

  it('is saturated where its water has the pressure of saturation', () => {
    const share = waterSaturationPressure(320) / burnt.pressure
    expect(gas.saturation(320)).toBeCloseTo((share / (1 - share)) * (0.0180153 / burnt.dryMolarMass), 12)
    expect(gas.saturation(600)).toBeGreaterThan(100)
    expect((gas.vapourEnthalpy(320) - gas.liquidEnthalpy(320)) / latentHeat(320) - 1).toBeCloseTo(0, 7)
  })
})

describe('what flows in the tubes', () => {
  it('is water to its boiling point, and boiling beyond', () => {
    const water = knownLiquid({ pressure: 1e6 })
    expect(water.highest).toBeCloseTo(453.03, 1)
    for (const T of [275, 380, 452]) {
      expect(water.enthalpy(T) / waterEnthalpy(T, 1e6) - 1).toBeCloseTo(0, 8)
      expect(water.temperature(water.enthalpy(T))).toBeCloseTo(T, 8)
    }
    expect(water.temperature(2e6)).toBe(water.highest)
    expect(water.temperature(-1e5)).toBe(water.lowest)
    expect(knownLiquid({ pressure: 1e6 })).toBe(water)
  })

  it('is a glycol or an oil too', () => {
    const glycol = knownLiquid({ name: 'Ethylene glycol', share: 0.4, basis: 'mass', pressure: 4e5 })
    expect(glycol.at(330).cp).toBeLessThan(3700)
    expect(glycol.lowest).toBeLessThan(255)
    expect(knownLiquid({ name: 'Therminol 66', pressure: 4e5 }).at(400).cp).toBeGreaterThan(1500)
  })

  it('is nothing else', () => {
    expect(() => knownLiquid({ name: 'Mercury', pressure: 4e5 })).toThrow(code('unknown-name'))
    expect(() => knownLiquid({ name: 'Ethylene glycol', pressure: 4e5 })).toThrow(code('invalid-input'))
    expect(() => knownLiquid({ pressure: 3e7 })).toThrow(code('out-of-range'))
  })
})
