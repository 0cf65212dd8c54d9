/** Coefficients of a form by least squares, weighted towards the smallest largest deviation. */
import { leastSquares } from '../../engine/fluids/leastSquares'

/** Ten figures: enough that rounding does not show in a fit of five. */
export const rounded = (value: number) => Number(value.toPrecision(10))

/**
 * Coefficients with which a form comes closest to values.
 *
 * @param size     how many it has
 * @param form     linear in them
 * @param points   where the values are
 * @param valueAt  the value at a point
 * @param weightAt  weight of a deviation there; 1 where left out
 */
export function coefficients<Point>(
  size: number,
  form: (a: readonly number[], at: Point) => number,
  points: readonly Point[],
  valueAt: (at: Point) => number,
  weightAt: (at: Point) => number = () => 1,
): number[] {
  const nothing = Array<number>(size).fill(0)
  const units = nothing.map((_, i) => nothing.map((_, j) => (i === j ? 1 : 0)))
  // What stands without a coefficient belongs to the value.
  const rows = points.map(at => units.map(unit => form(unit, at) - form(nothing, at)))
  const values = points.map(at => valueAt(at) - form(nothing, at))
  const weights = points.map(weightAt)
  const missOf = (a: readonly number[], i: number) =>
    Math.abs(rows[i]!.reduce((sum, term, j) => sum + term * a[j]!, -values[i]!)) * weightAt(points[i]!)
  let best = leastSquares(rows, values, weights)
  const largest = (a: readonly number[]) => Math.max(...points.map((_, i) => missOf(a, i)))
  // Where it misses by more it weighs more the next time, so that the largest deviation falls.
  for (let round = 0, a = best; round < 20; round++) {
    const misses = points.map((_, i) => missOf(a, i))
    const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length
    misses.forEach((miss, i) => {
      weights[i]! *= Math.sqrt(0.1 + miss / mean)
    })
    a = leastSquares(rows, values, weights)
    if (largest(a) < largest(best)) best = a
  }
  return best.map(rounded)
}
