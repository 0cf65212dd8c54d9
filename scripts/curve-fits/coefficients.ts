/** Coefficients of a form by least squares, weighted to minimise the largest deviation. */
import { leastSquares } from '../../engine/fluids/leastSquares'

/** Rounds to ten significant digits, which is far finer than the accuracy of the fits. */
export const rounded = (value: number) => Number(value.toPrecision(10))

/**
 * The coefficients with which a form fits values best.
 *
 * @param size     number of coefficients
 * @param form     a form that is linear in the coefficients
 * @param points   the points of the values
 * @param valueAt  the value at a point
 * @param weightAt  weight of a deviation at a point; 1 if absent
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
  // A part of the form without a coefficient is subtracted from the value.
  const rows = points.map(at => units.map(unit => form(unit, at) - form(nothing, at)))
  const values = points.map(at => valueAt(at) - form(nothing, at))
  const weights = points.map(weightAt)
  const missOf = (a: readonly number[], i: number) =>
    Math.abs(rows[i]!.reduce((sum, term, j) => sum + term * a[j]!, -values[i]!)) * weightAt(points[i]!)
  let best = leastSquares(rows, values, weights)
  const largest = (a: readonly number[]) => Math.max(...points.map((_, i) => missOf(a, i)))
  // Points with larger deviations get larger weights in the next round, so that the largest deviation falls.
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
