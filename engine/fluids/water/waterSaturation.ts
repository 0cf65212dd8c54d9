/** The lines between the regions of IAPWS-IF97: saturation, and the boundary between steam and the critical region. */
import { EngineError } from '../../errors'
import { critical } from './waterState'

/**
 * Coefficients of the saturation equation, numbered as in the release. Each is a constant of its own, so that the
 * functions are short enough to be inlined.
 */
const n1 = 0.11670521452767e4
const n2 = -0.72421316703206e6
const n3 = -0.17073846940092e2
const n4 = 0.1202082470247e5
const n5 = -0.32325550322333e7
const n6 = 0.1491510861353e2
const n7 = -0.48232657361591e4
const n8 = 0.40511340542057e6
const n9 = -0.23855557567849
const n10 = 0.65017534844798e3

/** Saturation pressure at 273.15 K, where the equation begins [Pa]. */
export const lowestSaturation = 611.213

/**
 * Saturation pressure of water.
 *
 * @param T  temperature [K]
 * @returns  pressure [Pa]
 *
 * Valid for 273.15 to 647.096 K; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), equation 30, table 34.
 */
export function waterSaturationPressure(T: number): number {
  if (!(T >= 273.15 && T <= critical.T))
    throw new EngineError('out-of-range', `saturation of water is known from 273.15 to ${critical.T} K`, { T })
  const theta = T + n9 / (T - n10)
  const A = theta * theta + n1 * theta + n2
  const B = n3 * theta * theta + n4 * theta + n5
  const C = n6 * theta * theta + n7 * theta + n8
  const root = (2 * C) / (-B + Math.sqrt(B * B - 4 * A * C))
  return 1e6 * (root * root * (root * root))
}

/**
 * Saturation temperature of water.
 *
 * @param p  pressure [Pa]
 * @returns  temperature [K]
 *
 * Valid for 611.213 Pa to 22.064 MPa; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), equation 31, table 34.
 */
export function waterSaturationTemperature(p: number): number {
  if (!(p >= lowestSaturation && p <= critical.p))
    throw new EngineError('out-of-range', `saturation of water is known from ${lowestSaturation} to ${critical.p} Pa`, {
      p,
    })
  const beta = (p / 1e6) ** 0.25
  const E = beta * beta + n3 * beta + n6
  const F = n1 * beta * beta + n4 * beta + n7
  const G = n2 * beta * beta + n5 * beta + n8
  const D = (2 * G) / (-F - Math.sqrt(F * F - 4 * E * G))
  const sum = n10 + D
  return 0.5 * (sum - Math.sqrt(sum * sum - 4 * (n9 + n10 * D)))
}

/**
 * Pressure on the boundary between steam (region 2) and the critical region (3).
 *
 * @param T  temperature [K]
 * @returns  pressure [Pa]
 *
 * Valid for 623.15 to 863.15 K; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 5, table 1.
 */
export function boundaryPressure(T: number): number {
  return 1e6 * (0.34805185628969e3 + T * (-0.11671859879975e1 + T * 0.10192970039326e-2))
}

/**
 * Temperature on the boundary between steam (region 2) and the critical region (3).
 *
 * @param p  pressure [Pa]
 * @returns  temperature [K]
 *
 * Valid for 16.5292 to 100 MPa; not checked.
 *
 * Source: IAPWS R7-97(2012), equation 6, table 1.
 */
export function boundaryTemperature(p: number): number {
  return 0.57254459862746e3 + Math.sqrt((p / 1e6 - 0.1391883977887e2) / 0.10192970039326e-2)
}
