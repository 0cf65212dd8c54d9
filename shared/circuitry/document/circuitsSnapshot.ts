/** The results of circuits that a link stores, to be compared with those of a later rating. */
import { z } from 'zod'
import type { ShownRating } from './shownRating'

export const snapshotResults = z.object({
  circuits: z.number(),
  bendLength: z.number(),
  totalCapacity: z.number(),
  fluidPressureDrop: z.number(),
  maldistribution: z.number(),
})

export type SnapshotResults = z.infer<typeof snapshotResults>

/** Zeros stand for circuits that cannot be built, and for what cannot be solved. */
export function resultsOf({ table, solved }: ShownRating): SnapshotResults {
  return {
    circuits: table?.circuits.length ?? 0,
    bendLength: table?.totalBendLength ?? 0,
    totalCapacity: solved?.totalCapacity ?? 0,
    fluidPressureDrop: solved?.fluid.pressureDrop.total ?? 0,
    maldistribution: solved?.maldistribution ?? 0,
  }
}
