/** Two-variable power series with their derivatives: the form in which IAPWS publishes water. */

/** One term n x^I y^J. */
export type Term = readonly [I: number, J: number, n: number]

/** A series with the room to evaluate it, so that a call allocates nothing. */
export interface PowerSeries {
  /** Of each term six numbers: its factor, then what the derivatives multiply it by: I, I (I - 1), J, J (J - 1), I J. */
  readonly weights: Float64Array
  /** Of each term, where its powers of x and of y lie. */
  readonly places: Uint8Array
  /** Of each power from the fifth on, which two before it make it. */
  readonly factors: Uint8Array
  /** Scratch, rewritten by every evaluation: 1, x, y, 1/y, then what the terms need. */
  readonly powers: Float64Array
  readonly hasInverse: boolean
  /** Where it is evaluated: as arguments of a function that is not written into its caller, numbers would be put into objects. */
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
  /** How many products one after the other it takes. */
  inRow: number
}

/**
 * Finds the place of a power, and makes it where it is not there yet: as the product of two made before, of those pairs the
 * one with the fewest products in a row, for that row is what an evaluation waits for.
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
 * Value and derivatives of a series. Powers are built by multiplication, many times faster than a power for each term.
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
 * Value of a series, alone.
 *
 * @param series  the series
 * @param x       first variable
 * @param y       second variable, not 0 where a term has a negative power of it
 * @returns       f
 *
 * Valid for any x, and any y but that 0.
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
 * A published equation turned round, such as a temperature from pressure and another property, whose terms may have negative powers
 * of the pressure: the lowest of them is taken out of the sum.
 *
 * @param terms  the published rows: exponent of the pressure, exponent of the other property (either of any sign), factor
 * @returns      its value from the two variables, each as the equation reduces and shifts it
 *
 * Valid for whole exponents.
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
 * Room for the results of an evaluation.
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
