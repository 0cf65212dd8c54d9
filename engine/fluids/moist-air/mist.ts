/** Supersaturated air, as where warm and cold air of a coil mix. */
import { liquidWaterEnthalpy, moistAirEnthalpy, moistAirTemperature } from './moistAirEnthalpy'
import { saturatedTemperature } from './saturatedTemperature'
import { saturationHumidityRatio } from './saturationPressure'

/** Air after its mist has fallen: dry bulb [K], humidity ratio [kg/kg dry air], enthalpy [J/kg dry air]. */
export interface ClearAir {
  T: number
  W: number
  h: number
  /** Relative humidity above saturation before any mist falls [-]; 0 where none falls. */
  supersaturation: number
}

/**
 * Removes the water above saturation, which falls as mist.
 *
 * @param h  enthalpy with all water [J/kg dry air]
 * @param W  all water [kg/kg dry air]
 * @param p  absolute air pressure [Pa]
 * @returns  the remaining air, saturated where mist has fallen; the mist has carried away the rest of the enthalpy
 *
 * Valid from 173.15 K to the boiling point at p. The mist leaves as water at the temperature of the air, within a
 * millikelvin.
 *
 * Source: balances of water and enthalpy; ASHRAE Handbook Fundamentals (2017), chapter 1.
 */
export function withoutMist(h: number, W: number, p: number): ClearAir {
  const T = moistAirTemperature(h, W)
  const supersaturation = W / saturationHumidityRatio(T, p) - 1
  if (!(supersaturation > 0)) return { T, W, h, supersaturation: 0 }
  const first = saturatedTemperature(h, p)
  const mist = Math.max(0, W - saturationHumidityRatio(first, p))
  const saturated = saturatedTemperature(h - mist * liquidWaterEnthalpy(first), p)
  const held = Math.min(W, saturationHumidityRatio(saturated, p))
  return { T: saturated, W: held, h: moistAirEnthalpy(saturated, held), supersaturation }
}
