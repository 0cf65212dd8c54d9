/** Film and flow of a phase in the tubes. */
import { type FilmLaw, filmLaw, gnielinskiHot, type TubeSurface } from '../tubeside'

/** Loss of a metre [Pa/m], velocity head [Pa], velocity [m/s]. */
export interface PhaseFlow {
  readonly gradient: number
  readonly head: number
  readonly velocity: number
  readonly reynolds: number
}

/** By temperatures of stream and wall [K] and enthalpy [J/kg]: coefficient on the inside [W/m2 K], flow. */
export interface PhaseLaw {
  coefficient(T: number, wall: number, enthalpy: number): number
  flow(T: number, wall: number, enthalpy: number): PhaseFlow
}

/**
 * The film of flow in long tubes.
 *
 * @param surface  the inside of the tubes
 * @returns        Nusselt number of a place [-]
 *
 * Valid as `filmLaw`.
 *
 * Source: as `filmLaw`; without an insert flow that is developed, where the laws of coils count the entry of each length.
 */
export function developedFilm(surface: TubeSurface): FilmLaw {
  const isPlain = surface.enhancement.kind === 'none'
  return isPlain ? filmLaw(surface, ({ Re, Pr }) => gnielinskiHot(Re, Pr)) : filmLaw(surface)
}

/** What stands between a film and the air: resistance on the inside of the tubes [m2 K/W], and the air [K]. */
export interface Beyond {
  readonly rest: number
  readonly air: number
}

/** A film with its wall [K], and the wall that it was worked out with; what a gas has of its resistance [m2 K/W]. */
export interface SettledFilm {
  readonly coefficient: number
  readonly wall: number
  readonly at: number
  readonly gas: number
}

/** Rounds until film and wall agree. */
export const filmRounds = 4

/**
 * A film that agrees with its wall.
 *
 * @param law       the phase
 * @param T         of the stream [K]
 * @param enthalpy  [J/kg]
 * @param beyond    what stands between the film and the air
 * @returns         film and wall
 *
 * Valid as the law.
 *
 * Source: all resistances between stream and air stand in line.
 */
export function settledFilm(law: PhaseLaw, T: number, enthalpy: number, { rest, air }: Beyond): SettledFilm {
  let [coefficient, wall, at] = [1, firstWall(T, air), 0]
  for (let round = 0; round < filmRounds; round++) {
    at = wall
    coefficient = law.coefficient(T, wall, enthalpy)
    wall = T - (T - air) / (1 + rest * coefficient)
  }
  return { coefficient, wall, at, gas: 0 }
}

/** Where a wall is first looked for [K]. */
export const firstWall = (T: number, air: number) => air + 0.8 * (T - air)
