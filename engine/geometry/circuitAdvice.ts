/** Why circuits are not equal, and how to make them equal. */
export interface CircuitAdvice {
  /** Requested feeds: circuiting times tubes high, before rounding. */
  asked: number
  feeds: number
  /** Whether the requested feeds are a whole number, and divide the tubes. */
  isWhole: boolean
  isEven: boolean
  /** Nearest numbers of feeds, below and above, that divide the tubes. */
  nearest: number[]
  /** Tubes that would have to be punched out. */
  blanks: number
}

/**
 * Checks a circuiting: whether the feeds are a whole number and the circuits of equal length, and which near numbers
 * are.
 *
 * @param input.tubesHigh   tubes in a row
 * @param input.rows        rows deep
 * @param input.circuiting  feeds over tubes high [-]
 * @returns feeds, whether they are whole and divide the tubes, the nearest that do, and the blanks of a punch-out
 *
 * Valid for at least one feed and at most one for each tube.
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
    // The next divisor above belongs to the next fewer tubes of a circuit.
    for (let passes = Math.ceil(tubes / feeds) - 1; passes >= 1; passes--) {
      if (tubes % passes !== 0) continue
      nearest.push(tubes / passes)
      break
    }
  }
  return { asked, feeds, isWhole: Math.abs(asked - feeds) < 0.01, isEven, nearest, blanks: tubes % feeds }
}
