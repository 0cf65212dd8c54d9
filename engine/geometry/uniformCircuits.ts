const hair = 1e-9

/**
 * Whether all circuits are equal: each has the same whole number of tubes. It takes as long however many rows there are:
 * searches ask it of numbers that nobody has checked.
 *
 * @param tubesHigh   tubes in a row
 * @param rows        rows deep
 * @param circuiting  feeds over tubes high [-]
 * @returns true for a whole number of feeds, from one to one for each tube, that divides the tubes
 *
 * Valid for any numbers.
 *
 * Source: divisibility.
 */
export function isUniform({ tubesHigh, rows, circuiting }: { tubesHigh: number; rows: number; circuiting: number }) {
  const feeds = circuiting * tubesHigh
  if (Math.abs(feeds - Math.round(feeds)) > 1e-6 || feeds < 1 || feeds > tubesHigh * rows) return false
  const passes = (tubesHigh * rows) / Math.round(feeds)
  return Math.abs(passes - Math.round(passes)) < hair
}
