/** How far the fluid climbs between the horizontal tubes of a coil: a density times it is a static head. */
import type { Bundle } from '../circuitry/bundle'
import { heightIn, type Top } from '../circuitry/checkGravity'
import type { Branch } from '../circuitry/circuits'
import { gravity } from '../tubeside/two-phase/groups'
import type { BranchNetwork } from './branchNetwork'

/** Gravity times the height that the fluid of a branch gains, negative where it falls [m2/s2]. */
export interface BranchClimb {
  /** From the header or the junction to its first tube. */
  entering: number
  /** Behind each of its tubes to the next. */
  steps: readonly number[]
  /** From its last tube to the header or the junction. */
  leaving: number
}

/**
 * How far the fluid climbs in each branch.
 *
 * @param bundle    places of the tubes
 * @param branches  the branches
 * @param network   their nodes
 * @param top       side of the coil that is up
 * @returns         climbs in the order of the branches [m2/s2]
 *
 * Valid for horizontal tubes. A header, a distributor and a junction stand at the mean height of the tubes that begin
 * there, the outlet header at that of the tubes that end there; so do the connections.
 *
 * Source: geometry.
 */
export function branchClimbs(
  bundle: Bundle,
  branches: readonly Branch[],
  { nodes, begins, ends }: BranchNetwork,
  top: Top,
): BranchClimb[] {
  const heightOf = heightIn(bundle, top)
  const nodeHeights = Array.from({ length: nodes }, (_, node) => {
    const behind = branches.filter((_, index) => begins[index] === node).map(({ tubes }) => heightOf(tubes[0]!))
    const before = branches.filter((_, index) => ends[index] === node).map(({ tubes }) => heightOf(tubes.at(-1)!))
    return meanOf(behind.length > 0 ? behind : before)
  })
  return branches.map(({ tubes }, index) => {
    const heights = tubes.map(heightOf)
    return {
      entering: gravity * (heights[0]! - nodeHeights[begins[index]!]!),
      steps: heights.slice(1).map((height, at) => gravity * (height - heights[at]!)),
      leaving: gravity * (nodeHeights[ends[index]!]! - heights.at(-1)!),
    }
  })
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
