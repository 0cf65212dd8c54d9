import { EngineError } from '../../errors'
import type { FluidCoil } from '../coil'
import type { CoilFluid } from './coilFluid'

/**
 * Refuses a fluid that does not enter as one phase within its temperature range.
 *
 * @param fluid  the fluid
 * @param input  the coil
 * @returns nothing; throws `invalid-input` with the path of the temperature and the limits of the fluid
 *
 * Valid for every fluid of `coilFluid`.
 *
 * Source: limits of each fluid; of water, where it is liquid.
 */
export function checkFluid(fluid: CoilFluid, input: Pick<FluidCoil, 'fluid'>): void {
  const { enteringTemperature, given } = input.fluid
  const check = (path: string, value: number) => {
    const min = fluid.lowest
    // Water is defined as a liquid to higher temperatures than coils are built for.
    const max = fluid.name === 'Water' ? Math.min(fluid.highest, 423.15) : fluid.highest
    if (value >= min && value <= max) return
    const known = `${(min - 273.15).toFixed(1)} to ${(max - 273.15).toFixed(1)} °C`
    const facts = { path, value, min, max, quantity: 'temperature' }
    throw new EngineError('invalid-input', `${fluid.name} is rated from ${known}`, facts)
  }
  check('fluid.enteringTemperature', enteringTemperature)
  if (given.kind === 'leaving-temperature') check('fluid.given.value', given.value)
}
