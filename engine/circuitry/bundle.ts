/** Where the tubes of a coil are. Lengths [m]; `across` runs down the face, `depth` with the air. */

/** The tubes of a coil, and how far apart they are [m]. */
export interface Bundle {
  rows: number
  columns: number
  transversePitch: number
  longitudinalPitch: number
  tubeOutsideDiameter: number
  tubePattern: 'Staggered' | 'Inline'
}

/** The largest coil that is taken from outside: longer lists are a mistake, and would fill the memory. */
export const largestCoil = { rows: 60, columns: 400 } as const

/** A place on the face of the tube sheet [m]. */
export interface Place {
  across: number
  depth: number
}

/**
 * Row of a tube, from 0 where the air enters, and its place in the row, from 0 at the first end of the rows.
 *
 * @param columns  tubes in a row
 * @param tube     number of the tube
 * @returns row and column
 *
 * Valid for tubes of the coil.
 *
 * Source: definition.
 */
export function rowAndColumn(columns: number, tube: number): { row: number; column: number } {
  const row = Math.floor(tube / columns)
  return { row, column: tube - row * columns }
}

/**
 * Centre of a tube, from the corner of the fin block where the air enters.
 *
 * @param bundle  rows, columns, pitches [m], pattern
 * @param tube    number of the tube
 * @returns place [m]
 *
 * Valid for tubes of the coil. In a staggered bundle the odd rows are shifted by half a pitch, so that all tubes lie
 * within columns times transverse pitch.
 *
 * Source: geometry.
 */
export function placeOf(bundle: Omit<Bundle, 'tubeOutsideDiameter'>, tube: number): Place {
  const { row, column } = rowAndColumn(bundle.columns, tube)
  const inset = bundle.tubePattern === 'Inline' ? 0.5 : row % 2 === 0 ? 0.25 : 0.75
  return { across: (column + inset) * bundle.transversePitch, depth: (row + 0.5) * bundle.longitudinalPitch }
}

/**
 * Distance between the centres of two tubes: the span of a bend that joins them.
 *
 * @param bundle  rows, columns, pitches [m], pattern
 * @param one     number of a tube
 * @param other   number of another
 * @returns distance [m]
 *
 * Valid for tubes of the coil.
 *
 * Source: geometry.
 */
export function spanBetween(bundle: Omit<Bundle, 'tubeOutsideDiameter'>, one: number, other: number): number {
  const [a, b] = [placeOf(bundle, one), placeOf(bundle, other)]
  return Math.hypot(a.across - b.across, a.depth - b.depth)
}
