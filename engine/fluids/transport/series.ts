/** Sums of powers, the form in which most transport correlations are published. */
import type { Pairs } from '../fluidData'

/**
 * Sum of n x^t.
 *
 * @param terms  rows of factor n and exponent t
 * @param x      the variable, above 0 (or any number, where exponents are whole)
 * @returns      the sum
 *
 * Source: definition.
 */
export function sumOfPowers(terms: Pairs, x: number): number {
  let sum = 0
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    sum += term[0]! * x ** term[1]!
  }
  return sum
}

/**
 * Sum of n x^i y^j.
 *
 * @param terms  rows of factor n and exponents i and j
 * @param x      first variable
 * @param y      second variable
 * @returns      the sum
 *
 * Source: definition.
 */
export function sumOfProducts(terms: Pairs, x: number, y: number): number {
  let sum = 0
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    sum += term[0]! * x ** term[1]! * y ** term[2]!
  }
  return sum
}
