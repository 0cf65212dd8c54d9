/** The temperature at which water vapour is saturated. */
import { EngineError } from '../../errors'
import { coldest, hottest, massRatio, vapourPressure, vapourPressureSlope } from './saturationPressure'

/**
 * Dew point (frost point below 273.16 K).
 *
 * @param W  humidity ratio [kg/kg dry air]
 * @param p  absolute air pressure [Pa]
 * @returns  dew point [K]; 173.15 K, the end of the equations, for air drier than saturated air there
 *
 * Valid up to a vapour pressure of 15.5 bar (473.15 K); above `out-of-range`; W below 0 `not-positive`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 5 and 6, inverted.
 */
export function dewPoint(W: number, p: number): number {
  if (!(W >= 0 && p > 0))
    throw new EngineError('not-positive', 'humidity ratio and pressure must be positive', { W, p })
  return vapourDewPoint((p * W) / (massRatio + W))
}

/**
 * Dew point (frost point below 273.16 K) of water vapour of a pressure, in whatever gas.
 *
 * @param pressure  of the vapour [Pa]
 * @returns         temperature [K]; 173.15 K, the end of the equations, for less vapour than is saturated there
 *
 * Valid up to 15.5 bar (473.15 K); above `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 5 and 6, inverted.
 */
export function vapourDewPoint(pressure: number): number {
  if (!(pressure <= vapourPressure(hottest)))
    throw new EngineError('out-of-range', `the dew point is above ${hottest} K`, { pressure })
  if (!(pressure > vapourPressure(coldest))) return coldest
  return saturationTemperature(pressure)
}

/**
 * Temperature at which water vapour of this pressure is saturated.
 *
 * The logarithm of the pressure is nearly a straight line in 1/T, so Newton's method is applied there; it needs three
 * to four steps. A step out of the bracket is replaced by a bisection, so the loop ends in any case.
 */
function saturationTemperature(pressure: number): number {
  let low = coldest
  let high = hottest
  const target = Math.log(pressure)
  let T = 1 / (1 / 373.124 - (target - 11.5261) / 5100)
  for (let step = 0; step < 60; step++) {
    if (!(T > low && T < high)) T = 0.5 * (low + high)
    const excess = Math.log(vapourPressure(T)) - target
    if (excess > 0) high = T
    else low = T
    const slope = vapourPressureSlope(T)
    const next = T / (1 + excess / (slope * T))
    if (Math.abs(next - T) < 1e-4 || high - low < 1e-9) return Math.min(Math.max(next, low), high)
    T = next
  }
  return T
}
