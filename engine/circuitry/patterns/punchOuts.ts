/** Tubes left out of circuits that are too long, so that all have the same number. */

import { bendOfSpan, nearestToBend, usualBends } from '../bendSpans'
import { type Bundle, rowAndColumn, spanBetween } from '../bundle'
import { bendClearance } from '../checkBends'
import type { PunchOut } from '../uniformCircuiting'

/**
 * Leaves tubes out of circuits until all have the same number.
 *
 * @param bundle  places of the tubes
 * @param orders  tubes of each circuit in the order of the flow
 * @param passes  tubes that each circuit is to have, at most as many as the shortest has
 * @param place   rows from which the tubes are taken, as far as bends in stock can pass over them: the first that the
 *                air meets, the last, or all
 * @returns circuits of that many tubes
 *
 * Valid for any circuits: the first and the last tube of a circuit can always be left out.
 *
 * Source: definition.
 */
export function punchedOut(
  bundle: Bundle,
  orders: readonly (readonly number[])[],
  passes: number,
  place: PunchOut,
): number[][] {
  const blanks = orders.reduce((sum, { length }) => sum + length - passes, 0)
  let taken = 0
  return orders.map(order => {
    let left = [...order]
    while (left.length > passes) {
      const spread = Math.floor(((taken + 0.5) * bundle.rows) / blanks)
      left = withoutOne(bundle, left, place === 'front' ? 0 : place === 'back' ? bundle.rows - 1 : spread)
      taken++
    }
    return left
  })
}

/** The circuit without the tube that is nearest to a row, and of those the one that leaves the shortest bends. */
function withoutOne(bundle: Bundle, order: readonly number[], row: number): number[] {
  const catalogue = usualBends(bundle)
  const close = bendClearance.close * bundle.tubeOutsideDiameter
  const candidates = order.flatMap((tube, index) => {
    const [before, after] = [order[index - 1], order[index + 1]]
    const off = Math.abs(rowAndColumn(bundle.columns, tube).row - row)
    if (before === undefined || after === undefined) return [{ index, off, span: 0 }]
    const span = spanBetween(bundle, before, after)
    const isMade = bendOfSpan(catalogue, span) && !nearestToBend(bundle, before, after, close)
    // The tube itself stays as a hole of the fins: a bend may not pass over it either.
    return isMade ? [{ index, off, span }] : []
  })
  const best = candidates.reduce((one, other) =>
    other.off < one.off || (other.off === one.off && other.span < one.span) ? other : one,
  )
  return order.filter((_, index) => index !== best.index)
}
