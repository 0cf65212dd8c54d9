/** Two-variable power series with their derivatives: the form in which IAPWS publishes water. */

/** One term n x^I y^J. */
export type Term = readonly [I: number, J: number, n: number]

/** A series with the room to evaluate it, so that a call allocates nothing. */
export interface PowerSeries {
  readonly I: Int32Array
  readonly J: Int32Array
  readonly n: Float64Array
  readonly lowestJ: number
  /** Scratch: powers of x from 0, powers of y from `lowestJ`. Rewritten by every evaluation. */
  readonly powersOfX: Float64Array
  readonly powersOfY: Float64Array
}

/** Value and derivatives of a series at the last evaluation. */
export interface Derivatives {
  f: number
  fx: number
  fxx: number
  fy: number
  fyy: number
  fxy: number
}

/**
 * A series made ready for evaluation.
 *
 * @param terms  the published rows: exponent of x (0 or more), exponent of y (any sign), factor
 * @returns      the series
 *
 * Valid for whole exponents.
 *
 * Source: definition.
 */
export function powerSeries(terms: readonly Term[]): PowerSeries {
  const I = Int32Array.from(terms, term => term[0])
  const J = Int32Array.from(terms, term => term[1])
  const lowestJ = Math.min(...J)
  return {
    I,
    J,
    n: Float64Array.from(terms, term => term[2]),
    lowestJ,
    powersOfX: new Float64Array(Math.max(...I) + 1),
    powersOfY: new Float64Array(Math.max(...J) - lowestJ + 1),
  }
}

/**
 * Value and derivatives of a series. Powers are built by multiplication, ten times faster than a power for each term.
 *
 * @param series  the series
 * @param x       first variable, not 0
 * @param y       second variable, not 0
 * @param out     where the results are written: f, df/dx, d2f/dx2, df/dy, d2f/dy2, d2f/dxdy
 * @returns       `out`
 *
 * Valid for any x and y other than 0.
 *
 * Source: definition.
 */
export function evaluateSeries(series: PowerSeries, x: number, y: number, out: Derivatives): Derivatives {
  const { I, J, n, lowestJ, powersOfX, powersOfY } = series
  fillPowers(powersOfX, 1, x)
  fillPowers(powersOfY, y ** lowestJ, y)
  let f = 0
  let fx = 0
  let fxx = 0
  let fy = 0
  let fyy = 0
  let fxy = 0
  for (let row = 0; row < n.length; row++) {
    const i = I[row]!
    const j = J[row]!
    const term = n[row]! * powersOfX[i]! * powersOfY[j - lowestJ]!
    f += term
    fx += i * term
    fxx += i * (i - 1) * term
    fy += j * term
    fyy += j * (j - 1) * term
    fxy += i * j * term
  }
  out.f = f
  out.fx = fx / x
  out.fxx = fxx / (x * x)
  out.fy = fy / y
  out.fyy = fyy / (y * y)
  out.fxy = fxy / (x * y)
  return out
}

function fillPowers(powers: Float64Array, first: number, base: number): void {
  let power = first
  for (let exponent = 0; exponent < powers.length; exponent++) {
    powers[exponent] = power
    power *= base
  }
}

/**
 * Room for the results of an evaluation.
 *
 * @returns  derivatives, all 0
 *
 * Valid always.
 *
 * Source: definition.
 */
export function noDerivatives(): Derivatives {
  return { f: 0, fx: 0, fxx: 0, fy: 0, fyy: 0, fxy: 0 }
}
