/** What is no gas coil is refused with a sentence and the field that mends it. */
import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../engine'
import { type GasCoilInput, rateGasCoil } from '../../../engine/gascoil'
import { builtOf, flueGasCooler, inGas, nitrogenHeater, withFluid } from '../../support/gasCoils'

function refused(input: GasCoilInput): { code: string; message: string; path: unknown } {
  try {
    rateGasCoil(input)
  } catch (error) {
    if (error instanceof EngineError) return { code: error.code, message: error.message, path: error.inputs.path }
    throw error
  }
  throw new Error('it was rated')
}

/** A gas of 10 bar cooled by so little that it becomes as hot as the gas. */
const littleFluid = (name: string, given: GasCoilInput['fluid']['given'], temperature: number): GasCoilInput => ({
  ...inGas(nitrogenHeater, { temperature, pressure: 1e6 }),
  application: 'Cooling',
  fluid: { name, ...(name === 'Water' ? {} : { share: 0.3 }), enteringTemperature: 285, given },
})

describe('a gas coil', () => {
  it.each([
    ['gas.composition', 'divide each by 0.9', inGas(nitrogenHeater, { composition: { Nitrogen: 0.9 } })],
    ['gas.composition', 'give at least one gas', inGas(nitrogenHeater, { composition: {} })],
    ['gas.composition', 'no gas Phlogiston', inGas(nitrogenHeater, { composition: { Phlogiston: 1 } })],
    [
      'gas.composition.Nitrogen',
      'must be a number from 0 to 1',
      inGas(nitrogenHeater, { composition: { Nitrogen: -1 } }),
    ],
    // Propane of 20 bar boils at 57 °C.
    ['gas.temperature', 'it condenses at', inGas(nitrogenHeater, { composition: { Propane: 1 }, pressure: 2e6 })],
    [
      'gas.temperature',
      'too dense',
      inGas(nitrogenHeater, { composition: { Ethane: 0.9, Propane: 0.1 }, pressure: 9e6 }),
    ],
    [
      'gas.pressure',
      'highest pressure',
      inGas(nitrogenHeater, { composition: { Methanol: 1 }, pressure: 2e6, temperature: 500 }),
    ],
    // Little water takes the temperature of the gas, 227 °C; a glycol that of 127 °C.
    [
      'fluid.given.value',
      'Water would leave beyond the temperatures that it is rated with: give more flow',
      littleFluid('Water', { kind: 'mass-flow', value: 0.05 }, 500),
    ],
    [
      'fluid.given.value',
      'ask for more heat, which takes more flow',
      littleFluid('Ethylene glycol', { kind: 'capacity', value: 15_000 }, 400),
    ],
    ['fluid.enteringTemperature', 'it cannot heat it', inGas(nitrogenHeater, { temperature: 351 })],
    ['fluid.enteringTemperature', 'it cannot cool it', { ...nitrogenHeater, application: 'Cooling' }],
    ['fluid.enteringTemperature', 'no heat to exchange', inGas(nitrogenHeater, { temperature: 350.01 })],
    ['fluid.enteringTemperature', 'no heat to exchange', inGas(nitrogenHeater, { temperature: 349.96 })],
    [
      'fluid.given.value',
      'the fluid leaves warmer',
      withFluid(nitrogenHeater, { given: { kind: 'leaving-temperature', value: 352 } }),
    ],
    [
      'fluid.given.value',
      'the fluid leaves colder',
      withFluid(flueGasCooler, { given: { kind: 'leaving-temperature', value: 339 } }),
    ],
    [
      'fluid.given.value',
      'reachable is',
      withFluid(nitrogenHeater, { given: { kind: 'leaving-temperature', value: 279 } }),
    ],
    ['gas.flow.value', 'face velocity', inGas(nitrogenHeater, { flow: { basis: 'actual-volume', value: 40 } })],
    [
      'gas.flow.value',
      'all of its pressure',
      builtOf(inGas(nitrogenHeater, { pressure: 12_000, flow: { basis: 'actual-volume', value: 22 } }), {
        rows: 16,
        finPitch: 0.0009,
      }),
    ],
    ['geometry.finPitch', 'the fins touch', builtOf(nitrogenHeater, { finPitch: 0.00081, finThickness: 0.00075 })],
    ['geometry.tubeMaterial', 'Wood', builtOf(nitrogenHeater, { tubeMaterial: 'Wood' })],
    ['geometry.circuiting', 'circuits', builtOf(nitrogenHeater, { circuiting: 0 })],
    ['air.dryBulb', 'is not an input', { ...nitrogenHeater, air: { dryBulb: 300 } } as GasCoilInput],
  ] as [string, string, GasCoilInput][])('is refused at %s: %s', (path, sentence, input) => {
    const error = refused(input)
    // The reader has other units: what two fields make together is told without numbers.
    if (path.startsWith('fluid.') && sentence !== 'reachable is') expect(error.message).not.toMatch(/\d (°C|K)\b/)
    expect(error).toMatchObject({ code: 'invalid-input', path })
    expect(error.message).toContain(sentence)
  })

  it('is rated from 0.05 K between its streams', () => {
    expect(rateGasCoil(inGas(nitrogenHeater, { temperature: 349.949 })).heat).toBeGreaterThan(0)
  })

  it.each([
    ['gas.temperature', 213.15, 673.15, (temperature: number) => inGas(nitrogenHeater, { temperature })],
    ['gas.pressure', 10_000, 1e7, (pressure: number) => inGas(nitrogenHeater, { pressure })],
    ['gas.trioxide', 0, 0.01, (trioxide: number) => inGas(nitrogenHeater, { trioxide })],
    ['gas.flow.value', 1e-5, 5000, (value: number) => inGas(nitrogenHeater, { flow: { basis: 'mass', value } })],
    ['fan.efficiency', 0.05, 1, (efficiency: number) => ({ ...nitrogenHeater, fan: { efficiency } })],
    [
      'limits.gasPressureDrop',
      0.1,
      1e6,
      (gasPressureDrop: number) => ({ ...nitrogenHeater, limits: { gasPressureDrop } }),
    ],
  ] as [string, number, number, (value: number) => GasCoilInput][])('has %s from %d to %d', (path, min, max, of) => {
    const isBound = (value: number) => {
      try {
        rateGasCoil(of(value))
        return false
      } catch (error) {
        if (error instanceof EngineError)
          return error.inputs.path === path && error.message.includes('must be a number')
        throw error
      }
    }
    expect([min, max].map(isBound)).toEqual([false, false])
    expect([min - 0.002 * Math.max(min, 1e-3), max * 1.002].map(isBound)).toEqual([true, true])
  })
})
