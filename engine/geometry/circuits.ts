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

/** The fluid path through the coil, in fluid order. The fluid mixes between stages. */
export interface Circuits {
  feeds: number
  /** Tubes in series in the mean circuit; whole where all circuits are alike. */
  passes: number
  stages: CircuitCell[][]
}

const hair = 1e-9

/**
 * Splits a coil into feeds and passes and says which rows each pass runs through.
 *
 * The fluid enters at the row where the air leaves. A pass as wide as `feeds` tubes takes them row by row; a pass
 * that spans several rows feeds them side by side, and rows that hold several passes meet them in series. Where a pass
 * ends inside a row (three quarters, one and a half), the row is divided between two passes. Where the tube count does
 * not divide by the feeds, the last pass is narrower: circuits of unequal length are replaced by their mean.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.circuiting  feeds over tubes high [-]
 * @returns feeds, passes, and the stages of the fluid path
 *
 * Valid from one feed to one feed a tube; fails beyond.
 *
 * Source: practice of coil circuiting (full, half, double circuit); the interval rule is derived here.
 */
export function circuits(input: { tubesHigh: number; rows: number; circuiting: number }): Circuits {
  const { tubesHigh, rows, circuiting } = input
  const feeds = Math.max(1, Math.round(circuiting * tubesHigh))
  if (!(feeds <= tubesHigh * rows)) {
    throw new EngineError('invalid-input', `${feeds} feeds are more than the ${tubesHigh * rows} tubes of the coil`, {
      path: 'geometry.circuiting',
      feeds,
      tubes: tubesHigh * rows,
    })
  }
  const width = feeds / tubesHigh
  const passes = rows / width
  const stages: CircuitCell[][] = []
  for (let start = 0; start < rows - hair; ) {
    const end = Math.min(start + width, rows)
    const cells = cellsBetween(start, end, rows)
    const only = cells.length === 1 ? cells[0] : undefined
    const last = stages.at(-1)
    // Passes in series within one row act as one longer pass: the tube fluid meets the same air in turn.
    if (only && last?.length === 1 && last[0]?.row === only.row) last[0].share += only.share
    else stages.push(cells)
    start = end
  }
  return { feeds, passes: Math.abs(passes - Math.round(passes)) < hair ? Math.round(passes) : passes, stages }
}

/** Cells of a pass from `start` to `end`, counted in rows from the side where the air leaves. */
function cellsBetween(start: number, end: number, rows: number): CircuitCell[] {
  const cells: CircuitCell[] = []
  for (let index = Math.floor(start + hair); index < end - hair; index++) {
    const share = Math.min(end, index + 1) - Math.max(start, index)
    if (share > hair) cells.push({ row: rows - 1 - index, share, flowShare: share / (end - start) })
  }
  return cells
}
