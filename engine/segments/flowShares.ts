/** Shares of the fluid: by equal drops of parallel ways, or by what each condenses. */

import type { FluidEnd } from '../coils/marching/fluidPiece'
import { inletHeader, outletHeader } from './branchNetwork'
import { type Pipe, splitFlow } from './flowNetwork'
import type { BranchEnd, SegmentState } from './segmentedCoil'

/** Power of the flow by which friction rises about a known flow, with its other parts unchanged. */
const exponent = 1.8
/** Least friction of a branch, as a share of the largest: a way without any would take all of the fluid. */
const leastFriction = 1e-9

/**
 * Improves the shares of the branches by the drops of the last sweep.
 *
 * @param state  the state after a sweep
 * @param next   the improved shares
 *
 * Valid where the branches have friction; without any the shares stay as they are. Near the known flows the friction of
 * each branch is taken as a power of its flow; acceleration and weight stay as they are.
 *
 * Source: balances of a network of pipes.
 */
export function equalDropShares({ coil, shares, ends }: SegmentState, next: Float64Array): void {
  next.set(shares)
  let most = 0
  for (const { friction } of ends) most = Math.max(most, friction)
  if (!(most > 0) || coil.branches.length === 1) return
  const { network } = coil
  const pipes = ends.map((end, index): Pipe => {
    const friction = Math.max(end.friction, leastFriction * most)
    const other = end.drop - end.friction
    const at = shares[index]!
    return {
      from: network.begins[index]!,
      to: network.ends[index]!,
      drop: share => friction * Math.abs(share / at) ** exponent * Math.sign(share) + other,
      slope: share => ((exponent * friction) / at) * Math.abs(share / at) ** (exponent - 1),
    }
  })
  next.set(splitFlow(network.nodes, pipes, inletHeader, outletHeader, 1).flows)
}

/** Bounds of the factor by which a branch is fed more or less after one sweep. */
const factors = { least: 0.5, most: 2 } as const

/**
 * Improves the shares of branches that are fed as much as they need to leave with an enthalpy: steam in both headers,
 * or a perfect distribution.
 *
 * @param state    the state after a sweep
 * @param inlet    the entering fluid
 * @param leaving  enthalpy with which a branch should leave [J/kg]
 * @param next     the improved shares
 * @returns        the whole need over the whole flow [-]
 *
 * Valid for branches from header to header.
 *
 * Source: heat balance of each branch.
 */
export function neededShares(
  { shares, ends }: SegmentState,
  inlet: FluidEnd,
  leaving: (end: BranchEnd) => number,
  next: Float64Array,
): number {
  let sum = 0
  for (const [index, end] of ends.entries()) {
    const factor = (inlet.enthalpy - end.enthalpy) / (inlet.enthalpy - leaving(end))
    next[index] = shares[index]! * Math.min(factors.most, Math.max(factors.least, factor))
    sum += next[index]!
  }
  for (let index = 0; index < next.length; index++) next[index]! /= sum
  return sum
}
