/** Air pressure by altitude. */
import { EngineError } from '../errors'

const seaLevel = 101_325
const perMetre = 2.25577e-5
const exponent = 5.2559
const lowest = -5000
const highest = 11_000

/**
 * Air pressure of the standard atmosphere at an altitude.
 *
 * @param altitude  height above sea level [m]
 * @returns         absolute pressure [Pa]
 *
 * Valid from -5 000 to 11 000 m; else `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 3.
 */
export function pressureAtAltitude(altitude: number): number {
  if (!(altitude >= lowest && altitude <= highest))
    throw new EngineError('out-of-range', `altitude ${altitude} m is outside ${lowest} to ${highest} m`, { altitude })
  return seaLevel * (1 - perMetre * altitude) ** exponent
}

/**
 * Altitude at which the standard atmosphere has a pressure.
 *
 * @param pressure  absolute pressure [Pa]
 * @returns         height above sea level [m]
 *
 * Valid for the pressures of -5 000 to 11 000 m, 177.6 to 22.6 kPa; else `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 3, inverted.
 */
export function altitudeAtPressure(pressure: number): number {
  const altitude = (1 - (pressure / seaLevel) ** (1 / exponent)) / perMetre
  // A tolerance, so that the pressure computed for the end of the range is accepted.
  if (!(pressure > 0 && altitude >= lowest - 1e-6 && altitude <= highest + 1e-6))
    throw new EngineError('out-of-range', `no altitude from ${lowest} to ${highest} m has ${pressure} Pa`, { pressure })
  return altitude
}
