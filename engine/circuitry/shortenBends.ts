import { nearestToBend } from './bendSpans'
import { type Bundle, spanBetween } from './bundle'
import { bendClearance } from './checkBends'

/** An improvement must be larger than this [m], so that rounding does not turn tubes round and round. */
const hair = 1e-9

/** Length of all bends of a circuit, from tube to tube [m]. */
export function spanOfOrder(bundle: Bundle, order: readonly number[]): number {
  let sum = 0
  for (let index = 1; index < order.length; index++) sum += spanBetween(bundle, order[index - 1]!, order[index]!)
  return sum
}

/**
 * Shortens the bends of a circuit by turning parts of it round (2-opt). The first and the last tube stay.
 *
 * @param bundle  places of the tubes, outside diameter [m]
 * @param order   tubes in the order of the flow
 * @returns the same tubes in an order whose bends are together no longer; a bend that is new does not lie over a tube
 *
 * Valid for any order. The fluid may then meet the rows in another order, so that this is for circuits drawn by hand.
 *
 * Source: G. A. Croes, A method for solving traveling-salesman problems, Operations Research 6 (1958).
 */
export function shortenBends(bundle: Bundle, order: readonly number[]): number[] {
  const tubes = [...order]
  const span = (one: number, other: number) => spanBetween(bundle, tubes[one]!, tubes[other]!)
  const isClear = (one: number, other: number) =>
    !nearestToBend(bundle, tubes[one]!, tubes[other]!, bendClearance.over * bundle.tubeOutsideDiameter)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let first = 1; first < tubes.length - 2; first++)
      for (let last = first + 1; last < tubes.length - 1; last++) {
        const gain = span(first - 1, first) + span(last, last + 1) - span(first - 1, last) - span(first, last + 1)
        if (gain <= hair || !isClear(first - 1, last) || !isClear(first, last + 1)) continue
        tubes.splice(first, last - first + 1, ...tubes.slice(first, last + 1).reverse())
        isBetter = true
      }
  }
  return tubes
}
