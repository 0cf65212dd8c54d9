/** The summary of a rating for lists of coils: capacity, pressure drops, notices, and what the rating chose. */
import type { z } from 'zod'
import { coilRating } from '../coilRating'

export const coilSummary = coilRating.pick({
  engineVersion: true,
  coilType: true,
  chosen: true,
  totalCapacity: true,
  sensibleCapacity: true,
  sensibleHeatRatio: true,
  air: true,
  fluid: true,
  wetFraction: true,
  warnings: true,
})

export type CoilSummary = z.infer<typeof coilSummary>
