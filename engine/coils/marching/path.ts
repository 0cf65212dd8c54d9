/** The way of the mean circuit through the rows of a coil, cut into the pieces that are marched. */
import type { CircuitCell } from '../../geometry/circuits'

/** A piece of a row that one pass runs through, with its shares of the row's and the pass's tubes, and of the fluid. */
export interface PathCell extends CircuitCell {
  /** Share of the tubes of its pass: of the fluid as well, but where steam flows to where it condenses. */
  readonly tubeShare: number
  /** Enthalpy that its fluid left with, and how that moves with the logarithm of its flow, of the last sweep [J/kg]. */
  leaving: number
  slope: number
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
  /** Way from the headers to the far end, over the length of tube; below 0 back to the headers, 0 there and back. */
  away: number
}

/** The path of the mean circuit. */
export interface Path {
  rows: number
  feeds: number
  /** Slices along the tubes; each has its own air. */
  slices: number
  passes: Pass[]
  /** Share of the air of each row that passes tubes without fluid. */
  past: number[]
  /** Pieces in all: the length of the solver's arrays. */
  pieces: number
}

/**
 * How the fluid meets the rows: from where the air leaves, from where it enters, all of them side by side, or row after
 * row to and fro.
 */
export type RowOrder = 'counter' | 'parallel' | 'cross' | 'zig-zag'

const hair = 1e-9

/** More passes than this are marched as fewer, longer ones; across, where each has a piece in every row, so many pieces. */
const mostPasses = 64
const fewestAcross = 8

/**
 * Cuts the mean circuit into passes and pieces.
 *
 * A pass as wide as the feeds takes the tubes row by row from the side where the fluid enters. A pass that spans several
 * rows feeds them side by side; rows that hold several passes meet them in series. Where the tubes do not divide by the
 * feeds, the last pass is shorter: circuits of unequal length are replaced by their mean. Tubes without fluid have no
 * piece.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.feeds       circuits side by side
 * @param input.order       how the fluid meets the rows
 * @param input.tubeLength  finned length [m]
 * @param input.slices      slices along the tubes
 * @param input.room        share of the tubes of each row that hold fluid; all where left out
 * @returns passes with their rows, shares and directions
 *
 * Valid from one feed to one feed a tube.
 *
 * Source: practice of coil circuiting; `circuits` for the same rule in whole passes.
 */
export function pathOf(input: PathInputs): Path {
  const { tubesHigh, rows, feeds, order, tubeLength, slices } = input
  const room = input.room ?? new Array<number>(rows).fill(1)
  const width = feeds / tubesHigh
  const whole = room.reduce((sum, share) => sum + share, 0)
  const most = order === 'cross' ? Math.max(fewestAcross, Math.floor(mostPasses / rows)) : mostPasses
  const together = Math.max(1, Math.ceil(whole / width / most))
  const runs =
    order === 'zig-zag' && width <= 1 ? zigZag(room, width * together) : inTurn(room, width * together, order)
  const passes: Pass[] = []
  let pieces = 0
  let isHome = true
  for (const [index, run] of runs.entries()) {
    const share = run.reduce((sum, part) => sum + part.share, 0)
    const cells = run.map((part): PathCell => {
      const tubeShare = part.share / share
      const length = (part.share * tubesHigh * tubeLength) / (feeds * tubeShare * slices)
      const cell = { ...part, tubeShare, flowShare: tubeShare, first: pieces, tubeLength: length, leaving: 0, slope: 0 }
      pieces += slices
      return cell
    })
    const tubes = Math.max(1, Math.round(share / width))
    const isOdd = tubes % 2 === 1
    const away = isOdd ? (isHome ? 1 : -1) / tubes : 0
    if (isOdd) isHome = !isHome
    const bends = index === runs.length - 1 ? together - 1 : together
    passes.push({ cells, isBackwards: index % 2 === 1, bends, away })
  }
  return { rows, feeds, slices, passes, past: room.map(share => (share > 1 - hair ? 0 : 1 - share)), pieces }
}

/** What a path follows from. */
export interface PathInputs {
  tubesHigh: number
  rows: number
  feeds: number
  order: RowOrder
  tubeLength: number
  slices: number
  room?: readonly number[]
}

/** Part of a row. */
interface Part {
  row: number
  share: number
}

/** Passes one after the other in the order of the rows, each as wide as `width` rows; across, in all rows side by side. */
function inTurn(room: readonly number[], width: number, order: RowOrder): Part[][] {
  const whole = room.reduce((sum, share) => sum + share, 0)
  const rows = room.map((share, row) => ({ row, share }))
  if (order !== 'parallel') rows.reverse()
  const runs: Part[][] = []
  for (let start = 0; start < whole - hair; start += width) {
    const end = Math.min(start + width, whole)
    if (order === 'cross') runs.push(across(room, (end - start) / whole))
    else runs.push(between(rows, start, end))
  }
  return runs
}

/** All rows side by side, each with the same share of its tubes. */
function across(room: readonly number[], part: number): Part[] {
  return room.flatMap((share, row) => (share > hair ? [{ row, share: share * part }] : []))
}

/** Parts of the rows, in the order of the fluid, between two widths counted from where it enters. */
function between(rows: readonly Part[], start: number, end: number): Part[] {
  const found: Part[] = []
  let before = 0
  for (const { row, share } of rows) {
    const part = Math.min(end, before + share) - Math.max(start, before)
    if (part > hair) found.push({ row, share: part })
    before += share
  }
  return found
}

/** Passes of one row each, through all rows and back, until every row is used up. */
function zigZag(room: readonly number[], width: number): Part[][] {
  const left = [...room]
  const runs: Part[][] = []
  for (let turn = 0; left.some(share => share > hair); turn++) {
    for (let index = 0; index < room.length; index++) {
      const row = turn % 2 === 0 ? room.length - 1 - index : index
      const share = Math.min(left[row]!, width)
      if (!(share > hair)) continue
      left[row]! -= share
      runs.push([{ row, share }])
    }
  }
  return runs
}
