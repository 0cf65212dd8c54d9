/** Viscosity, conductivity and surface tension of water and steam. */
import { critical, gasConstant } from './waterState'

/**
 * Rows: powers of 1/T - 1; columns: powers of rho - 1. Stored row after row, so that a sum reads one array in order.
 */
const viscosity = Float64Array.from(
  [
    [0.520094, 0.222531, -0.281378, 0.161913, -0.0325372, 0, 0],
    [0.0850895, 0.999115, -0.906851, 0.257399, 0, 0, 0],
    [-1.08374, 1.88797, -0.772479, 0, 0, 0, 0],
    [-0.289555, 1.26613, -0.489837, 0, 0.0698452, 0, -0.00435673],
    [0, 0, -0.25704, 0, 0, 0.00872102, 0],
    [0, 0.120573, 0, 0, 0, 0, -0.000593264],
  ].flat(),
)

const conductivity = Float64Array.from(
  [
    [1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634, 0.00609859258],
    [2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019, -0.00719201245],
    [2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278, -0.0205938816],
    [-1.21051378, 1.60812989, -0.621178141, 0.0716373224, 0, 0],
    [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
  ].flat(),
)

/** Inverse of the reduced compressibility at 1.5 Tc, as a polynomial in density, one row for each range of density. */
const referenceCompressibility = [
  [
    0.310559006,
    [6.53786807199516, -5.61149954923348, 3.39624167361325, -2.27492629730878, 10.2631854662709, 1.97815050331519],
  ],
  [
    0.776397516,
    [6.52717759281799, -6.30816983387575, 8.08379285492595, -9.82240510197603, 12.1358413791395, -5.54349664571295],
  ],
  [
    1.242236025,
    [5.35500529896124, -3.96415689925446, 8.91990208918795, -12.033872950579, 9.19494865194302, -2.16866274479712],
  ],
  [
    1.863354037,
    [1.55225959906681, 0.464621290821181, 8.93237374861479, -11.0321960061126, 6.1678099993336, -0.965458722086812],
  ],
  [
    Number.POSITIVE_INFINITY,
    [1.11999926419994, 0.595748562571649, 9.8895256507892, -10.325505114704, 4.66861294457414, -0.503243546373828],
  ],
] as const

function polynomial(factors: readonly number[], x: number): number {
  let sum = 0
  for (let power = factors.length - 1; power >= 0; power--) sum = sum * x + factors[power]!
  return sum
}

function referenceAt(d: number): readonly number[] {
  let i = 0
  while (d > referenceCompressibility[i]![0]) i++
  return referenceCompressibility[i]![1]
}

/** Sum of rows of polynomials in density, in powers of the inverse temperature: the form of both residual parts. */
function doubleSeries(rows: Float64Array, columns: number, inverse: number, density: number): number {
  let sum = 0
  for (let end = rows.length - 1; end >= 0; end -= columns) {
    let row = rows[end]!
    for (let at = end - 1; at > end - columns; at--) row = row * density + rows[at]!
    sum = sum * inverse + row
  }
  return sum
}

/**
 * Dynamic viscosity of water and steam, without the enhancement close to the critical point.
 *
 * @param T    temperature [K]
 * @param rho  density [kg/m3]
 * @returns    viscosity [Pa s]
 *
 * Valid for 273.15 to 1173.15 K to 100 MPa; within 2 % of the full formulation around the critical point. Not checked.
 *
 * Source: IAPWS R12-08 (2008), equations 10 to 12, tables 1 and 2.
 */
export function waterViscosity(T: number, rho: number): number {
  const t = T / critical.T
  const d = rho / critical.rho
  const dilute = (100 * Math.sqrt(t)) / (1.67752 + (2.20462 + (0.6366564 - 0.241605 / t) / t) / t)
  return 1e-6 * dilute * Math.exp(d * doubleSeries(viscosity, 7, 1 / t - 1, d - 1))
}

/**
 * Thermal conductivity of water and steam, with the enhancement around the critical point in its industrial form.
 *
 * @param state  temperature `T` [K], density `rho` [kg/m3], heat capacities `cp`, `cv` [J/kg K], viscosity `mu` [Pa s],
 *               and `densityByPressure`, d(rho)/dp at constant T [kg/m3 Pa]
 * @returns      conductivity [W/m K]
 *
 * Valid for 273.15 to 1173.15 K to 100 MPa; not checked.
 *
 * Source: IAPWS R15-11 (2011), equations 15 to 19 and 25 to 27, tables 1 to 3 and 6.
 */
export function waterConductivity(state: {
  T: number
  rho: number
  cp: number
  cv: number
  mu: number
  densityByPressure: number
}): number {
  const t = state.T / critical.T
  const d = state.rho / critical.rho
  const dilute =
    Math.sqrt(t) / (2.443221e-3 + (1.323095e-2 + (6.770357e-3 + (-3.454586e-3 + 4.096266e-4 / t) / t) / t) / t)
  const dense = Math.exp(d * doubleSeries(conductivity, 6, 1 / t - 1, d - 1))
  return 1e-3 * (dilute * dense + criticalEnhancement(t, d, state))
}

/** The part of the conductivity that grows without bound towards the critical point [mW/m K]. */
function criticalEnhancement(
  t: number,
  d: number,
  { cp, cv, mu, densityByPressure }: { cp: number; cv: number; mu: number; densityByPressure: number },
): number {
  const compressibility = (densityByPressure * critical.p) / critical.rho
  const reference = 1 / polynomial(referenceAt(d), d)
  const excess = d * (compressibility - (reference * 1.5) / t)
  if (!(excess > 0)) return 0
  const correlationLength = 0.13 * (excess / 0.06) ** (0.63 / 1.239)
  const y = correlationLength / 0.4
  // Below this the difference of nearly equal terms is only rounding; the release sets it to zero.
  if (y < 1.2e-7) return 0
  const ratio = cv / cp
  const damping = 1 - Math.exp(-1 / (1 / y + (y * y) / (3 * d * d)))
  const shape = (2 / (Math.PI * y)) * ((1 - ratio) * Math.atan(y) + ratio * y - damping)
  return ((177.8514 * d * (cp / gasConstant) * t) / (mu * 1e6)) * shape
}

/**
 * Surface tension of water against its vapour.
 *
 * @param T  temperature [K]
 * @returns  surface tension [N/m], 0 at and above the critical temperature
 *
 * Valid for 273.15 K to the critical point.
 *
 * Source: IAPWS R1-76 (2014), equation 1.
 */
export function waterSurfaceTension(T: number): number {
  const distance = Math.max(0, 1 - T / critical.T)
  return 0.2358 * distance ** 1.256 * (1 - 0.625 * distance)
}
