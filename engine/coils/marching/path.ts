/** The path of the mean circuit through the rows of a coil, cut into the pieces that are marched. */
import type { CircuitCell } from '../../geometry/circuits'

/** A piece of a row that one pass runs through, with its shares of the row's and the pass's tubes, and of the fluid. */
export interface PathCell extends CircuitCell {
  /** Share of the tubes of its pass; also its share of the fluid, except where steam flows to where it condenses. */
  readonly tubeShare: number
  /** Enthalpy of its leaving fluid, and the derivative by the logarithm of its flow, of the last sweep [J/kg]. */
  leaving: number
  slope: number
  /** Index of the first slice of this piece in the arrays of the solver. */
  first: number
  /** Length of tube in one slice for the fluid of one circuit [m]. */
  tubeLength: number
}

/** One straight run of the mean circuit, or several in series where there are very many. */
export interface Pass {
  cells: PathCell[]
  /** The fluid runs from the last slice to the first. */
  isBackwards: boolean
  /** Return bends behind it. */
  bends: number
  /**
   * Net distance from the headers to the far end, over the length of tube; negative towards the headers, 0 there and
   * back.
   */
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
 * Order of the rows along the fluid: starting where the air leaves, starting where it enters, all in parallel, or row
 * after row there and back.
 */
export type RowOrder = 'counter' | 'parallel' | 'cross' | 'zig-zag'

const hair = 1e-9

/**
 * Limit of the number of passes: more are combined into fewer, longer ones. In cross-flow each pass has a piece in
 * every row; then this is the limit of the pieces.
 */
const mostPasses = 64
const fewestAcross = 8

/**
 * Cuts the mean circuit into passes and pieces.
 *
 * A pass has as many tubes as there are feeds, and takes them row by row from the side where the fluid enters. A pass
 * that spans several rows feeds them in parallel; several passes in one row are in series. Where the tubes do not
 * divide by the feeds, the last pass is shorter: circuits of unequal length are replaced by their mean. Tubes without
 * fluid have no piece.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.feeds       parallel circuits
 * @param input.order       order of the rows along the fluid
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

/** Inputs of a path. */
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

/** Passes in series in the order of the rows, each `width` rows wide; in cross-flow in all rows in parallel. */
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

/** All rows in parallel, each with the same share of its tubes. */
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

/** Passes of one row each, through all rows and back, until all tubes are used. */
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
