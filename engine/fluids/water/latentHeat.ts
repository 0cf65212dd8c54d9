/** Heat of evaporation of water. */
import { water } from '../water'

/**
 * Heat of evaporation of water.
 *
 * @param T  temperature [K]
 * @returns  heat [J/kg]
 *
 * Valid from 273.15 to 647 K; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), both ends of the saturation line.
 */
export function latentHeat(T: number): number {
  return water({ T, q: 1 }).h - water({ T, q: 0 }).h
}
