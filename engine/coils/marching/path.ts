/** The way of the mean circuit through the rows of a coil, cut into the pieces that are marched. */
import type { CircuitCell } from '../../geometry/circuits'

/** A piece of a row that one pass runs through, with its shares of the row's tubes and of the coil's fluid. */
export interface PathCell extends CircuitCell {
  /** Place in the arrays of the solver of the first slice of this piece. */
  first: number
  /** Length of tube in one slice that the fluid of one circuit runs through [m]. */
  tubeLength: number
}

/** One straight run of the mean circuit, or several in series where there are very many. */
export interface Pass {
  cells: PathCell[]
  /** The fluid runs from the last slice to the first. */
  isBackwards: boolean
  /** Return bends behind it. */
  bends: number
}

/** The path of the mean circuit. */
export interface Path {
  rows: number
  feeds: number
  /** Slices along the tubes; each has its own air. */
  slices: number
  passes: Pass[]
  /** Pieces in all: the length of the solver's arrays. */
  pieces: number
}

/**
 * How the fluid meets the rows: from where the air leaves, from where it enters, all of them side by side, or row after
 * row to and fro.
 */
export type RowOrder = 'counter' | 'parallel' | 'cross' | 'zig-zag'

const hair = 1e-9

/** More passes than this are marched as fewer, longer ones. */
const mostPasses = 64

/**
 * Cuts the mean circuit into passes and pieces.
 *
 * A pass as wide as the feeds takes the tubes row by row from the side where the fluid enters. A pass that spans several
 * rows feeds them side by side; rows that hold several passes meet them in series. Where the tubes do not divide by the
 * feeds, the last pass is shorter: circuits of unequal length are replaced by their mean.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.feeds       circuits side by side
 * @param input.order       how the fluid meets the rows
 * @param input.tubeLength  finned length [m]
 * @param input.slices      slices along the tubes
 * @returns passes with their rows, shares and directions
 *
 * Valid from one feed to one feed a tube.
 *
 * Source: practice of coil circuiting; `circuits` for the same rule in whole passes.
 */
export function pathOf(input: {
  tubesHigh: number
  rows: number
  feeds: number
  order: RowOrder
  tubeLength: number
  slices: number
}): Path {
  const { tubesHigh, rows, feeds, order, tubeLength, slices } = input
  const width = feeds / tubesHigh
  if (order === 'zig-zag' && width <= 1) return zigZag(input, width)
  const exact = rows / width
  const together = Math.max(1, Math.ceil(exact / mostPasses))
  const step = width * together
  const passes: Pass[] = []
  let pieces = 0
  for (let start = 0; start < rows - hair; start += step) {
    const end = Math.min(start + step, rows)
    const cells: PathCell[] = []
    for (const { row, share } of rowsBetween(start, end, rows, order)) {
      const flowShare = share / (end - start)
      const length = (share * tubesHigh * tubeLength) / (feeds * flowShare * slices)
      cells.push({ row, share, flowShare, first: pieces, tubeLength: length })
      pieces += slices
    }
    const isLast = end >= rows - hair
    passes.push({ cells, isBackwards: passes.length % 2 === 1, bends: isLast ? together - 1 : together })
  }
  return { rows, feeds, slices, passes, pieces }
}

/** Rows that a pass runs through, counted in rows from where the fluid enters, with its share of each. */
function rowsBetween(start: number, end: number, rows: number, order: RowOrder): { row: number; share: number }[] {
  if (order === 'cross') return Array.from({ length: rows }, (_, row) => ({ row, share: (end - start) / rows }))
  const found: { row: number; share: number }[] = []
  for (let index = Math.floor(start + hair); index < end - hair; index++) {
    const share = Math.min(end, index + 1) - Math.max(start, index)
    if (share > hair) found.push({ row: order === 'parallel' ? index : rows - 1 - index, share })
  }
  return found
}

/** Passes of one row each, through all rows and back, until every row is used up. */
function zigZag(input: Parameters<typeof pathOf>[0], width: number): Path {
  const { tubesHigh, rows, feeds, tubeLength, slices } = input
  const together = Math.max(1, Math.ceil(rows / width / mostPasses))
  const left = new Array<number>(rows).fill(1)
  const passes: Pass[] = []
  let pieces = 0
  for (let turn = 0; left.some(share => share > hair); turn++) {
    for (let index = 0; index < rows; index++) {
      const row = turn % 2 === 0 ? rows - 1 - index : index
      const share = Math.min(left[row]!, width * together)
      if (!(share > hair)) continue
      left[row]! -= share
      const length = (share * tubesHigh * tubeLength) / (feeds * slices)
      const cell: PathCell = { row, share, flowShare: 1, first: pieces, tubeLength: length }
      passes.push({ cells: [cell], isBackwards: passes.length % 2 === 1, bends: together })
      pieces += slices
    }
  }
  passes.at(-1)!.bends = together - 1
  return { rows, feeds, slices, passes, pieces }
}
