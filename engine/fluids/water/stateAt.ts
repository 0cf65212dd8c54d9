/** Which region a state of water is in, and the state there. */
import { EngineError } from '../../errors'
import type { Side } from './densityStart'
import { enthalpy1, region1 } from './region1'
import { enthalpy2, region2 } from './region2'
import { densityInRegion3, region3 } from './region3'
import { region5 } from './region5'
import { coldestWater, criticalEnd, criticalStart, highestPressure, hotStart, hottestAt } from './regions'
import { boundaryPressure, waterSaturationPressure } from './waterSaturation'
import { critical, type WaterState, waterState } from './waterState'

/** Of the last enthalpy asked where it has no short way. */
const room = waterState()

/**
 * State of water or steam at a temperature and a pressure. On the saturation line itself it is liquid.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @param out  where the state is written
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
  // The pressure as asked, not as computed back from the density, so that a state can be asked again.
  return nearCritical(T, p, side, out)
}

function nearCritical(T: number, p: number, side: Side, out: WaterState): WaterState {
  region3(T, densityInRegion3(T, p, side), out)
  out.p = p
  return out
}

/**
 * Enthalpy of water or steam at a temperature and a pressure: the fast way where nothing else is asked.
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

/** Apart, so that the compiler finds room to write the check where it is made. */
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
 * @param out   where the state is written
 * @returns     `out`: the state on that side of the dome, at the saturation pressure
 *
 * Valid for 273.15 to 647.096 K; else `out-of-range`. Within 0.1 K of the critical point the two sides lose digits.
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
