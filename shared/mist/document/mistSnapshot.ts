/** The results of a mist that a link stores, to be compared with those of a later rating. */
import { z } from 'zod'
import type { MistRating } from './mistRating'

export const snapshotResults = z.object({
  leaving: z.number(),
  supply: z.number(),
  water: z.number(),
  energySaved: z.number(),
  savings: z.number(),
})

export type SnapshotResults = z.infer<typeof snapshotResults>

export function resultsOf({ design, year }: MistRating): SnapshotResults {
  const { water, energySaved, worth } = year
  return { leaving: design.leaving.T, supply: design.supply, water, energySaved, savings: worth.savings }
}
