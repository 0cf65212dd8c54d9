/** The tubes of a pattern before they have rows: by depth from where the fluid enters, and column. */

/** A tube: 0 is the row where the fluid enters, and the first column of the region. */
export interface Cell {
  depth: number
  column: number
}

/** A rectangle of tubes that a pattern fills. */
export interface Region {
  depths: number
  columns: number
  /** Place of a tube along the face, in pitches. */
  acrossOf(cell: Cell): number
}

/** The columns of one circuit in one row: from `low`, before `high`. */
interface Columns {
  low: number
  high: number
}

/**
 * The columns of each circuit in each row, so that every tube of a row is in one circuit and all circuits have the same
 * number of tubes, or one more.
 *
 * @param region  depths and columns
 * @param feeds   circuits, at most one for each column
 * @returns columns by circuit and depth; from one row to the next an end moves by at most one column
 *
 * Valid from one circuit to one for each column.
 *
 * Source: C. Hermite's identity, floor(n x) = sum of floor(x + k/n): each row takes the boundaries at another phase.
 */
export function columnsOfCircuits(
  { depths, columns }: Region,
  feeds: number,
): (circuit: number, depth: number) => Columns {
  const boundary = (circuit: number, depth: number) =>
    Math.min(columns, Math.floor((circuit * columns * depths + depth * feeds) / (feeds * depths)))
  return (circuit, depth) => ({ low: boundary(circuit, depth), high: boundary(circuit + 1, depth) })
}

/** The tubes of one row, from one of its ends. */
export function acrossRow(depth: number, { low, high }: Columns, from: 'low' | 'high'): Cell[] {
  const cells = Array.from({ length: high - low }, (_, index) => ({ depth, column: low + index }))
  return from === 'low' ? cells : cells.reverse()
}

/** The end of the columns of a row that is nearer to where the fluid comes from. */
export function nearerEnd(region: Region, last: Cell, depth: number, { low, high }: Columns): 'low' | 'high' {
  const off = (column: number) => Math.abs(region.acrossOf({ depth, column }) - region.acrossOf(last))
  return off(low) <= off(high - 1) ? 'low' : 'high'
}
