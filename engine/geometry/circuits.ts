import { EngineError } from '../errors'

/** Part of a row of tubes that one stage of the fluid path runs through. */
export interface CircuitCell {
  /** Row in air order, from 0. */
  row: number
  /** Share of the row's tubes. */
  share: number
  /** Share of the coil's fluid in it. */
  flowShare: number
}

/** Flow arrangement of the fluid against the air. */
export type Arrangement = 'counter' | 'parallel' | 'cross' | 'zig-zag'

/** The fluid path through the coil, in fluid order. The fluid mixes between stages. */
export interface Circuits {
  feeds: number
  /** Tubes in series in the mean circuit; a whole number where all circuits are equal. */
  passes: number
  stages: CircuitCell[][]
  /** The flow arrangement, and the rule by which the engine chose it if the choice was left to it. */
  arrangement: Arrangement
  rule: string
  /** Tubes without fluid, so that the circuits divide the others equally. */
  blanks: number
  /** Share of the tubes of each row that carry fluid, in air order. */
  room: number[]
}

/** Inputs of the path. */
export interface CircuitInputs {
  tubesHigh: number
  rows: number
  /** Feeds over tubes high [-]. */
  circuiting: number
  /**
   * `auto`, or left out: counter where the fluid passes the coil more than once, else cross. So are the equal circuits
   * that stand for drawn ones, `user defined`.
   */
  arrangement?: Arrangement | 'auto' | 'user defined'
  /** Rows that have the blank tubes: those where the air enters, where it leaves, or all equally. */
  punchOut?: 'front' | 'back' | 'all'
}

const hair = 1e-9

/**
 * Most turns of a zig-zag circuit through the depth that are modelled; more turns change the result by less than 1e-3.
 */
const mostTurns = 4

/**
 * Divides a coil into feeds and passes, and finds the rows of each pass.
 *
 * Counter: the fluid enters at the row where the air leaves. Parallel: it enters where the air enters. Cross: all rows
 * are fed in parallel. Zig-zag: each circuit goes through the depth and back several times, tube by tube. A pass has
 * `feeds` tubes and takes them row by row; a pass that spans several rows feeds them in parallel, and several passes in
 * one row are in series. Where a pass ends inside a row (three quarters, one and a half), the row is divided between
 * two passes. Where the number of tubes is no multiple of the feeds, punched-out tubes stay without fluid and the
 * circuits are equal; without a punch-out the last pass is narrower, and circuits of unequal length are replaced by
 * their mean.
 *
 * @param input  tubes in a row, rows deep, feeds over tubes high [-], arrangement and punch-out
 * @returns feeds, passes, the stages of the fluid path, the arrangement with its rule, and the blank tubes
 *
 * Valid from one feed to one feed for each tube, and for none, which has no path; fails beyond.
 *
 * Source: practice of coil circuiting (full, half, double circuit); the interval rule is derived here.
 */
export function circuits(input: CircuitInputs): Circuits {
  const { tubesHigh, rows, circuiting, punchOut } = input
  if (circuiting === 0) {
    const room = new Array<number>(rows).fill(0)
    return { feeds: 0, passes: 0, stages: [], arrangement: 'cross', rule: 'no circuits', blanks: 0, room }
  }
  const feeds = Math.max(1, Math.round(circuiting * tubesHigh))
  const tubes = tubesHigh * rows
  if (!(feeds <= tubes)) {
    throw new EngineError('invalid-input', `${feeds} feeds are more than the ${tubes} tubes of the coil`, {
      path: 'geometry.circuiting',
      feeds,
      tubes,
    })
  }
  const blanks = punchOut ? tubes % feeds : 0
  const width = feeds / tubesHigh
  const passes = (tubes - blanks) / feeds
  const { arrangement, rule } = arranged(input, width)
  const room = roomOf(input, blanks)
  const stages = arrangement === 'cross' ? [sideBySide(room)] : inSeries(room, width, arrangement)
  const whole = Math.round(passes)
  return { feeds, passes: Math.abs(passes - whole) < hair ? whole : passes, stages, arrangement, rule, blanks, room }
}

function arranged(
  { arrangement = 'auto', rows }: CircuitInputs,
  width: number,
): Pick<Circuits, 'arrangement' | 'rule'> {
  if (arrangement !== 'auto' && arrangement !== 'user defined') return { arrangement, rule: 'as given' }
  if (width > rows - hair) return { arrangement: 'cross', rule: 'cross, because every tube is fed at once' }
  return { arrangement: 'counter', rule: 'counter, because the fluid passes the coil more than once' }
}

/** Share of each row's tubes that carry fluid. */
function roomOf({ tubesHigh, rows, punchOut }: CircuitInputs, blanks: number): number[] {
  const room = new Array<number>(rows).fill(1)
  if (punchOut === 'all') return room.map(() => 1 - blanks / (tubesHigh * rows))
  let left = blanks
  for (let step = 0; step < rows && left > 0; step++) {
    const row = punchOut === 'back' ? rows - 1 - step : step
    const taken = Math.min(left, tubesHigh)
    room[row] = 1 - taken / tubesHigh
    left -= taken
  }
  return room
}

/** All rows fed in parallel: each takes the fluid of its tubes. */
function sideBySide(room: readonly number[]): CircuitCell[] {
  const total = room.reduce((sum, share) => sum + share, 0)
  return room.flatMap((share, row) => (share > hair ? [{ row, share, flowShare: share / total }] : []))
}

/** Passes in series through the rows in the order of the arrangement. */
function inSeries(room: number[], width: number, arrangement: Exclude<Arrangement, 'cross'>): CircuitCell[][] {
  const order = orderOf(room, width, arrangement)
  const stages: CircuitCell[][] = []
  let open = 0
  let cells: CircuitCell[] = []
  const close = () => {
    if (cells.length === 0) return
    for (const cell of cells) cell.flowShare = cell.share / open
    const only = cells.length === 1 ? cells[0] : undefined
    const last = stages.at(-1)
    // Passes in series within one row act as one longer pass: the fluid meets the same air.
    if (only && last?.length === 1 && last[0]?.row === only.row) last[0].share += only.share
    else stages.push(cells)
    cells = []
    open = 0
  }
  for (const { row, share } of order) {
    let left = share
    while (left > hair) {
      const taken = Math.min(left, width - open)
      if (taken > hair) {
        const before = cells.at(-1)
        if (before?.row === row) before.share += taken
        else cells.push({ row, share: taken, flowShare: 0 })
        open += taken
      }
      left -= taken
      if (open > width - hair) close()
    }
  }
  close()
  return stages
}

/** Parts of rows in the order of the fluid. */
function orderOf(room: readonly number[], width: number, arrangement: Arrangement): { row: number; share: number }[] {
  const rows = room.map((share, row) => ({ row, share }))
  if (arrangement === 'parallel') return rows
  const fromBack = rows.toReversed()
  // A circuit that fills a row or more in one pass cannot turn back.
  const turns = arrangement === 'zig-zag' ? Math.min(mostTurns, Math.max(1, Math.floor(1 / width + hair))) : 1
  const parts: { row: number; share: number }[] = []
  for (let turn = 0; turn < turns; turn++) {
    for (const { row, share } of turn % 2 === 0 ? fromBack : rows) parts.push({ row, share: share / turns })
  }
  return parts
}
