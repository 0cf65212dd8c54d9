/**
 * Feeds over tubes high.
 *
 * @param circuiting  the ratio itself, or a number of feeds
 * @param tubesHigh   tubes in a row
 * @returns the ratio [-]
 *
 * Valid for any numbers.
 *
 * Source: definition.
 */
export function circuitingRatio(circuiting: number | { feeds: number }, tubesHigh: number): number {
  return typeof circuiting === 'number' ? circuiting : circuiting.feeds / tubesHigh
}
