/** Two-variable power series with their derivatives: the form of the IAPWS equations for water. */

/** One term n x^I y^J. */
export type Term = readonly [I: number, J: number, n: number]

/** A series with its work space, so that a call allocates nothing. */
export interface PowerSeries {
  /**
   * Six numbers for each term: its factor, then the multipliers of the derivatives: I, I (I - 1), J, J (J - 1), I J.
   */
  readonly weights: Float64Array
  /** Index of the powers of x and of y, for each term. */
  readonly places: Uint8Array
  /** Indices of the two earlier powers whose product is the power, from the fifth power on. */
  readonly factors: Uint8Array
  /** Work array, overwritten by every evaluation: 1, x, y, 1/y, then the powers that the terms need. */
  readonly powers: Float64Array
  readonly hasInverse: boolean
  /** The variables: as arguments of a function that is not inlined, numbers would be allocated as objects. */
  x: number
  y: number
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
 * Prepares a series for evaluation.
 *
 * @param terms  the published rows: exponent of x (0 or more), exponent of y (any sign), factor
 * @returns      the series
 *
 * Valid for integer exponents.
 *
 * Source: definition.
 */
export function powerSeries(terms: readonly Term[]): PowerSeries {
  const factors: number[] = []
  const xs = chain(factors, [{ exponent: 1, place: 1, inRow: 0 }])
  const ys = chain(factors, [
    { exponent: 1, place: 2, inRow: 0 },
    { exponent: -1, place: 3, inRow: 0 },
  ])
  const rising = (column: 0 | 1) => terms.map(term => term[column]).sort((a, b) => Math.abs(a) - Math.abs(b))
  rising(0).forEach(xs)
  rising(1).forEach(ys)
  return {
    weights: Float64Array.from(terms.flatMap(([I, J, n]) => [n, I, I * (I - 1), J, J * (J - 1), I * J])),
    places: Uint8Array.from(terms.flatMap(term => [xs(term[0]), ys(term[1])])),
    factors: Uint8Array.from(factors),
    powers: new Float64Array(4 + factors.length / 2),
    hasInverse: terms.some(term => term[1] < 0),
    x: Number.NaN,
    y: Number.NaN,
  }
}

interface Power {
  exponent: number
  place: number
  /** Length of its chain of dependent products. */
  inRow: number
}

/**
 * Finds the index of a power. If it does not exist yet, makes it the product of two existing powers, choosing the pair
 * with the shortest chain of products, because an evaluation waits for that chain.
 */
function chain(factors: number[], made: Power[]): (exponent: number) => number {
  const find = (exponent: number) => made.find(each => each.exponent === exponent)
  const placeOf = (exponent: number): number => {
    if (exponent === 0) return 0
    const known = find(exponent)
    if (known) return known.place
    const pairs = made.flatMap(left => {
      const right = left.exponent * (exponent - left.exponent) > 0 ? find(exponent - left.exponent) : undefined
      return right ? [{ left, right, inRow: 1 + Math.max(left.inRow, right.inRow) }] : []
    })
    const best = pairs.sort((a, b) => a.inRow - b.inRow)[0]
    if (!best) {
      const half = Math.trunc(exponent / 2)
      placeOf(half)
      placeOf(exponent - half)
      return placeOf(exponent)
    }
    const place = 3 + factors.push(best.left.place, best.right.place) / 2
    made.push({ exponent, place, inRow: best.inRow })
    return place
  }
  return placeOf
}

/**
 * Value and derivatives of a series. Powers are built by multiplication, which is much faster than calling a power
 * function for each term.
 *
 * @param series  the series
 * @param x       first variable, not 0
 * @param y       second variable, not 0
 * @param out     the results are written here: f, df/dx, d2f/dx2, df/dy, d2f/dy2, d2f/dxdy
 * @returns       `out`
 *
 * Valid for any x and y other than 0.
 *
 * Source: definition.
 */
export function evaluateSeries(series: PowerSeries, x: number, y: number, out: Derivatives): Derivatives {
  series.x = x
  series.y = y
  return sumDerivatives(series, out)
}

function sumDerivatives(series: PowerSeries, out: Derivatives): Derivatives {
  const { weights, places, x, y } = series
  const powers = powersOf(series)
  let f = 0
  let fx = 0
  let fxx = 0
  let fy = 0
  let fyy = 0
  let fxy = 0
  for (let at = 0, place = 0; place < places.length; at += 6, place += 2) {
    const term = weights[at]! * (powers[places[place]!]! * powers[places[place + 1]!]!)
    f += term
    fx += weights[at + 1]! * term
    fxx += weights[at + 2]! * term
    fy += weights[at + 3]! * term
    fyy += weights[at + 4]! * term
    fxy += weights[at + 5]! * term
  }
  const perX = 1 / x
  const perY = 1 / y
  out.f = f
  out.fx = fx * perX
  out.fxx = fxx * (perX * perX)
  out.fy = fy * perY
  out.fyy = fyy * (perY * perY)
  out.fxy = fxy * (perX * perY)
  return out
}

/**
 * Value of a series, without derivatives.
 *
 * @param series  the series
 * @param x       first variable
 * @param y       second variable, not 0 where a term has a negative power of it
 * @returns       f
 *
 * Valid for any x, and any y except as stated.
 *
 * Source: definition.
 */
export function valueOfSeries(series: PowerSeries, x: number, y: number): number {
  series.x = x
  series.y = y
  const { weights, places } = series
  const powers = powersOf(series)
  let sum = 0
  for (let at = 0, place = 0; place < places.length; at += 6, place += 2)
    sum += weights[at]! * (powers[places[place]!]! * powers[places[place + 1]!]!)
  return sum
}

/**
 * Prepares a published backward equation, such as temperature from pressure and another property. Its terms may have
 * negative powers of the pressure: the lowest of them is factored out of the sum.
 *
 * @param terms  the published rows: exponent of the pressure, exponent of the other property (either of any sign),
 * factor
 * @returns      a function of the two variables, each reduced and shifted as in the equation
 *
 * Valid for integer exponents.
 *
 * Source: definition.
 */
export function backwardEquation(terms: readonly Term[]): (x: number, y: number) => number {
  const lowest = Math.min(...terms.map(([I]) => I))
  const series = powerSeries(terms.map(([I, J, n]) => [I - lowest, J, n]))
  return (x, y) => valueOfSeries(series, x, y) * x ** lowest
}

function powersOf({ factors, powers, hasInverse, x, y }: PowerSeries): Float64Array {
  powers[0] = 1
  powers[1] = x
  powers[2] = y
  if (hasInverse) powers[3] = 1 / y
  for (let place = 4, at = 0; place < powers.length; place++, at += 2)
    powers[place] = powers[factors[at]!]! * powers[factors[at + 1]!]!
  return powers
}

/**
 * Empty derivatives.
 *
 * @returns  derivatives, not yet written
 *
 * Valid always.
 *
 * Source: definition.
 */
export function noDerivatives(): Derivatives {
  const no = Number.NaN
  return { f: no, fx: no, fxx: no, fy: no, fyy: no, fxy: no }
}
