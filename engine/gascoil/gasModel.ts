import { type SurfaceInput, surfaceModel } from '../coils/air/surfaceModel'
import { checkGeometry, checkNumbers, checkVelocity } from '../coils/checks/checkCoil'
import { leastDifference } from '../coils/checks/limits'
import { checkFluid } from '../coils/tubes/checkFluid'
import { coilFluid, fluidAt } from '../coils/tubes/coilFluid'
import type { TubeModel } from '../coils/tubes/coilModel'
import { tubeLaws } from '../coils/tubes/tubeSurface'
import { EngineError } from '../errors'
import { coilSize } from '../geometry'
import type { GasCoilInput } from './gasCoil'
import { gasCoilBounds } from './gasCoilBounds'
import { type GasStream, gasStream } from './gasStream'

/** A gas coil as its solver works on it: its surface, its tubes with their fluid, and its gas. SI. */
export interface GasModel extends TubeModel {
  /** With the type that it would have among coils in air, for the rules that all of them share. */
  input: GasCoilInput & SurfaceInput & { coilType: 'FLUID' }
  gas: GasStream
  entering: { T: number }
}

/**
 * Turns the input of a gas coil into the model that a solver works on.
 *
 * @param input  the coil, its gas and its fluid, SI
 * @returns      geometry, circuits, materials, laws inside the tubes, the gas and the fluid
 *
 * Valid within `gasCoilBounds`. Numbers outside of them, lengths that contradict each other, a gas that is none, a face
 * velocity that no coil has, and streams without heat to exchange in the direction that is asked are `invalid-input`
 * with the path of the field.
 *
 * Source: geometry; `gasStream`, `coilFluid`.
 */
export function gasModel(input: GasCoilInput): GasModel {
  checkNumbers(input, gasCoilBounds)
  checkGeometry(input.geometry, true)
  const gas = gasStream(input.gas)
  const fluid = coilFluid(input.fluid)
  checkFluid(fluid, input)
  const fluidIn = input.fluid.enteringTemperature
  checkDirection(input)
  const size = coilSize(input.geometry)
  const volumeFlow = gas.massFlow / fluidAt(gas.properties, gas.T).rho
  checkVelocity('face', volumeFlow / size.faceArea, 'gas.flow.value')
  const coil = { ...input, coilType: 'FLUID' } as const
  return {
    ...surfaceModel(coil, size, (gas.T + fluidIn) / 2),
    input: coil,
    gas,
    fluid,
    fluidIn,
    entering: { T: gas.T },
    laws: tubeLaws(coil, size.insideDiameter, fluid),
  }
}

/** Refuses a fluid that cannot give the gas what is asked, or take it: without numbers, which the reader has in other units. */
function checkDirection({ application, gas, fluid: { enteringTemperature: T, given } }: GasCoilInput): void {
  const refuse = (path: string, value: number, message: string): never => {
    throw new EngineError('invalid-input', message, { path, value, quantity: 'temperature' })
  }
  const path = 'fluid.enteringTemperature'
  if (Math.abs(T - gas.temperature) < leastDifference)
    refuse(path, T, 'fluid and gas enter with one temperature: there is no heat to exchange')
  const isCooling = application === 'Cooling'
  if (T > gas.temperature === isCooling) {
    const [beyond, verb] = isCooling ? ['above', 'cool'] : ['below', 'heat']
    refuse(path, T, `the fluid enters ${beyond} the temperature of the gas: it cannot ${verb} it`)
  }
  if (given.kind === 'leaving-temperature' && given.value > T !== isCooling) {
    const verb = isCooling ? 'colder' : 'warmer'
    refuse('fluid.given.value', given.value, `the fluid leaves ${verb} than it enters`)
  }
}
