import type { Missed } from './findings'

/** How a miss counts: a value that is too small, or a pressure drop that is too large. */
export interface KindsOfMiss<Of extends string> {
  isBelow: ReadonlySet<Of>
  isPressureDrop: ReadonlySet<Of>
}

/**
 * How far an item is from meeting its limits: the sum of its misses. Half of a wanted value counts as far away as
 * twice an allowed one, so that an item that is far too small does not seem near because its relative miss cannot
 * exceed 1. A pressure drop counts by its square root, because it is about proportional to the square of the flow.
 *
 * @param shortfalls  what it misses
 * @param kinds       which of them are too small, and which are pressure drops
 * @returns sum of the logarithms of the ratios by which values are too large or too small [-]; zero without a miss
 *
 * Valid for any misses.
 *
 * Source: definition.
 */
export function distanceOf<Of extends string>(
  shortfalls: readonly Missed<Of>[],
  { isBelow, isPressureDrop }: KindsOfMiss<Of>,
): number {
  const away = ({ of, by }: Missed<Of>) =>
    isBelow.has(of) ? -Math.log(Math.max(1 - by, 1e-9)) : Math.log(1 + by) * (isPressureDrop.has(of) ? 0.5 : 1)
  return shortfalls.reduce((sum, shortfall) => sum + away(shortfall), 0)
}
