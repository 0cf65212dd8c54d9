/** A quantity given on the face of a coil, by its parts across and along the tubes, as the cells of the solver need it. */

/** Values by parts from the first column to the last, each by parts from the front of the tubes to the rear. */
export type FaceGrid = readonly (readonly number[])[]

/**
 * Means of a face grid over the cells of the first row.
 *
 * @param grid      the values; all lines are equally long
 * @param columns   tubes in a row
 * @param segments  segments of a tube
 * @returns         one value a cell, column by column and segment by segment
 *
 * Valid for any number of parts: where they do not meet the cells, each cell has the mean over its area.
 *
 * Source: definition.
 */
export function onCells(grid: FaceGrid, columns: number, segments: number): Float64Array {
  const cells = new Float64Array(columns * segments)
  const across = overlaps(grid.length, columns)
  const along = overlaps(grid[0]!.length, segments)
  for (let column = 0; column < columns; column++)
    for (let s = 0; s < segments; s++)
      for (const [i, a] of across[column]!)
        for (const [k, b] of along[s]!) cells[column * segments + s]! += a * b * grid[i]![k]!
  return cells
}

/** For each of some equal cells, the parts that it overlaps with their shares of it. */
function overlaps(parts: number, cells: number): [part: number, share: number][][] {
  return Array.from({ length: cells }, (_, cell) => {
    const [low, high] = [(cell * parts) / cells, ((cell + 1) * parts) / cells]
    const found: [number, number][] = []
    for (let part = Math.floor(low); part < parts && part < high; part++) {
      const share = (Math.min(high, part + 1) - Math.max(low, part)) / (high - low)
      if (share > 0) found.push([part, share])
    }
    return found
  })
}

/**
 * Segments of a tube whose ends meet those of the parts of a face grid.
 *
 * @param asked  wanted segments
 * @param parts  parts along the tubes
 * @returns      the least multiple of the parts that is not less than wanted
 *
 * Valid for any counts above zero.
 *
 * Source: definition.
 */
export function segmentsFor(asked: number, parts: number): number {
  return parts * Math.ceil(asked / parts)
}
