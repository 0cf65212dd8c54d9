/** One quantity of the engine against published values or another program, row by row. */
export interface Comparison {
  what: string
  /** Relative deviations, unless `isAbsolute` is set. */
  deviations: number[]
  isAbsolute?: true
  /** The limit of the largest deviation in the test. */
  within: number
  /** Rows or values that are left out or corrected, and why. */
  note?: string
}

/** Our value over theirs minus one, for every row; the last number of a row is their value. */
export function ratios<Row extends readonly number[]>(
  what: string,
  rows: readonly Row[],
  within: number,
  ours: (...row: number[]) => number,
): Comparison {
  return { what, within, deviations: rows.map(row => ours(...row) / row.at(-1)! - 1) }
}

/** The largest deviation, without its sign. */
export const largestOf = (deviations: number[]) => deviations.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
