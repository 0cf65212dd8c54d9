/** Saturation of water vapour over ice and over liquid water, and quantities of moist air that follow from it. */
import { EngineError } from '../../errors'

/** Ratio of the molar masses of water and dry air. */
export const massRatio = 0.621945

/** Limits of the saturation equations [K]. */
export const coldest = 173.15
export const hottest = 473.15

/** Tolerance for rounding at saturation: a state computed as saturated may be given as input again. */
export const slack = 1e-9

/**
 * Temperature at which the equation for liquid replaces the one for ice: the triple point, because there the two agree
 * within 1e-8, while at 273.15 K they differ by 1e-4, which a solver would see as a step.
 */
export const triplePoint = 273.16

/**
 * Saturation pressure of water vapour, over ice below 273.16 K and over liquid above.
 *
 * @param T  temperature [K]
 * @returns  pressure [Pa]
 *
 * Valid for 173.15 to 473.15 K; outside, and for NaN, an EngineError `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 5 and 6 (Hyland and Wexler 1983).
 */
export function saturationPressure(T: number): number {
  if (!(T >= coldest && T <= hottest))
    throw new EngineError('out-of-range', `saturation of moist air is known from ${coldest} to ${hottest} K`, { T })
  return vapourPressure(T)
}

/**
 * Saturation pressure without the check of the range, for solvers that keep their own bracket.
 *
 * @param T  temperature [K]
 * @returns  pressure [Pa]
 *
 * Valid for 173.15 to 473.15 K; not checked.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 5 and 6.
 */
export function vapourPressure(T: number): number {
  return T < triplePoint
    ? Math.exp(
        -5.6745359e3 / T +
          6.3925247 +
          T * (-9.677843e-3 + T * (6.2215701e-7 + T * (2.0747825e-9 - T * 9.484024e-13))) +
          4.1635019 * Math.log(T),
      )
    : Math.exp(
        -5.8002206e3 / T +
          1.3914993 +
          T * (-4.8640239e-2 + T * (4.1764768e-5 - T * 1.4452093e-8)) +
          6.5459673 * Math.log(T),
      )
}

/**
 * Slope of the logarithm of the saturation pressure.
 *
 * @param T  temperature [K]
 * @returns  d(ln p)/dT [1/K]
 *
 * Valid for 173.15 to 473.15 K; not checked.
 *
 * Source: derivative of ASHRAE Handbook Fundamentals (2017), chapter 1, equations 5 and 6.
 */
export function vapourPressureSlope(T: number): number {
  return T < triplePoint
    ? 5.6745359e3 / (T * T) -
        9.677843e-3 +
        T * (2 * 6.2215701e-7 + T * (3 * 2.0747825e-9 - T * 4 * 9.484024e-13)) +
        4.1635019 / T
    : 5.8002206e3 / (T * T) - 4.8640239e-2 + T * (2 * 4.1764768e-5 - T * 3 * 1.4452093e-8) + 6.5459673 / T
}

/**
 * Humidity ratio of saturated air.
 *
 * @param T  temperature [K]
 * @param p  absolute air pressure [Pa]
 * @returns  humidity ratio [kg water per kg dry air]; Infinity at and above the boiling point, where air at this
 *           pressure takes up any amount of vapour
 *
 * Valid for 173.15 to 473.15 K and positive pressures, checked from 0.5 to 1.2 bar; else `out-of-range`,
 * `not-positive`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equation 21.
 */
export function saturationHumidityRatio(T: number, p: number): number {
  if (!(p > 0)) throw new EngineError('not-positive', 'air pressure must be positive', { p })
  const pws = saturationPressure(T)
  return pws < p ? (massRatio * pws) / (p - pws) : Number.POSITIVE_INFINITY
}

/**
 * Humidity ratio of air of a given relative humidity. With `moistAirEnthalpy` it gives an enthalpy fast, without
 * allocation or iteration.
 *
 * @param T   dry bulb [K]
 * @param RH  relative humidity [0..1]
 * @param p   absolute air pressure [Pa]
 * @returns   humidity ratio [kg/kg dry air]
 *
 * Valid for 173.15 to 473.15 K and positive pressures, checked from 0.5 to 1.2 bar; else `out-of-range`,
 * `not-positive`. Above saturation, and where water would boil at this pressure, `inconsistent-state`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 12 and 20.
 */
export function humidityRatioAtRelativeHumidity(T: number, RH: number, p: number): number {
  if (!(RH >= 0)) throw new EngineError('not-positive', 'relative humidity must be 0 or more', { RH })
  if (RH > 1 + slack)
    throw new EngineError('inconsistent-state', `relative humidity ${RH} is above 1, which is saturated air`, { RH })
  if (!(p > 0 && p < Number.POSITIVE_INFINITY))
    throw new EngineError('not-positive', 'air pressure must be positive and finite', { p })
  const vapour = Math.min(RH, 1) * saturationPressure(T)
  if (!(vapour < p))
    throw new EngineError(
      'inconsistent-state',
      `at ${T} K water boils at ${p} Pa: relative humidity must stay below ${p / saturationPressure(T)}`,
      { RH, T, p },
    )
  return (massRatio * vapour) / (p - vapour)
}

/**
 * Relative humidity: vapour pressure over the saturation pressure at the dry bulb.
 *
 * @param T  dry bulb [K]
 * @param W  humidity ratio [kg/kg dry air]
 * @param p  absolute air pressure [Pa]
 * @returns  relative humidity [-]; above 1 where the air would be supersaturated
 *
 * Valid for 173.15 to 473.15 K; else `out-of-range`.
 *
 * Source: ASHRAE Handbook Fundamentals (2017), chapter 1, equations 12 and 20.
 */
export function relativeHumidity(T: number, W: number, p: number): number {
  return (p * W) / (massRatio + W) / saturationPressure(T)
}
