/** The hours of a year at fewer temperatures, so that each is worked out once. */
import type { AirHours } from '../../../engine/aircooler'

/** Steps of the temperature [K]. */
const step = 0.5

/**
 * Hours between two steps are shared by both in the ratio of their distances, so that the mean temperature stays: sums
 * of what is nearly straight over a step stay the same (`tests/shared/aircooler`).
 */
export function gatheredHours(hours: readonly AirHours[]): AirHours[] {
  const sums = new Map<number, number>()
  const add = (at: number, share: number) => sums.set(at, (sums.get(at) ?? 0) + share)
  for (const { dryBulb, hours: each } of hours) {
    const place = dryBulb / step
    const low = Math.floor(place)
    const above = place - low
    if (above < 1) add(low, each * (1 - above))
    if (above > 0) add(low + 1, each * above)
  }
  return [...sums]
    .map(([at, sum]) => ({ dryBulb: at * step, hours: sum }))
    .toSorted((one, other) => one.dryBulb - other.dryBulb)
}
