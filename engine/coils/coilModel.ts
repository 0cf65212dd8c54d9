import { liquidWater } from '../fluids/water'
import { type AirModel, airModel } from './airModel'
import type { FluidCoil } from './coil'

/** Pressure of the fluid where none is given [Pa]: a closed loop. */
export const ordinaryFluidPressure = 500_000

/** A fluid coil as `original` solves it: its air side and its fluid. SI. */
export interface CoilModel extends AirModel {
  input: FluidCoil
  fluidPressure: number
  fluidIn: number
}

/**
 * Turns a fluid coil's input into what the solver works on.
 *
 * @param input  a checked coil input, SI
 * @returns derived geometry, circuits, entering air, flows and material data, SI
 *
 * Valid for inputs that `checkCoil` accepts; refuses an airflow that gives an impossible face velocity.
 *
 * Source: as `airModel`.
 */
export function coilModel(input: FluidCoil): CoilModel {
  return {
    ...airModel(input, input.fluid.enteringTemperature),
    input,
    fluidPressure: input.fluid.pressure ?? ordinaryFluidPressure,
    fluidIn: input.fluid.enteringTemperature,
  }
}

/**
 * Mass flow of the fluid where a flow is given.
 *
 * @param model  the coil
 * @returns mass flow [kg/s]; undefined where the leaving temperature is given instead
 *
 * Valid for checked inputs; volume counts at the entering temperature.
 *
 * Source: density of IAPWS-IF97.
 */
export function givenMassFlow(model: CoilModel): number | undefined {
  const { kind, value } = model.input.fluid.given
  if (kind === 'mass-flow') return value
  if (kind === 'volume-flow') return value * liquidWater(model.fluidIn, model.fluidPressure).rho
  return undefined
}
