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
