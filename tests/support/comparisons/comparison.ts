/** One quantity of the engine against published values or another program, row by row. */
export interface Comparison {
  what: string
  /** Relative where `isAbsolute` is not said. */
  deviations: number[]
  isAbsolute?: true
  /** What the test holds the largest to. */
  within: number
  /** What is left out or set right, and why. */
  note?: string
}

/** Ours over theirs less one, in every row; the last number of a row is their answer. */
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
