/** The coil of a link, with the results of its rating when the link was made. */
import { z } from 'zod'
import type { CoilRating } from '../../../engine/coils/coil'
import { sameNumbers } from '../../tools/results/sameNumbers'

export const snapshotResults = z.object({
  engineVersion: z.enum(['original', 'v2025']),
  totalCapacity: z.number(),
  sensibleCapacity: z.number(),
  airPressureDrop: z.number(),
  fluidPressureDrop: z.number(),
})

export type SnapshotResults = z.infer<typeof snapshotResults>

export function resultsOf(rating: CoilRating): SnapshotResults {
  const { engineVersion, totalCapacity, sensibleCapacity, air, fluid } = rating
  return {
    engineVersion,
    totalCapacity,
    sensibleCapacity,
    airPressureDrop: air.pressureDrop,
    fluidPressureDrop: fluid.pressureDrop.total,
  }
}

/** Whether a rating now equals the stored one. */
export function isAsThen(then: SnapshotResults, now: SnapshotResults): boolean {
  const { engineVersion, ...numbers } = then
  const { engineVersion: version, ...others } = now
  return engineVersion === version && sameNumbers(numbers, others)
}
