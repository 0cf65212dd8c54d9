/** The results of an air cooler that a link stores, to be compared with those of a later rating. */
import { z } from 'zod'
import type { AirCoolerRating } from './airCoolerRating'

export const snapshotResults = z.object({
  heat: z.number(),
  airLeaving: z.number(),
  processDrop: z.number(),
  fanPower: z.number(),
  noise: z.number(),
})

export type SnapshotResults = z.infer<typeof snapshotResults>

export function resultsOf({ heat, air, stream, fans, noise }: AirCoolerRating): SnapshotResults {
  return { heat, airLeaving: air.leaving, processDrop: stream.drop.total, fanPower: fans.power, noise: noise.power }
}
