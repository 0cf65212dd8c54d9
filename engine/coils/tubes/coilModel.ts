import { type AirModel, airModel } from '../air/airModel'
import type { SurfaceModel } from '../air/surfaceModel'
import type { CoilInput, FluidCoil } from '../coil'
import { type CoilFluid, coilFluid, fluidAt } from './coilFluid'
import { type TubeLaws, tubeLaws } from './tubeSurface'

/** The inside of a coil whose fluid keeps its phase, whatever gas passes the fins. SI. */
export interface TubeModel extends SurfaceModel {
  input: SurfaceModel['input'] & Pick<CoilInput, 'coilType'>
  fluid: CoilFluid
  fluidIn: number
  laws: TubeLaws
}

/** A fluid coil as `original` solves it: its air side and its fluid. SI. */
export interface CoilModel extends AirModel, TubeModel {
  input: FluidCoil
}

/**
 * Turns a fluid coil into the model that the solver works on.
 *
 * @param input  a checked coil input, SI
 * @returns the air side, the fluid, and the laws inside the tubes, SI
 *
 * Valid for inputs that `checkCoil` and `checkFluid` accept.
 *
 * Source: geometry; moist air of ASHRAE Fundamentals, chapter 1.
 */
export function coilModel(input: FluidCoil): CoilModel {
  const air = airModel(input, input.fluid.enteringTemperature)
  const fluid = coilFluid(input.fluid)
  return {
    ...air,
    input,
    fluid,
    fluidIn: input.fluid.enteringTemperature,
    laws: tubeLaws(input, air.size.insideDiameter, fluid),
  }
}

/**
 * Mass flow of the fluid where a flow is given.
 *
 * @param model  the coil
 * @returns mass flow [kg/s]; undefined where a temperature or the capacity is given instead
 *
 * Valid for checked inputs; a volume flow is at the entering temperature.
 *
 * Source: density of the fluid.
 */
export function givenMassFlow(
  model: Pick<TubeModel, 'fluid' | 'fluidIn'> & { input: Pick<FluidCoil, 'fluid'> },
): number | undefined {
  const { kind, value } = model.input.fluid.given
  if (kind === 'mass-flow') return value
  if (kind === 'volume-flow') return value * fluidAt(model.fluid, model.fluidIn).rho
  return undefined
}
