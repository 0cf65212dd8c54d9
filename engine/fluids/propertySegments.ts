/** Properties of a fluid along its isobar, fitted piece by piece as they are first asked for. */

/** What a film needs to know of the fluid at one temperature, written over. SI. */
export interface FluidPoint {
  rho: number
  cp: number
  mu: number
  k: number
  Pr: number
  h: number
}

/**
 * Room for a point.
 *
 * @returns a point to be written over
 *
 * Source: definition.
 */
export function fluidPoint(): FluidPoint {
  return { rho: 0, cp: 0, mu: 0, k: 0, Pr: 0, h: 0 }
}

/** Chebyshev points of a piece, and properties: density, heat capacity, viscosity, conductivity, enthalpy. */
const points = 6
const properties = 5

/** Places of the points on -1 to 1, and the Chebyshev polynomials there. */
const places = Array.from({ length: points }, (_, j) => Math.cos((Math.PI * (j + 0.5)) / points))
const atPlaces = places.map((_, j) =>
  Array.from({ length: points }, (_, n) => Math.cos((Math.PI * n * (j + 0.5)) / points)),
)

/** Properties between two temperatures, as pieces of equal width from the lower one. */
export interface PropertySegments {
  readonly lowest: number
  readonly highest: number
  readonly width: number
  /** Factors of each piece, property by property; a piece nobody asked for is absent. */
  readonly pieces: (Float64Array | undefined)[]
  /** The properties as they are. */
  readonly exact: (T: number, out: FluidPoint) => void
}

/**
 * Properties of a fluid between two temperatures, to be read fast.
 *
 * @param exact    writes the properties at a temperature [K], SI
 * @param lowest   lowest temperature [K]
 * @param highest  highest temperature [K]
 * @param width    width of a piece [K]
 * @returns pieces, none of them fitted yet
 *
 * Valid for properties that are smooth over a piece: over 5 K those of liquids and gases are met within 1e-8.
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
 * @param of   the pieces
 * @param T    temperature [K]; beyond the ends the end answers
 * @param out  where they are written, SI
 *
 * Valid as `propertySegments`. The pieces lie where they lie, whoever asks first: a result depends on no other.
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
  const value = (at: number) =>
    factors[at]! +
    u * factors[at + 1]! +
    t2 * factors[at + 2]! +
    t3 * factors[at + 3]! +
    t4 * factors[at + 4]! +
    t5 * factors[at + 5]!
  out.rho = value(0)
  out.cp = value(points)
  out.mu = value(2 * points)
  out.k = value(3 * points)
  out.h = value(4 * points)
  out.Pr = (out.cp * out.mu) / out.k
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
