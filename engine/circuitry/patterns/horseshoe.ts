import { acrossRow, type Cell, columnsOfCircuits, nearerEnd, type Region } from './cells'

/**
 * Horseshoe: each circuit runs through the depth in the first half of its columns, and comes back in the second, so that
 * it enters and leaves at one row.
 *
 * @param region  the tubes to fill
 * @param feeds   circuits
 * @returns the tubes of each circuit in the order of the flow
 *
 * Valid up to one circuit for two columns.
 *
 * Source: practice of coil circuiting.
 */
export function horseshoe(region: Region, feeds: number): Cell[][] {
  const columnsOf = columnsOfCircuits(region, 2 * feeds)
  /** From the turn at the far row back to the row of the connections. */
  const legFromTurn = (half: number, from: 'low' | 'high') => {
    const far = region.depths - 1
    const cells = acrossRow(far, columnsOf(half, far), from)
    for (let depth = far - 1; depth >= 0; depth--) {
      const columns = columnsOf(half, depth)
      cells.push(...acrossRow(depth, columns, nearerEnd(region, cells.at(-1)!, depth, columns)))
    }
    return cells
  }
  return Array.from({ length: feeds }, (_, circuit) => [
    ...legFromTurn(2 * circuit, 'high').reverse(),
    ...legFromTurn(2 * circuit + 1, 'low'),
  ])
}
