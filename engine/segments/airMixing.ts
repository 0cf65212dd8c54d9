/** How air from a row of tubes meets the next one. */

/**
 * Each cell straight on; half of it to the neighbour behind it, as between staggered tubes; mixed over the columns at
 * each place along the tubes; mixed as a whole.
 */
export const mixingKinds = ['straight', 'half', 'row', 'full'] as const
export type MixingKind = (typeof mixingKinds)[number]

/** The air between the rows. */
export interface AirMixing {
  /** Dry air through each cell, row by row, column by column, segment by segment [kg/s]. */
  readonly flows: Float64Array
  /**
   * Mixes a quantity per kg of air behind a row; both arrays hold the cells of one row.
   */
  mix(row: number, behind: Float64Array, next: Float64Array): void
}

/**
 * The air between the rows of a coil.
 *
 * @param kind         the rule
 * @param of.rows      rows of tubes
 * @param of.columns   tubes in a row
 * @param of.segments  segments of a tube
 * @param entering     dry air of the cells of the first row [kg/s]
 * @returns            flows through all cells, and the mixing between them
 *
 * Valid for any flows. Heat and water are kept: with `half` each cell sends half of its air straight on and half to the
 * neighbour behind it, and what finds no neighbour at an edge goes straight on, so that the flows of the cells change
 * from row to row. Odd rows are shifted by half a pitch to higher columns.
 *
 * Source: balances.
 */
export function airMixing(
  kind: MixingKind,
  of: { rows: number; columns: number; segments: number },
  entering: Float64Array,
): AirMixing {
  const { rows, columns, segments } = of
  const plane = columns * segments
  const flows = new Float64Array(rows * plane)
  flows.set(entering)
  for (let row = 1; row < rows; row++) {
    const before = flows.subarray((row - 1) * plane, row * plane)
    const here = flows.subarray(row * plane, (row + 1) * plane)
    if (kind !== 'half') here.set(before)
    else for (let at = 0; at < plane; at++) shareOut(row, at, before[at]!, here)
  }

  /** Adds the air of a cell to those behind it, `row` being the row that it meets. */
  function shareOut(row: number, at: number, amount: number, to: Float64Array): void {
    const column = Math.floor(at / segments)
    const neighbour = column + (row % 2 === 1 ? -1 : 1)
    const isThere = neighbour >= 0 && neighbour < columns
    to[at]! += isThere ? amount / 2 : amount
    if (isThere) to[at + (neighbour - column) * segments]! += amount / 2
  }

  return {
    flows,
    mix(row, behind, next) {
      const first = row * plane
      switch (kind) {
        case 'straight':
          next.set(behind)
          return
        case 'half':
          next.fill(0)
          for (let at = 0; at < plane; at++) shareOut(row + 1, at, flows[first + at]! * behind[at]!, next)
          // Behind the last row nothing is mixed any more, so that each row has flows to divide by.
          for (let at = 0; at < plane; at++) next[at]! /= flows[first + plane + at]!
          return
        case 'row':
          for (let s = 0; s < segments; s++) {
            let [sum, weight] = [0, 0]
            for (let at = s; at < plane; at += segments) {
              sum += flows[first + at]! * behind[at]!
              weight += flows[first + at]!
            }
            for (let at = s; at < plane; at += segments) next[at] = sum / weight
          }
          return
        case 'full': {
          let [sum, weight] = [0, 0]
          for (let at = 0; at < plane; at++) {
            sum += flows[first + at]! * behind[at]!
            weight += flows[first + at]!
          }
          next.fill(sum / weight)
        }
      }
    },
  }
}
