/** The fluid of a coil input as a stream. */
import { EngineError } from '../../errors'
import { type Fluid, fluidOf } from '../../fluids'
import { checkProperties } from '../checks/checkProperties'
import type { CoilInput, CondenserCoil, EvaporatorCoil, FluidCoil } from '../coil'
import { checkFluid } from '../tubes/checkFluid'
import { type CoilFluid, coilFluid } from '../tubes/coilFluid'
import { phaseStream } from './phaseStream'
import { singlePhaseStream } from './singlePhaseStream'
import type { TubeStream } from './stream'

/** A coil with a fluid. */
export type MarchableCoil = Exclude<CoilInput, { coilType: 'NONE' }>

/** A stream; for a fluid coil also its fluid. */
export interface CoilStream {
  stream: TubeStream
  fluid?: CoilFluid
  /** Steam or refrigerant. */
  refrigerant?: Fluid
}

/**
 * The fluid in the tubes of a coil.
 *
 * @param input  a coil with a fluid, steam or refrigerant
 * @returns      the stream, and for a fluid coil its fluid
 *
 * Valid for the names of the engine's fluids; else `invalid-input` at the name.
 *
 * Source: see each fluid.
 */
export function coilStream(input: MarchableCoil): CoilStream {
  if (input.coilType === 'FLUID') return fluidStream(input)
  const properties = input.methods?.properties ?? 'table'
  const name = isRefrigerantCoil(input) ? input.refrigerant.name : 'R-718'
  const refrigerant = atField('refrigerant.name', name, () => fluidOf(name, properties))
  return { stream: phaseStream(refrigerant), refrigerant }
}

function fluidStream(input: FluidCoil): CoilStream {
  const fluid = coilFluid(input.fluid)
  checkFluid(fluid, input)
  if (fluid.kind !== 'dense') {
    checkProperties(input)
    return { fluid, stream: singlePhaseStream(fluid) }
  }
  // Above the critical pressure the properties depend on the local pressure along the tubes.
  return { fluid, stream: phaseStream(fluidOf('R-744', input.methods?.properties ?? 'table')) }
}

/** Turns an error of the fluids into an error of the field that names the fluid. */
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
