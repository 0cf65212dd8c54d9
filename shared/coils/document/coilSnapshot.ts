/** The coil of a link, with the results of its rating when the link was made. */
import { z } from 'zod'
import type { CoilRating } from '../../../engine/coils/coil'

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

/** Whether a rating now equals the stored one, with a tolerance for rounding in the database. */
export function isAsThen(then: SnapshotResults, now: SnapshotResults): boolean {
  const { engineVersion, ...numbers } = then
  return (
    engineVersion === now.engineVersion &&
    Object.entries(numbers).every(([name, value]) => {
      const other = now[name as keyof typeof numbers]
      return Math.abs(other - value) <= 1e-9 * Math.max(Math.abs(value), Math.abs(other))
    })
  )
}
