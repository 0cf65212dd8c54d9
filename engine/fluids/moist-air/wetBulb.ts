/** Thermodynamic wet bulb, over a wick of liquid water or of ice. */
import { EngineError } from '../../errors'
import {
  coldest,
  hottest,
  massRatio,
  saturationHumidityRatio,
  vapourPressure,
  vapourPressureSlope,
} from './saturationPressure'

/** One phase of the wick: the terms of its balance in kJ/kg, the bracket of its root, and the start value [K]. */
interface Wick {
  heat: number
  perKelvin: number
  condensed: number
  low: number
  high: number
  start: number
}

const liquid: Wick = { heat: 2501, perKelvin: -2.326, condensed: -4.186, low: 273.15, high: hottest, start: 295 }
/**
 * The bracket begins a kelvin below the range of the equations, because completely dry air at their lowest temperature
 * still evaporates a little water.
 */
const ice: Wick = { heat: 2830, perKelvin: -0.24, condensed: -2.1, low: coldest - 1, high: 273.15, start: 270 }

/**
 * Humidity ratio of air of a given dry and wet bulb.
 *
 * @param T    dry bulb [K]
 * @param Twb  wet bulb [K]; the ice bulb below 273.15 K
 * @param p    absolute air pressure [Pa]
 * @param Ws   humidity ratio of air that is saturated at the wet bulb [kg/kg dry air], where it is known already
 * @returns    humidity ratio [kg/kg dry air]; negative where no air is that dry
 *
 * Valid for Twb from 173.15 K to the boiling point; not above T.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 33 and 35.
 */
export function humidityRatioAtWetBulb(
  T: number,
  Twb: number,
  p: number,
  Ws: number = saturationHumidityRatio(Twb, p),
): number {
  const t = T - 273.15
  const b = Twb - 273.15
  return b >= 0
    ? ((2501 - 2.326 * b) * Ws - 1.006 * (t - b)) / (2501 + 1.86 * t - 4.186 * b)
    : ((2830 - 0.24 * b) * Ws - 1.006 * (t - b)) / (2830 + 1.86 * t - 2.1 * b)
}

/**
 * Thermodynamic wet bulb.
 *
 * @param T  dry bulb [K]
 * @param W  humidity ratio [kg/kg dry air]
 * @param p  absolute air pressure [Pa]
 * @returns  wet bulb [K], never above T; the ice bulb where the wick would freeze
 *
 * Valid for 173.15 to 473.15 K and W up to saturation (supersaturated air gives T). Within about 1 K of freezing the
 * two equations of the source may both have a solution; the ice bulb is taken, as a wick that has frozen stays so.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 33 and 35.
 */
export function wetBulb(T: number, W: number, p: number): number {
  if (!(T >= coldest && T <= hottest && p > 0))
    throw new EngineError('out-of-range', 'no wet bulb outside 173.15 to 473.15 K', { T, W, p })
  if (!(W >= 0)) throw new EngineError('not-positive', 'the humidity ratio must be positive', { W })
  const overIce = T < 273.15 || iceBulbRatioAtFreezing(T, p) > W
  return overIce ? wetBulbRoot(T, W, p, ice) : wetBulbRoot(T, W, p, liquid)
}

/** The humidity ratio whose ice bulb is exactly 273.15 K: drier air has a frozen wick. */
function iceBulbRatioAtFreezing(T: number, p: number): number {
  const t = T - 273.15
  return (2830 * saturationHumidityRatio(273.15, p) - 1.006 * t) / (2830 + 1.86 * t)
}

/**
 * Root of the wet-bulb balance over one phase of the wick, multiplied by p - pws so that it has no pole.
 * Bracketed Newton: a step out of the bracket becomes a bisection, so the loop ends in any case.
 */
function wetBulbRoot(T: number, W: number, p: number, wick: Wick): number {
  const { heat, perKelvin, condensed } = wick
  const t = T - 273.15
  let low = wick.low
  let high = Math.min(T, wick.high)
  let Twb = Math.min(T, wick.start)
  for (let step = 0; step < 60; step++) {
    if (!(Twb > low && Twb <= high)) Twb = 0.5 * (low + high)
    const b = Twb - 273.15
    const pws = vapourPressure(Twb)
    const slope = pws * vapourPressureSlope(Twb)
    const evaporation = massRatio * (heat + perKelvin * b)
    const supply = 1.006 * (t - b) + W * (heat + 1.86 * t + condensed * b)
    const excess = evaporation * pws - (p - pws) * supply
    if (excess > 0) high = Twb
    else low = Twb
    const rise =
      evaporation * slope + massRatio * perKelvin * pws + slope * supply + (p - pws) * (1.006 - W * condensed)
    const next = Twb - excess / rise
    if (Math.abs(next - Twb) < 1e-4) return Math.min(Math.max(next, low), high)
    if (high - low < 1e-10) return Twb
    Twb = next
  }
  return Twb
}
