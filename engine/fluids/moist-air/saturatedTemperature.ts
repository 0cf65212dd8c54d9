/** The inverse of the enthalpy of saturated air: its temperature, which is the surface temperature of a wet coil. */
import { EngineError } from '../../errors'
import { dryAirHeat, vaporizationHeat, vapourHeat } from './moistAirEnthalpy'
import { coldest, hottest, massRatio, vapourPressure, vapourPressureSlope } from './saturationPressure'

/** Enthalpy of dry air at the lowest temperature of the equations [J/kg]; its vapour there adds 0.02 J/kg. */
const lowestEnthalpy = dryAirHeat * (coldest - 273.15)

/**
 * Temperature of saturated air of a given enthalpy.
 *
 * @param h  enthalpy [J/kg dry air]
 * @param p  absolute air pressure [Pa]
 * @returns  temperature [K]
 *
 * Valid from 173.15 K to the boiling point at p; colder is `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 21 and 30, inverted.
 */
export function saturatedTemperature(h: number, p: number): number {
  if (!(p > 0 && h < Number.POSITIVE_INFINITY && h >= lowestEnthalpy))
    throw new EngineError(
      'out-of-range',
      `saturated air of this enthalpy is colder than ${coldest} K or does not exist`,
      { h, p },
    )
  let low = coldest
  let high = hottest
  // A straight line in the logarithm of the enthalpy is within a few kelvin of the solution for coils.
  let T = h > -20_000 ? 273.15 + (Math.log(h / 1000 + 30) - 3.68) / 0.0405 : 273.15 + h / 1006
  for (let step = 0; step < 60; step++) {
    if (!(T > low && T < high)) T = 0.5 * (low + high)
    const t = T - 273.15
    const pws = vapourPressure(T)
    const slope = pws * vapourPressureSlope(T)
    // Multiplied by p - pws, the balance has no pole at the boiling point and stays positive above it.
    const air = dryAirHeat * t - h
    const vapour = vaporizationHeat + vapourHeat * t
    const excess = air * (p - pws) + massRatio * pws * vapour
    if (excess > 0) high = T
    else low = T
    const next = T - excess / (dryAirHeat * (p - pws) - air * slope + massRatio * (slope * vapour + pws * vapourHeat))
    // Newton's error is 0.03 of the last step squared: a step of a millikelvin leaves less than 1e-7 K
    // (1e-4 K where the step crosses from ice to liquid, whose slopes differ by a tenth).
    if (Math.abs(next - T) < 1e-3) return Math.min(Math.max(next, low), high)
    if (high - low < 1e-9) return T
    T = next
  }
  return T
}
