/** Properties of a fluid along its isobar, fitted interval by interval when first needed. */

/** Properties of the fluid at one temperature for a film coefficient, overwritten by calls. SI. */
export interface FluidPoint {
  rho: number
  cp: number
  mu: number
  k: number
  Pr: number
  h: number
}

/**
 * An empty point.
 *
 * @returns a point that calls overwrite
 *
 * Source: definition.
 */
export function fluidPoint(): FluidPoint {
  return { rho: 0, cp: 0, mu: 0, k: 0, Pr: 0, h: 0 }
}

/**
 * Number of Chebyshev points of an interval, and number of properties: density, heat capacity, viscosity, conductivity,
 * enthalpy.
 */
const points = 6
const properties = 5

/** The points on -1 to 1, and the Chebyshev polynomials there. */
const places = Array.from({ length: points }, (_, j) => Math.cos((Math.PI * (j + 0.5)) / points))
const atPlaces = places.map((_, j) =>
  Array.from({ length: points }, (_, n) => Math.cos((Math.PI * n * (j + 0.5)) / points)),
)

/** Properties between two temperatures, in intervals of equal width from the lower one. */
export interface PropertySegments {
  readonly lowest: number
  readonly highest: number
  readonly width: number
  /** Factors of each interval, property by property; absent until first needed. */
  readonly pieces: (Float64Array | undefined)[]
  /** The unfitted properties. */
  readonly exact: (T: number, out: FluidPoint) => void
}

/**
 * Properties of a fluid between two temperatures, for fast reading.
 *
 * @param exact    writes the properties at a temperature [K], SI
 * @param lowest   lowest temperature [K]
 * @param highest  highest temperature [K]
 * @param width    width of an interval [K]
 * @returns intervals, none of them fitted yet
 *
 * Valid for properties that are smooth over an interval: over 5 K the fit of liquids and gases is within 1e-8.
 *
 * Source: Chebyshev interpolation.
 */
export function propertySegments(
  exact: PropertySegments['exact'],
  lowest: number,
  highest: number,
  width: number,
): PropertySegments {
  return { lowest, highest, width, pieces: new Array(Math.max(1, Math.ceil((highest - lowest) / width))), exact }
}

/**
 * Reads the properties at a temperature.
 *
 * @param of   the intervals
 * @param T    temperature [K]; beyond the ends the value at the end
 * @param out  the properties are written here, SI
 *
 * Valid as `propertySegments`. The intervals are fixed, so that a result does not depend on earlier calls.
 *
 * Source: Chebyshev interpolation.
 */
export function readSegments(of: PropertySegments, T: number, out: FluidPoint): void {
  const held = T < of.lowest ? of.lowest : T > of.highest ? of.highest : T
  const index = Math.min(of.pieces.length - 1, Math.floor((held - of.lowest) / of.width))
  const factors = of.pieces[index] ?? fitPiece(of, index)
  const from = of.lowest + index * of.width
  const half = (Math.min(of.highest, from + of.width) - from) / 2
  const u = (held - from) / half - 1
  const t2 = 2 * u * u - 1
  const t3 = 2 * u * t2 - u
  const t4 = 2 * u * t3 - t2
  const t5 = 2 * u * t4 - t3
  out.rho = sumOf(factors, 0, u, t2, t3, t4, t5)
  out.cp = sumOf(factors, points, u, t2, t3, t4, t5)
  out.mu = sumOf(factors, 2 * points, u, t2, t3, t4, t5)
  out.k = sumOf(factors, 3 * points, u, t2, t3, t4, t5)
  out.h = sumOf(factors, 4 * points, u, t2, t3, t4, t5)
  out.Pr = (out.cp * out.mu) / out.k
}

/** The sum of the polynomials of one property, whose factors begin at a place. */
function sumOf(of: Float64Array, at: number, u: number, t2: number, t3: number, t4: number, t5: number): number {
  return of[at]! + u * of[at + 1]! + t2 * of[at + 2]! + t3 * of[at + 3]! + t4 * of[at + 4]! + t5 * of[at + 5]!
}

function fitPiece(of: PropertySegments, index: number): Float64Array {
  const from = of.lowest + index * of.width
  const half = (Math.min(of.highest, from + of.width) - from) / 2
  const factors = new Float64Array(points * properties)
  const point = fluidPoint()
  for (let j = 0; j < points; j++) {
    of.exact(from + half * (1 + places[j]!), point)
    const values = [point.rho, point.cp, point.mu, point.k, point.h]
    for (let n = 0; n < points; n++) {
      const weight = ((n === 0 ? 1 : 2) / points) * atPlaces[j]![n]!
      for (let property = 0; property < properties; property++) {
        factors[property * points + n]! += weight * values[property]!
      }
    }
  }
  of.pieces[index] = factors
  return factors
}
