import { acrossRow, type Cell, columnsOfCircuits, nearerEnd, type Region } from './cells'

/**
 * Straight serpentine: each circuit has a block of columns, and runs through it row by row, from side to side.
 *
 * @param region  the tubes to fill
 * @param feeds   circuits
 * @returns the tubes of each circuit in the order of the flow
 *
 * Valid from one circuit to one for each tube. Where circuits have less than a row each, they share a path through the
 * depth and back.
 *
 * Source: practice of coil circuiting.
 */
export function serpentine(region: Region, feeds: number): Cell[][] {
  if (feeds > region.columns) return partsOfDepth(region, feeds)
  const columnsOf = columnsOfCircuits(region, feeds)
  return Array.from({ length: feeds }, (_, circuit) => {
    const cells = acrossRow(0, columnsOf(circuit, 0), 'low')
    for (let depth = 1; depth < region.depths; depth++) {
      const columns = columnsOf(circuit, depth)
      cells.push(...acrossRow(depth, columns, nearerEnd(region, cells.at(-1)!, depth, columns)))
    }
    return cells
  })
}

/** One path through all columns, deep and back, cut into circuits; each begins at its end nearer to the inlet. */
function partsOfDepth({ depths, columns }: Region, feeds: number): Cell[][] {
  const path: Cell[] = []
  for (let column = 0; column < columns; column++)
    for (let step = 0; step < depths; step++) path.push({ depth: column % 2 === 0 ? step : depths - 1 - step, column })
  return Array.from({ length: feeds }, (_, circuit) => {
    const part = path.slice(
      Math.floor((circuit * path.length) / feeds),
      Math.floor(((circuit + 1) * path.length) / feeds),
    )
    return part[0]!.depth > part.at(-1)!.depth ? part.reverse() : part
  })
}
