/** A place along a marched tube, and what is found there. */
import type { Region } from '../streams/stream'

/** A place in the tubes as the march comes to it. SI. */
export interface TubePlace {
  pressure: number
  enthalpy: number
  region: Region
  /** Whether the air warms the fluid. */
  isHeated: boolean
  /** Heat flux on the inside, by size [W/m2], and inside wall temperature [K], both of the last sweep. */
  heatFlux: number
  wall: number
  /** Mass flow over the cross-section of a tube [kg/s m2]. */
  massFlux: number
}

/** What is found there, written over. */
export interface TubeLook {
  /** Temperature that drives the heat [K], and how it moves with enthalpy [K kg/J]. */
  T: number
  rise: number
  /** Coefficient on the inside area [W/m2 K]. */
  film: number
  /** Frictional pressure gradient [Pa/m], specific volume of the momentum [m3/kg], and density held in the tube [kg/m3]. */
  gradient: number
  momentum: number
  held: number
  /** Vapour share [-], below 0 or above 1 outside the dome. */
  quality: number
  Re: number
  /** Where it boils: 1 beyond dry-out, else 0. */
  dry: number
}

/**
 * Room for a look.
 *
 * @returns a look to be written over
 *
 * Source: definition.
 */
export function tubeLook(): TubeLook {
  return { T: 0, rise: 0, film: 1, gradient: 0, momentum: 0, held: 0, quality: -1, Re: 0, dry: 0 }
}
