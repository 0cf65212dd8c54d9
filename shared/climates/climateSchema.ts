/** The climate of a rating: its place or file, its set and years, and how good its hours are. */
import { z } from 'zod'

const n = z.number()

export const climateSchema = z.object({
  name: z.string(),
  station: z.string().optional(),
  set: z.string(),
  /** First and last calendar year of its months. */
  years: z.tuple([n, n]).optional(),
  note: z.string().optional(),
  method: z.enum(['bins', 'normals', 'hours']),
  /** How far sums of the year deviate from those of the hourly file [-]. */
  deviations: z.object({
    coolingDegreeHours: n.optional(),
    warmDepression: n.optional(),
    mistDepression: n.optional(),
  }),
})

export type ClimateFacts = z.infer<typeof climateSchema>
