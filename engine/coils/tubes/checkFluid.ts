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
  requireRated(fluid, 'fluid.enteringTemperature', enteringTemperature)
  if (given.kind === 'leaving-temperature') requireRated(fluid, 'fluid.given.value', given.value)
}

/**
 * Refuses a fluid that would leave beyond its temperature range, of which nothing is known.
 *
 * @param fluid    the fluid
 * @param given    what was given of its flow
 * @param leaving  temperature with which it leaves by its rating [K]
 * @returns nothing; throws `invalid-input` at the flow, with what to give instead
 *
 * Valid as `checkFluid`.
 *
 * Source: as `checkFluid`.
 */
export function checkLeaving(fluid: CoilFluid, given: FluidCoil['fluid']['given'], leaving: number): void {
  const { min, max } = ratedRange(fluid)
  if (leaving >= min && leaving <= max) return
  const mends = given.kind === 'capacity' ? 'ask for more heat, which takes more flow' : 'give more flow'
  // Without numbers, for readers of all units: what is given and the range follow from several fields.
  const message = `${fluid.name} would leave beyond the temperatures that it is rated with: ${mends}`
  const facts = { path: 'fluid.given.value', value: leaving, min, max, quantity: 'temperature' }
  throw new EngineError('invalid-input', message, facts)
}

/** Water is defined as a liquid to higher temperatures than coils are built for. */
const ratedRange = ({ name, lowest, highest }: CoilFluid) => ({
  min: lowest,
  max: name === 'Water' ? Math.min(highest, 423.15) : highest,
})

function requireRated(fluid: CoilFluid, path: string, value: number): void {
  const { min, max } = ratedRange(fluid)
  if (value >= min && value <= max) return
  const known = `${(min - 273.15).toFixed(1)} to ${(max - 273.15).toFixed(1)} °C`
  const facts = { path, value, min, max, quantity: 'temperature' }
  throw new EngineError('invalid-input', `${fluid.name} is rated from ${known}`, facts)
}
