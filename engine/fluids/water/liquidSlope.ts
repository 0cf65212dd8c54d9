/** The slope of the Gibbs function of liquid water alone, which is sufficient for the enthalpy. */
import type { Term } from './powerSeries'

/**
 * Makes a function for the derivative of the Gibbs function of region 1 by its second variable, generated as
 * straight-line code like that of steam.
 *
 * @param terms  table 2 of the release, in its order: exponents of 7.1 - pi and of tau - 1.222, factor
 * @returns      a function that takes 7.1 - pi and tau - 1.222 in an array and replaces the first by d(gamma)/d(tau):
 *               as argument or result a number would be allocated as an object
 *
 * Source: IAPWS R7-97(2012), equation 7, derivative in table 4.
 */
export function liquidSlope(terms: readonly Term[]): (at: Float64Array) => void {
  const c = Float64Array.from(terms, ([, J, n]) => J * n)

  /**
   * A polynomial in x whose factors are sums of powers of y and of its inverse z, each exponent one lower than in the
   * table.
   */
  return at => {
    const x = at[0]!
    const y = at[1]!
    const y2 = y * y
    const y3 = y2 * y
    const y4 = y2 * y2
    const y5 = y4 * y
    const y9 = y5 * y4
    const y16 = y9 * y4 * y3
    const z = 1 / y
    const z2 = z * z
    const z3 = z2 * z
    const z4 = z2 * z2
    const z5 = z3 * z2
    const z6 = z3 * z3
    const z7 = z4 * z3
    const z8 = z4 * z4
    const z9 = z5 * z4
    const z10 = z5 * z5
    const z12 = z6 * z6
    const z30 = z10 * z10 * z10
    const z39 = z30 * z9
    const x2 = x * x
    const x4 = x2 * x2
    const x8 = x4 * x4
    const x16 = x8 * x8

    const by0 = c[0]! * z3 + c[1]! * z2 + c[3]! + c[4]! * y + c[5]! * y2 + c[6]! * y3 + c[7]! * y4
    const by1 = c[8]! * z10 + c[9]! * z8 + c[10]! * z2 + c[12]! + c[13]! * y2
    const by2 = c[14]! * z4 + c[16]! + c[17]! * y2 + c[18]! * y16
    const by3 = c[19]! * z5 + c[21]! * y5
    const by4 = c[22]! * z6 + c[23]! * z3 + c[24]! * y9
    const by5 = c[25]! * z9
    const by8 = c[26]! * z12 + c[27]! * z7
    const by21 = c[28]! * z30
    const by23 = c[29]! * (z30 * z2)
    const by29 = c[30]! * z39
    const by30 = c[31]! * (z30 * z10)
    const by31 = c[32]! * (z39 * z2)
    const by32 = c[33]! * (z39 * z3)

    const upTo8 = by0 + x * by1 + x2 * (by2 + x * by3) + x4 * (by4 + x * by5) + x8 * by8
    const upTo32 = x4 * (x * (by21 + x2 * by23)) + x8 * (x4 * x * (by29 + x * by30 + x2 * by31 + x2 * x * by32))
    at[0] = upTo8 + x16 * upTo32
  }
}
