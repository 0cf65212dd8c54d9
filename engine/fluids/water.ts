/** Water and steam by IAPWS-IF97: liquid water for coils, and any state for the property pages. */
import { EngineError } from '../errors'
import type { FluidState, StateInput } from './fluid'
import { stateBy } from './stateBy'
import { hotWater, writeWaterTransport } from './water/hotWater'
import { region1 } from './water/region1'
import { highestPressure } from './water/regions'

export { waterEnthalpy } from './water/stateAt'
export { waterSaturationPressure, waterSaturationTemperature } from './water/waterSaturation'
export { waterSurfaceTension } from './water/waterTransport'

/** Freezing temperature of water at ordinary pressure [K]. */
export const waterFreezing = 273.15

/** Properties of liquid water for a coil: rho [kg/m3], cp [J/kg K], mu [Pa s], k [W/m K], Pr [-], h [J/kg]. */
export interface LiquidProperties {
  rho: number
  cp: number
  mu: number
  k: number
  Pr: number
  h: number
}

/**
 * Liquid water in a coil.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa], 5 bar where it is left out; it changes the density by 0.005 % a bar
 * @returns  density `rho` [kg/m3], heat capacity `cp` [J/kg K], viscosity `mu` [Pa s], conductivity `k` [W/m K],
 *           Prandtl number `Pr` [-], enthalpy `h` [J/kg] with u = 0 for liquid at the triple point
 *
 * Valid for 273.15 to 473.15 K and up to 100 MPa, else `out-of-range`. Below the saturation pressure it gives the
 * properties of superheated liquid; the caller must check whether the water would boil.
 *
 * Source: IAPWS R7-97(2012) region 1, R12-08 viscosity, R15-11 conductivity.
 *
 * @example liquidWater(300).rho // 996.69
 */
export function liquidWater(T: number, p = 5e5): LiquidProperties {
  if (!(T >= 273.15 && T <= 473.15))
    throw new EngineError('out-of-range', `liquid water is answered from 273.15 to 473.15 K, not at ${T} K`, { T })
  if (!(p > 0 && p <= highestPressure))
    throw new EngineError('out-of-range', `liquid water is answered up to ${highestPressure} Pa, not at ${p} Pa`, { p })
  const { v, cp, cv, w, h } = region1(T, p)
  const rho = 1 / v
  const transport = { mu: 0, k: 0 }
  writeWaterTransport({ T, rho, cp, cv, w }, transport)
  const { mu, k } = transport
  return { rho, cp, mu, k, Pr: (cp * mu) / k, h }
}

/** The pairs that fix a state of water, and the state: as for every fluid. */
export type WaterInput = StateInput
export type WaterProperties = FluidState

/**
 * State of water or steam from one of six pairs.
 *
 * @param input  `T` and `p`, `T` and `q`, `p` and `q`, `p` and `h`, `p` and `s`, or `T` and `rho`
 * @returns      T [K], p [Pa], rho [kg/m3], h [J/kg], s, cp, cv [J/kg K], mu [Pa s], k [W/m K], speed of sound w [m/s],
 *               q [-], sigma [N/m], phase; in a wet mixture without cp, cv, mu, k and w. Zero of h and s: saturated
 *               liquid at the triple point
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa, else `out-of-range`; viscosity and conductivity
 * above 1173.15 K are extrapolated. Another pair is `invalid-input`.
 *
 * Source: IAPWS R7-97(2012), R12-08 (viscosity), R15-11 (conductivity), R1-76 (surface tension).
 */
export const water: (input: WaterInput) => WaterProperties = stateBy(hotWater)
