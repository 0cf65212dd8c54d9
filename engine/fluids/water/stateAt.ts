/** Finds the region of a state of water, and the state there. */
import { EngineError } from '../../errors'
import type { Side } from './densityStart'
import { enthalpy1, region1 } from './region1'
import { enthalpy2, region2 } from './region2'
import { densityInRegion3, region3 } from './region3'
import { region5 } from './region5'
import { coldestWater, criticalEnd, criticalStart, highestPressure, hotStart, hottestAt } from './regions'
import { boundaryPressure, waterSaturationPressure } from './waterSaturation'
import { critical, type WaterState, waterState } from './waterState'

/** State for an enthalpy that has no direct equation. */
const room = waterState()

/**
 * State of water or steam at a temperature and a pressure. On the saturation line itself it is liquid.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @param out  the state is written here
 * @returns  `out`
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), regions 1, 2, 3 and 5.
 */
export function stateAt(T: number, p: number, out = waterState()): WaterState {
  withinWater(T, p)
  if (T > hotStart) return region5(T, p, out)
  if (T <= criticalStart) return p >= waterSaturationPressure(T) ? region1(T, p, out) : region2(T, p, out)
  if (T > criticalEnd || p <= boundaryPressure(T)) return region2(T, p, out)
  const side = T < critical.T && p < waterSaturationPressure(T) ? 'vapour' : 'liquid'
  // The pressure as given, not as computed back from the density, so that a state can be evaluated again with the same
  // result.
  return nearCritical(T, p, side, out)
}

function nearCritical(T: number, p: number, side: Side, out: WaterState): WaterState {
  region3(T, densityInRegion3(T, p, side), out)
  out.p = p
  return out
}

/**
 * Enthalpy of water or steam at a temperature and a pressure: fast, without other properties.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns  enthalpy [J/kg], u = 0 for liquid at the triple point; on the saturation line that of the liquid
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), regions 1, 2, 3 and 5.
 *
 * @example waterEnthalpy(300, 3e6) // 115331.273
 */
export function waterEnthalpy(T: number, p: number): number {
  withinWater(T, p)
  if (T <= criticalStart) return p >= waterSaturationPressure(T) ? enthalpy1(T, p) : enthalpy2(T, p)
  const isSteam = T <= hotStart && (T > criticalEnd || p <= boundaryPressure(T))
  return isSteam ? enthalpy2(T, p) : stateAt(T, p, room).h
}

function withinWater(T: number, p: number): void {
  if (!(p > 0 && p <= highestPressure && T >= coldestWater && T <= hottestAt(p))) refuse(T, p)
}

/** A separate function, so that the check itself is short enough to be inlined. */
function refuse(T: number, p: number): never {
  if (!(p > 0 && p <= highestPressure))
    throw new EngineError('out-of-range', `water is known to ${highestPressure} Pa, not at ${p} Pa`, { p })
  const range = `from ${coldestWater} to ${hottestAt(p)} K at ${p} Pa`
  throw new EngineError('out-of-range', `water is known ${range}, not at ${T} K`, { T })
}

/**
 * Saturated liquid or saturated vapour.
 *
 * @param T     temperature [K]
 * @param side  liquid or vapour
 * @param out   the state is written here
 * @returns     `out`: the state on that side of the dome, at the saturation pressure
 *
 * Valid for 273.15 to 647.096 K; else `out-of-range`. Within 0.1 K of the critical point the two sides lose precision.
 *
 * Source: IAPWS R7-97(2012), regions 1 to 4.
 */
export function saturatedAt(T: number, side: Side, out = waterState()): WaterState {
  out.T = T
  out.p = waterSaturationPressure(T)
  return writeSaturated(side, out)
}

function writeSaturated(side: Side, out: WaterState): WaterState {
  const { T, p } = out
  if (T > criticalStart) return nearCritical(T, p, side, out)
  return side === 'liquid' ? region1(T, p, out) : region2(T, p, out)
}
