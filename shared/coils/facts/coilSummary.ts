/** A rating in short, for lists of coils: what it does, its pressure drops, and what is to be noticed. */
import type { z } from 'zod'
import { coilRating } from '../coilRating'

export const coilSummary = coilRating.pick({
  engineVersion: true,
  totalCapacity: true,
  sensibleCapacity: true,
  air: true,
  fluid: true,
  wetFraction: true,
  warnings: true,
})

export type CoilSummary = z.infer<typeof coilSummary>
