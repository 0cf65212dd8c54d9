/** The inside of the tubes as a rating tells of it, of fluids that keep their phase. */
import { type ChosenConnection, leadStub } from '../../geometry'
import { tubePressureDrop } from '../../tubeside'
import type { CoilRating } from '../coil'
import { fluidAt } from './coilFluid'
import type { TubeModel } from './coilModel'
import { coilConnection } from './connections'
import type { TubeFilm } from './tubeFilm'

/**
 * The inside of the tubes of a solved coil, with its pressure drop.
 *
 * @param model     the coil
 * @param solution  mass flow [kg/s] and leaving temperature [K] of the fluid
 * @param film      the fluid at the mean of the coil
 * @returns the part of a rating that tells of the fluid, SI
 *
 * Valid for fluids that keep their phase.
 *
 * Source: definitions; `tubePressureDrop`.
 */
export function tubeResult(
  model: TubeModel,
  solution: { massFlow: number; fluidOut: number },
  film: TubeFilm,
): CoilRating['fluid'] {
  const { size, circuits, input, fluidIn } = model
  const volumeFlow = solution.massFlow / fluidAt(model.fluid, fluidIn).rho
  const connection = tubeConnection(model, solution.massFlow)
  return {
    massFlow: solution.massFlow,
    volumeFlow,
    enteringTemperature: fluidIn,
    leavingTemperature: solution.fluidOut,
    tubeVelocity: film.velocity,
    reynolds: film.Re,
    coefficient: film.coefficient,
    pressureDrop: tubePressureDrop({
      massFlow: solution.massFlow,
      feeds: circuits.feeds,
      passes: circuits.passes,
      tubeLength: input.geometry.finnedLength,
      insideDiameter: size.insideDiameter,
      roughness: model.laws.surface.roughness,
      density: film.density,
      viscosity: film.viscosity,
      // Above the critical pressure the correlations use bulk properties alone.
      wallViscosity: model.fluid.kind === 'dense' ? film.viscosity : film.wallViscosity,
      headerInsideDiameter: connection.insideDiameter,
      headerHeight: size.finHeight,
      connectionInsideDiameter: connection.insideDiameter,
      friction: model.laws.friction(film.Re),
      leadLoss: leadStub(input.geometry.lead).loss,
    }),
  }
}

/**
 * The connection that carries the entering fluid.
 *
 * @param model     the coil
 * @param massFlow  of the fluid [kg/s]
 * @returns         its size [m], the velocity in it [m/s], and the next size
 *
 * Valid for any flow.
 *
 * Source: `coilConnection`.
 */
export function tubeConnection(model: TubeModel, massFlow: number): ChosenConnection {
  const volumeFlow = massFlow / fluidAt(model.fluid, model.fluidIn).rho
  return coilConnection(volumeFlow, model.fluid.kind === 'gas', model.input.geometry.bodySchedule)
}
