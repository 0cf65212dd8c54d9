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
