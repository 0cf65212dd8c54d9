/** A place along a marched tube, and the local results there. */
import type { Region } from '../streams/stream'

/** A place in the tubes, as the march reaches it. SI. */
export interface TubePlace {
  pressure: number
  enthalpy: number
  region: Region
  /** Whether the air warms the fluid. */
  isHeated: boolean
  /** Magnitude of the heat flux on the inside [W/m2], and inside wall temperature [K], both of the last sweep. */
  heatFlux: number
  wall: number
  /** Mass flow over the cross-section of a tube [kg/s m2]. */
  massFlux: number
}

/** Local results, overwritten by each evaluation. */
export interface TubeLook {
  /** Temperature that drives the heat [K], and its derivative by enthalpy [K kg/J]. */
  T: number
  rise: number
  /** Coefficient on the inside area [W/m2 K]. */
  film: number
  /**
   * Frictional pressure gradient [Pa/m], specific volume for the momentum [m3/kg], and density of the fluid in the tube
   * [kg/m3].
   */
  gradient: number
  momentum: number
  held: number
  /** Vapour quality [-], below 0 or above 1 outside the dome. */
  quality: number
  Re: number
  /** In boiling, 1 beyond dry-out, else 0. */
  dry: number
}

/**
 * An empty result of an evaluation.
 *
 * @returns a result object that each evaluation overwrites
 *
 * Source: definition.
 */
export function tubeLook(): TubeLook {
  return { T: 0, rise: 0, film: 1, gradient: 0, momentum: 0, held: 0, quality: -1, Re: 0, dry: 0 }
}
