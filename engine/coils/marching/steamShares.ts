/**
 * Distribution of steam among parallel tubes: steam is in both headers, so that each tube gets as much as it condenses.
 */
import type { MarchState } from './marchedCoil'
import type { PathCell } from './path'

/** Smallest share of a tube [-]. */
const leastPart = 1e-3
/** Slope of the leaving enthalpy by the logarithm of the flow above which a Newton step uses it [J/kg]. */
const leastSlope = 1e4
/** Largest change of the logarithm of a share by one sweep. */
const longestStep = 0.3

/**
 * Cells whose share of the fluid is unknown.
 *
 * @param state  the march
 * @returns parallel cells; none where a tube gets its flow from the one before, or where the fluid is not steam
 *
 * Source: definition.
 */
export function fedCells({ coil: { isFedByNeed, path } }: MarchState): readonly PathCell[] {
  const [only, ...others] = path.passes
  return isFedByNeed && only && others.length === 0 && only.cells.length > 1 ? only.cells : []
}

/**
 * Shares of the fluid with which all cells would have the same leaving enthalpy.
 *
 * @param cells  parallel cells, after a sweep
 * @returns shares [-]: no tube lacks steam, and none passes uncondensed steam
 *
 * Valid for any march; a step by Newton's method, of bounded length.
 *
 * Source: balance of tubes between headers at the same pressure.
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
 * @param cells  parallel cells, overwritten
 * @param parts  a part for each, with any sum
 *
 * Valid for parts from zero; each gets at least the smallest share.
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
