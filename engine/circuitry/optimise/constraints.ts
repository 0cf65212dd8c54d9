/** What the order of tubes must keep while it is improved. */
import { nearestToBend } from '../bendSpans'
import { type Bundle, spanBetween } from '../bundle'
import { bendClearance } from '../checkBends'
import { drains, heightIn, type Top } from '../checkGravity'
import type { Branch } from '../circuits'

/** Constraints; none where left out. */
export interface OrderConstraints {
  /** Longest distance between the tubes of a bend [m]. */
  longestSpan?: number
  /** Bends do not lie over a third tube. */
  isClearOfTubes?: boolean
  /** See `checkGravity`. */
  drain?: 'no-rise' | 'one-way'
  top?: Top
  /** Inlets and outlets are at one end of the coil. */
  isAtOneEnd?: boolean
}

/** By how much a bend, and a branch, break the constraints: 0 where they do not. */
export interface OrderRules {
  ofBend(from: number, to: number): number
  ofBranch(tubes: readonly number[]): number
}

/** Bends whose judgement is kept: all those of a coil of a thousand tubes. */
const mostKept = 1_000_000

/** A span may be this much longer than the limit [m]: rounding. */
const hair = 1e-9

/**
 * Constraints as sums of what breaks them.
 *
 * @param bundle       places of the tubes
 * @param constraints  what must be kept
 * @returns for a bend 1 if it is too long, by more the longer it is, and 1 if it lies over a tube; for a branch 1 if it
 *          does not drain
 *
 * Valid for tubes of the coil. Judgements are kept.
 *
 * Source: definition.
 */
export function orderRules(bundle: Bundle, constraints: OrderConstraints): OrderRules {
  const { longestSpan, isClearOfTubes, drain, top } = constraints
  const tubes = bundle.rows * bundle.columns
  const known = new Map<number, number>()
  const heightOf = heightIn(bundle, top)
  const judge = (from: number, to: number) => {
    const span = spanBetween(bundle, from, to)
    const tooLong = longestSpan !== undefined && span > longestSpan + hair ? span / longestSpan : 0
    const isOver = isClearOfTubes && nearestToBend(bundle, from, to, bendClearance.over * bundle.tubeOutsideDiameter)
    return tooLong + (isOver ? 1 : 0)
  }
  return {
    ofBend(from, to) {
      const at = from * tubes + to
      let judged = known.get(at)
      if (judged === undefined) {
        judged = judge(from, to)
        if (known.size < mostKept) known.set(at, judged)
      }
      return judged
    },
    ofBranch: order => (drain && !drains(order, heightOf, drain) ? 1 : 0),
  }
}

/**
 * By how much branches break the constraints.
 *
 * @param rules     the constraints
 * @param branches  the branches, for what feeds them
 * @param orders    their tubes in the order of the flow
 * @returns the sum over bends, junctions and branches; 0 where all are kept
 *
 * Valid for as many orders as branches.
 *
 * Source: definition.
 */
export function violationOf(
  rules: OrderRules,
  branches: readonly Pick<Branch, 'from'>[],
  orders: readonly (readonly number[])[],
): number {
  let sum = 0
  for (const [index, order] of orders.entries()) {
    for (const feeding of branches[index]!.from) sum += rules.ofBend(orders[feeding]!.at(-1)!, order[0]!)
    for (let at = 1; at < order.length; at++) sum += rules.ofBend(order[at - 1]!, order[at]!)
    sum += rules.ofBranch(order)
  }
  return sum
}
