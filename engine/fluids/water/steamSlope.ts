/** The slope of the Gibbs function of steam alone, which is sufficient for the enthalpy. */
import type { Term } from './powerSeries'

/**
 * Makes a function for the derivative of the Gibbs function of region 2 by tau. It is straight-line code without loops,
 * lists or long chains of dependent products: three times as fast as a loop over the terms, and independent of the
 * compiler's optimizations.
 *
 * @param idealTerms     table 10 of the release: exponent of pi, 0; exponent of tau, -5 to 3; factor
 * @param residualTerms  table 11 of the release, in its order: exponents of pi and of tau - 0.5, factor
 * @returns              a function that takes pi and tau in an array and replaces the first by d(gamma)/d(tau): as
 *                       argument or result a number would be allocated as an object
 *
 * Source: IAPWS R7-97(2012), equations 16 and 17, derivatives in tables 13 and 14.
 */
export function steamSlope(idealTerms: readonly Term[], residualTerms: readonly Term[]): (at: Float64Array) => void {
  const c = Float64Array.from(residualTerms, ([, J, n]) => J * n)
  const d = Float64Array.from({ length: 9 }, (_, i) => (i - 5) * idealTerms.find(([, J]) => J === i - 5)![2])

  /**
   * A polynomial in x = pi whose factors are sums of powers of y = tau - 0.5, each exponent one lower than in the
   * table.
   */
  return at => {
    const x = at[0]!
    const t = at[1]!
    const y = t - 0.5
    const y2 = y * y
    const y3 = y2 * y
    const y5 = y3 * y2
    const y6 = y3 * y3
    const y7 = y5 * y2
    const y9 = y6 * y3
    const y10 = y5 * y5
    const y12 = y6 * y6
    const y13 = y10 * y3
    const y15 = y10 * y5
    const y19 = y10 * y9
    const y20 = y10 * y10
    const y24 = y12 * y12
    const y25 = y15 * y10
    const y28 = y19 * y9
    const y34 = y24 * y10
    const y35 = y20 * y15
    const y38 = y19 * y19
    const y39 = y20 * y19
    const y47 = y28 * y19
    const y49 = y25 * y24
    const y52 = y28 * y24
    const y56 = y28 * y28
    const y57 = y38 * y19
    const x2 = x * x
    const x4 = x2 * x2
    const x8 = x4 * x4
    const x16 = x8 * x8

    const by1 = c[1]! + c[2]! * y + c[3]! * y2 + c[4]! * y5
    const by2 = c[5]! + c[6]! * y + c[7]! * y3 + c[8]! * y6 + c[9]! * y35
    const by3 = c[11]! + c[12]! * y2 + c[13]! * y5 + c[14]! * y34
    const by4 = c[15]! + c[16]! * y + c[17]! * y2
    const by5 = c[18]! * y6
    const by6 = c[19]! * y2 + c[20]! * y15 + c[21]! * y34
    const by7 = c[23]! * y10 + c[24]! * y24
    const by8 = c[25]! * y7 + c[26]! * y35
    const by9 = c[27]! * y12
    const by10 = c[28]! * y3 + c[29]! * y9 + c[30]! * y13
    const by16 = c[31]! * y28 + c[32]! * y49
    const by18 = c[33]! * y56
    const by20 = c[34]! * y19 + c[35]! * y34 + c[36]! * y47
    const by21 = c[37]! * y20
    const by22 = c[38]! * y52
    const by23 = c[39]! * y38
    const by24 = c[40]! * y25 + c[41]! * y39 + c[42]! * y57

    const upTo4 = by1 + x * by2 + x2 * (by3 + x * by4)
    const upTo10 = by5 + x * by6 + x2 * (by7 + x * by8) + x4 * (by9 + x * by10)
    const upTo24 = by16 + x2 * by18 + x4 * (by20 + x * by21 + x2 * (by22 + x * by23) + x4 * by24)

    // The ideal part: a polynomial of the eighth degree over the sixth power.
    const t2 = t * t
    const t4 = t2 * t2
    const low = d[0]! + d[1]! * t + t2 * (d[2]! + d[3]! * t)
    const high = d[4]! + d[5]! * t + t2 * (d[6]! + d[7]! * t) + t4 * d[8]!
    at[0] = (low + t4 * high) / (t4 * t2) + x * (upTo4 + x4 * upTo10) + x16 * upTo24
  }
}
