import { describe, expect, it } from 'vitest'
import { rateGasCoil } from '../../../engine/gascoil'
import { gas } from '../../../engine/headless/gas'
import { gasCoil } from '../../../engine/headless/gasCoil'
import { commandHelp } from '../../../engine/headless/help'
import { code } from '../../support/engineErrors'
import { nitrogenHeater } from '../../support/gasCoils'

describe('a gas coil on the command line', () => {
  it('is that of the engine, with gases by formula and fluids by key', () => {
    const line = {
      ...nitrogenHeater,
      gas: { ...nitrogenHeater.gas, composition: { N2: 1 } },
      fluid: { ...nitrogenHeater.fluid, name: 'MEG', share: 0.3 },
    }
    const fluid = { ...nitrogenHeater.fluid, name: 'Ethylene glycol', share: 0.3 }
    expect(gasCoil(line)).toEqual(rateGasCoil({ ...nitrogenHeater, fluid }))
  })

  it('has an example without an error, whose heat is that of the nitrogen', () => {
    const { heat, gas: rated, isValid } = gasCoil(commandHelp['gas coil'].example)
    expect(isValid).toBe(true)
    // 1053 J/kg K of nitrogen of 10 bar about 370 K (Span et al. 2000).
    expect(heat / (4 * 1053 * (400 - rated.leavingTemperature))).toBeCloseTo(1, 2)
  })

  it.each([
    ['a field that it does not know', { ...nitrogenHeater, air: {} }],
    [
      'a surface that is left to it',
      { ...nitrogenHeater, geometry: { ...nitrogenHeater.geometry, finSurface: 'Optimize' } },
    ],
    ['a gas that it does not know', { ...nitrogenHeater, gas: { ...nitrogenHeater.gas, composition: { Xy: 1 } } }],
    ['no gas', { ...nitrogenHeater, gas: undefined }],
  ])('refuses %s', (_, line) => {
    expect(() => gasCoil(line)).toThrow(code('invalid-input'))
  })
})

describe('a gas on the command line', () => {
  it('has the ratio of its heat capacities', () => {
    // Diatomic: 7/5 nearly; methane 1.304 at 300 K (NIST).
    expect(gas({ composition: { N2: 1 }, T: 300, p: 101_325 }).gamma).toBeCloseTo(1.4, 2)
    expect(gas({ composition: { CH4: 1 }, T: 300, p: 101_325 }).gamma).toBeCloseTo(1.306, 2)
  })
})
