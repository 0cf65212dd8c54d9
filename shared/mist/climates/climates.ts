/** The places of the climates as the mist product offers them: their names, and the design air of each. SI. */
import { z } from 'zod'
import { textUpTo } from '../../validation/schemas'

const text = textUpTo(100)

const place = z.object({
  Id: text,
  Name: text,
  /** State or province. */
  Region: text.optional(),
  Country: text,
  /** [m], [K] */
  Altitude: z.number(),
  DryBulb: z.number(),
  WetBulb: z.number(),
  /** Whether its year is summed from bins of its hourly file, or from means of its months. */
  Method: z.enum(['bins', 'normals']),
})

export const climates = z.object({ Places: z.array(place) })

export type ClimatePlace = z.infer<typeof place>
