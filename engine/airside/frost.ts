/** Growth of the air pressure drop with frost, as information: no capacity is claimed under frost. */

/** Constants of 1 + a x + b x^2, x in kg of frost per m2 of surface. */
const growth = { a: 10.24, b: 79.55 } as const

/**
 * Ratio of the air pressure drop of a frosted coil to that of the same coil without frost.
 *
 * @param frost  mass of frost on the surface [kg/m2]
 * @returns ratio [-]
 *
 * Valid for light frost, to about 0.3 kg/m2; from a secondary source.
 *
 * Source: A. F. Emery, B. L. Siegel, Int. J. Heat Mass Transfer 33 (1990) 2119-2128.
 */
export function frostDropRatio(frost: number): number {
  return 1 + growth.a * frost + growth.b * frost * frost
}

/**
 * Time in which frost doubles the air pressure drop.
 *
 * @param rate  rate of freezing water [kg/s]
 * @param area  surface on which it freezes [m2]
 * @returns time [s]; infinite where nothing freezes
 *
 * Valid as `frostDropRatio`, at a steady rate.
 *
 * Source: as `frostDropRatio`, inverted.
 */
export function frostDoublingTime(rate: number, area: number): number {
  const { a, b } = growth
  const frost = (Math.sqrt(a * a + 4 * b) - a) / (2 * b)
  return rate > 0 ? (frost * area) / rate : Number.POSITIVE_INFINITY
}
