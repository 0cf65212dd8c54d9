/** The fluid of a coil input as a stream. */
import { EngineError } from '../../errors'
import { type Fluid, fluidOf, gasMixture, solutionNames, solutionOf } from '../../fluids'
import type { CoilInput, CondenserCoil, EvaporatorCoil, FluidCoil } from '../coil'
import { ordinaryFluidPressure } from '../coilModel'
import { phaseStream } from './phaseStream'
import { singlePhaseStream } from './singlePhaseStream'
import type { TubeStream } from './stream'

/** Above this pressure carbon dioxide in a fluid coil is a dense fluid, not a gas [Pa]: its critical pressure. */
const carbonDioxideCritical = 7.3773e6

/**
 * What flows in the tubes of a coil.
 *
 * @param input  a coil with a fluid, steam or refrigerant
 * @returns      the stream
 *
 * Valid for names that the engine's fluids know; else `invalid-input` at the name.
 *
 * Source: see each fluid.
 */
export function coilStream(input: Exclude<CoilInput, { coilType: 'NONE' }>): TubeStream {
  if (input.coilType === 'FLUID') return fluidStream(input)
  if (!isRefrigerantCoil(input)) return phaseStream(fluidOf('Water'))
  const { name } = input.refrigerant
  return phaseStream(atField('refrigerant.name', name, () => fluidOf(name, input.methods?.properties ?? 'table')))
}

/**
 * Pressure of the fluid of a fluid coil.
 *
 * @param input  the coil
 * @returns      absolute pressure [Pa]: that given, or a closed loop's
 *
 * Source: definition.
 */
export function fluidPressureOf({ fluid }: FluidCoil): number {
  return fluid.pressure ?? ordinaryFluidPressure
}

function fluidStream(input: FluidCoil): TubeStream {
  const { fluid, air } = input
  const pressure = fluidPressureOf(input)
  if (fluid.name === 'Carbon dioxide' && pressure > carbonDioxideCritical) {
    return phaseStream(fluidOf('R-744', input.methods?.properties ?? 'table'))
  }
  const of = atField('fluid.name', fluid.name, () => namedFluid(fluid))
  return singlePhaseStream(of, pressure, [air.dryBulb, fluid.enteringTemperature])
}

function namedFluid({ name, share = 0, basis, mixture }: FluidCoil['fluid']): Fluid {
  if (mixture) return gasMixture(mixture, 'mole', name)
  if (solutionNames().includes(name)) return solutionOf(name, share, basis)
  return fluidOf(name)
}

/** An error of the fluids as an error of the field that names it. */
function atField<T>(path: string, value: unknown, find: () => T): T {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('invalid-input', error.message, { path, value })
  }
}

/**
 * Whether a coil works with a refrigerant.
 *
 * @param input  a coil
 * @returns      true for evaporators, condensers and reheat coils
 *
 * Source: definition.
 */
export function isRefrigerantCoil(input: CoilInput): input is EvaporatorCoil | CondenserCoil {
  return input.coilType === 'EVAP' || input.coilType === 'COND' || input.coilType === 'REHEAT'
}
