/** What keeps circuits from being alike, and what would mend it. */
export interface CircuitAdvice {
  /** Feeds asked for: circuiting times tubes high, before rounding. */
  asked: number
  feeds: number
  /** Whether the feeds are a whole number as asked, and divide the tubes. */
  isWhole: boolean
  isEven: boolean
  /** Nearest numbers of feeds, below and above, that divide the tubes. */
  nearest: number[]
  /** Tubes that would have to be punched out. */
  blanks: number
}

/**
 * Checks a circuiting: whole feeds, circuits of equal length, and what is near where they are not.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.circuiting  feeds over tubes high [-]
 * @returns feeds, whether they are whole and divide the tubes, the nearest that do, and the blanks of a punch-out
 *
 * Valid for at least one feed and at most one a tube.
 *
 * Source: divisibility.
 *
 * @example circuitAdvice({ tubesHigh: 24, rows: 8, circuiting: 7 / 24 }).nearest // [6, 8]
 */
export function circuitAdvice(input: { tubesHigh: number; rows: number; circuiting: number }): CircuitAdvice {
  const { tubesHigh, rows, circuiting } = input
  const tubes = tubesHigh * rows
  const asked = circuiting * tubesHigh
  const feeds = Math.min(tubes, Math.max(1, Math.round(asked)))
  const isEven = tubes % feeds === 0
  const nearest: number[] = []
  if (!isEven) {
    for (let below = feeds - 1; below >= 1; below--) {
      if (tubes % below !== 0) continue
      nearest.push(below)
      break
    }
    for (let aboveIt = feeds + 1; aboveIt <= tubes; aboveIt++) {
      if (tubes % aboveIt !== 0) continue
      nearest.push(aboveIt)
      break
    }
  }
  return { asked, feeds, isWhole: Math.abs(asked - feeds) < 0.01, isEven, nearest, blanks: tubes % feeds }
}
