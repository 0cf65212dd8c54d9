/** The inside of the tubes as a rating tells of it, of fluids that keep their phase. */
import type { ChosenConnection, HeldFluid } from '../../geometry'
import { tubePressureDrop } from '../../tubeside'
import type { CoilRating } from '../coil'
import { fluidAt } from './coilFluid'
import type { TubeModel } from './coilModel'
import { coilConnection } from './connections'
import { type EndFluid, endDrops } from './endDrops'
import { type TubeFilm, tubeFilm } from './tubeFilm'

/** Flow [kg/s] and leaving temperature [K] of a fluid. */
interface Solved {
  massFlow: number
  fluidOut: number
}

/** A place along the tubes: its share of their length, in proportion to the others, fluid and inside wall [K]. */
interface TubePoint {
  share: number
  bulk: number
  wall: number
}

/** The fluid along the tubes, and at their mean: its temperature [K] and flow, with the mean of all coefficients. */
export interface TubeFilms {
  films: readonly { share: number; film: TubeFilm }[]
  film: TubeFilm
  meanFluid: number
}

/**
 * The fluid along the tubes and at their mean.
 *
 * @param model     the coil
 * @param massFlow  fluid flow of the whole coil [kg/s]
 * @param points    places along the tubes
 * @returns         films, temperature [K]
 *
 * Valid as `tubeFilm`.
 *
 * Source: definition; means are over the length of the tubes.
 */
export function tubeFilms(model: TubeModel, massFlow: number, points: readonly TubePoint[]): TubeFilms {
  const whole = points.reduce((sum, { share }) => sum + share, 0)
  const mean = (value: (point: TubePoint, at: number) => number) =>
    points.reduce((sum, point, at) => sum + (point.share / whole) * value(point, at), 0)
  const films = points.map(({ share, bulk, wall }) => ({ share, film: tubeFilm(model, massFlow, bulk, wall) }))
  const meanFluid = mean(({ bulk }) => bulk)
  const middle = tubeFilm(
    model,
    massFlow,
    meanFluid,
    mean(({ wall }) => wall),
  )
  return { films, meanFluid, film: { ...middle, coefficient: mean((_, at) => films[at]!.film.coefficient) } }
}

/**
 * The inside of the tubes of a solved coil, with its pressure drop.
 *
 * @param model     the coil
 * @param solution  flow [kg/s] and leaving temperature [K] of the fluid
 * @param inside    the fluid along the tubes
 * @returns the part of a rating that tells of the fluid, SI
 *
 * Valid for fluids that keep their phase.
 *
 * Source: definitions; `tubePressureDrop`, `endDrops`.
 */
export function tubeResult(
  model: TubeModel,
  solution: Solved,
  inside: Omit<TubeFilms, 'meanFluid'>,
): CoilRating['fluid'] {
  const { massFlow, fluidOut } = solution
  const { film } = inside
  return {
    massFlow,
    volumeFlow: massFlow / fluidAt(model.fluid, model.fluidIn).rho,
    enteringTemperature: model.fluidIn,
    leavingTemperature: fluidOut,
    tubeVelocity: film.velocity,
    reynolds: film.Re,
    coefficient: film.coefficient,
    pressureDrop: pressureDrop(model, solution, inside.films),
  }
}

/** By the states along the tubes and at their ends: a gas shrinks as it cools, an oil becomes viscous. */
function pressureDrop(model: TubeModel, { massFlow, fluidOut }: Solved, films: TubeFilms['films']) {
  const { size, circuits, input, fluid, laws } = model
  const D = size.insideDiameter
  const flux = massFlow / circuits.feeds / ((Math.PI / 4) * D ** 2)
  const states = films.map(({ share, film: { density, viscosity, wallViscosity, Re } }) => {
    // Above the critical pressure the correlations use bulk properties alone.
    const atWall = fluid.kind === 'dense' ? viscosity : wallViscosity
    return { share, density, viscosity, wallViscosity: atWall, friction: laws.friction(Re) }
  })
  const along = tubePressureDrop({
    massFlow,
    feeds: circuits.feeds,
    passes: circuits.passes,
    tubeLength: input.geometry.finnedLength,
    insideDiameter: D,
    roughness: laws.surface.roughness,
    states,
  })
  const [before, behind] = [model.fluidIn, fluidOut].map((T): EndFluid => {
    const { rho, mu } = fluidAt(fluid, T)
    return { volume: 1 / rho, viscosity: mu }
  }) as [EndFluid, EndFluid]
  const bore = tubeConnection(model, massFlow).insideDiameter
  const ends = endDrops(model, false)
  const [entry, exit] = [ends.entering(massFlow, before, bore), ends.leaving(massFlow, behind, bore)]
  const tubes = along.tubes + flux ** 2 * (behind.volume - before.volume)
  const { bends } = along
  const headers = entry.header + exit.header
  const connections = entry.connection + exit.connection
  return { tubes, bends, headers, connections, total: tubes + bends + headers + connections }
}

/**
 * The fluid held in a coil.
 *
 * @param model     the coil
 * @param solution  leaving temperature [K] of the fluid
 * @param film      the fluid at the mean of the tubes
 * @returns         its densities in the tubes and headers [kg/m3]
 *
 * Valid for fluids that keep their phase.
 *
 * Source: definition.
 */
export function tubesHold(model: TubeModel, { fluidOut }: Pick<Solved, 'fluidOut'>, { density }: TubeFilm): HeldFluid {
  const { fluid, fluidIn } = model
  return {
    tubes: density,
    entering: fluidAt(fluid, fluidIn).rho,
    leaving: fluidAt(fluid, fluidOut).rho,
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
  return coilConnection(massFlow, fluidAt(model.fluid, model.fluidIn).rho, model.input.geometry.bodySchedule)
}
