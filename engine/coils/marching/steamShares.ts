/** Steam among tubes side by side: it stands in both headers, so that each tube has as much of it as it condenses. */
import type { MarchState } from './marchedCoil'
import type { PathCell } from './path'

/** Share that no tube is left without [-]. */
const leastPart = 1e-3
/** Slope of a leaving enthalpy by the logarithm of the flow from which a step is told by it [J/kg]. */
const leastSlope = 1e4
/** Furthest that one sweep moves a share, in its logarithm. */
const longestStep = 0.3

/**
 * Cells whose share of the fluid is looked for.
 *
 * @param state  the march
 * @returns cells side by side; none where a tube has its flow from the one before, or where it is no steam
 *
 * Source: definition.
 */
export function fedCells({ coil: { isFedByNeed, path } }: MarchState): readonly PathCell[] {
  const [only, ...others] = path.passes
  return isFedByNeed && only && others.length === 0 && only.cells.length > 1 ? only.cells : []
}

/**
 * Shares of the fluid with which all cells would leave alike.
 *
 * @param cells  cells side by side, behind a sweep
 * @returns shares [-]: no tube is short of steam, and none blows through
 *
 * Valid for any march; a step by Newton's method, of bounded length.
 *
 * Source: balance of tubes between headers of one pressure.
 */
export function neededShares(cells: readonly PathCell[]): number[] {
  const mixed = cells.reduce((sum, { flowShare, leaving }) => sum + flowShare * leaving, 0)
  return shares(
    cells.map(({ flowShare, leaving, slope }) => {
      const step = (mixed - leaving) / Math.max(leastSlope, slope)
      return flowShare * Math.exp(Math.min(longestStep, Math.max(-longestStep, step)))
    }),
  )
}

/**
 * Gives cells their shares of the fluid.
 *
 * @param cells  cells side by side, written over
 * @param parts  a part of each, of any sum
 *
 * Valid for parts from zero; none is left without any.
 *
 * Source: definition.
 */
export function feed(cells: readonly PathCell[], parts: Iterable<number>): void {
  for (const [index, share] of shares(parts).entries()) cells[index]!.flowShare = share
}

function shares(parts: Iterable<number>): number[] {
  const kept = Array.from(parts, part => Math.max(leastPart, part))
  const sum = kept.reduce((total, part) => total + part, 0)
  return kept.map(part => part / sum)
}
