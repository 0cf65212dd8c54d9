/** The results of a gas that a link stores, to be compared with those of a later rating. */
import { z } from 'zod'
import type { GasRating } from './gasRating'

export const snapshotResults = z.object({
  molarMass: z.number(),
  density: z.number(),
  heatCapacity: z.number(),
  viscosity: z.number(),
  conductivity: z.number(),
})

export type SnapshotResults = z.infer<typeof snapshotResults>

export function resultsOf({ molarMass, sheet }: GasRating): SnapshotResults {
  return { molarMass, density: sheet.rho, heatCapacity: sheet.cp, viscosity: sheet.mu, conductivity: sheet.k }
}
