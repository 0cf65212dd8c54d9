import { surfaceJ, surfaceWetRatio } from '../../airside'
import type { AirSurface } from '../../airside/airSurface'

/** j, and wet over dry heat transfer of a finned surface, as functions of the Reynolds number. */
export interface SurfaceLaws {
  j(Re: number): number
  wetRatio(Re: number): number
}

/**
 * The correlations of a surface, without a fit.
 *
 * @param surface  the finned surface
 * @returns j and ratio of wet to dry coefficients as functions of the Reynolds number [-]
 *
 * Valid as `airside` says of the surface.
 *
 * Source: the method of the surface.
 */
export function surfaceLaws(surface: AirSurface): SurfaceLaws {
  return {
    j: Re => surfaceJ(surface, Re),
    wetRatio: Re => surfaceWetRatio(surface, Re),
  }
}

/** Number of Chebyshev points of a fit, and the largest relative error allowed between them. */
const points = 5
const close = 1e-9

/** The Chebyshev points, and the points that check the fit between them, on -1 to 1. */
const places = Array.from({ length: points }, (_, j) => Math.cos((Math.PI * (j + 0.5)) / points))
const checks = [-0.6, 0.97]

/**
 * Fits a correlation over a narrow range of Reynolds numbers by a polynomial in their logarithm.
 *
 * @param law   function to fit, positive
 * @param low   lowest Reynolds number [-]
 * @param high  highest Reynolds number [-]
 * @returns the fit; the law itself outside the range, and where the fit misses it by more than 1e-9 (at a kink of the
 * law)
 *
 * Valid for any law that is defined in the range.
 *
 * Source: Chebyshev interpolation.
 */
export function fitted(law: (Re: number) => number, low: number, high: number): (Re: number) => number {
  const middle = Math.log(low * high) / 2
  const half = Math.log(high / low) / 2
  if (!(half > 1e-9)) return law
  const values = places.map(place => Math.log(law(Math.exp(middle + half * place))))
  const c = new Float64Array(points)
  for (let n = 0; n < points; n++) {
    let sum = 0
    for (let j = 0; j < points; j++) sum += values[j]! * Math.cos((Math.PI * n * (j + 0.5)) / points)
    c[n] = ((n === 0 ? 1 : 2) / points) * sum
  }
  const approximate = (Re: number) => {
    const u = (Math.log(Re) - middle) / half
    if (!(u >= -1 && u <= 1)) return law(Re)
    const t2 = 2 * u * u - 1
    const t3 = 2 * u * t2 - u
    return Math.exp(c[0]! + u * c[1]! + t2 * c[2]! + t3 * c[3]! + (2 * u * t3 - t2) * c[4]!)
  }
  for (const place of checks) {
    const Re = Math.exp(middle + half * place)
    if (!(Math.abs(approximate(Re) / law(Re) - 1) < close)) return law
  }
  return approximate
}
