/** The results of an economizer that a link stores, to be compared with those of a later rating. */
import { z } from 'zod'
import type { EconomizerRating } from './economizerRating'

export const snapshotResults = z.object({
  heat: z.number(),
  gasOut: z.number(),
  gasDrop: z.number(),
  efficiencyAfter: z.number(),
  savings: z.number(),
})

export type SnapshotResults = z.infer<typeof snapshotResults>

export function resultsOf({ full, year }: EconomizerRating): SnapshotResults {
  const { heat, gasOut, gasDrop, efficiencyAfter } = full
  return { heat, gasOut, gasDrop, efficiencyAfter, savings: year.worth.savings }
}

/** Whether a rating now equals the stored one, with a tolerance for rounding in the database. */
export function isAsThen(then: SnapshotResults, now: SnapshotResults): boolean {
  return Object.entries(then).every(([name, value]) => {
    const other = now[name as keyof SnapshotResults]
    return Math.abs(other - value) <= 1e-9 * Math.max(Math.abs(value), Math.abs(other))
  })
}
