/** Polynomials in the temperature through values of a property, for programs that take curves instead of gases. */
import { EngineError } from '../errors'
import { leastSquares } from '../fluids/leastSquares'

/** A value and its fit at a temperature; the error is over the value. */
export interface FitPoint {
  readonly T: number
  readonly value: number
  readonly fitted: number
  readonly error: number
}

/** Coefficients in ascending powers of T [K], the points, and the largest and the mean error, by squares [-]. */
export interface CurveFit {
  readonly coefficients: readonly number[]
  readonly points: readonly FitPoint[]
  readonly largest: number
  readonly mean: number
}

/**
 * A polynomial with the smallest squared error.
 *
 * @param temperatures  temperatures [K], ascending
 * @param values        the property at each, above 0
 * @param order         highest power: 1 to 4
 * @returns             coefficients and errors
 *
 * Valid for more temperatures than coefficients, else `out-of-range`.
 *
 * Source: least squares, in a variable from -1 to 1 so that the powers stay independent.
 *
 * @example curveFit([300, 400, 500], [1, 2, 3], 1).coefficients // [-2, 0.01]
 */
export function curveFit(temperatures: readonly number[], values: readonly number[], order: number): CurveFit {
  if (!(Number.isInteger(order) && order >= 1 && order <= 4))
    throw new EngineError('out-of-range', 'the order of a fit is 1 to 4', { order })
  if (values.length !== temperatures.length || values.length <= order)
    throw new EngineError('out-of-range', 'a fit needs a value at each temperature, and more than its order', { order })
  const [first, last] = [temperatures[0]!, temperatures.at(-1)!]
  if (!(last > first)) throw new EngineError('out-of-range', 'a fit needs a range of temperatures', { first, last })
  const middle = (first + last) / 2
  const half = (last - first) / 2
  const powers = Array.from({ length: order + 1 }, (_, power) => power)
  const factors = leastSquares(
    temperatures.map(T => powers.map(power => ((T - middle) / half) ** power)),
    values,
  )
  const at = (T: number) => factors.reduceRight((sum, factor) => sum * ((T - middle) / half) + factor, 0)
  const points = temperatures.map((T, k): FitPoint => {
    const [value, fitted] = [values[k]!, at(T)]
    return { T, value, fitted, error: fitted / value - 1 }
  })
  return {
    coefficients: inTemperature(factors, middle, half),
    points,
    largest: Math.max(...points.map(({ error }) => Math.abs(error))),
    mean: Math.sqrt(points.reduce((sum, { error }) => sum + error * error, 0) / points.length),
  }
}

/** Coefficients in powers of T from those in powers of (T - middle)/half: Horner's scheme with polynomials. */
function inTemperature(factors: readonly number[], middle: number, half: number): number[] {
  let sum: number[] = []
  for (const factor of factors.toReversed()) {
    const next = [factor, ...sum.map(each => each / half)]
    for (const [power, each] of sum.entries()) next[power]! -= (each * middle) / half
    sum = next
  }
  return sum
}
