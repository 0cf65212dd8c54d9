/** The operation that only the mist has: a year of weather from a file. */
import { z } from 'zod'
import { limits } from '../limits'
import { mistInput } from '../mist/document/mistDocument'
import { textUpTo } from '../validation/schemas'
import { envelope } from './envelope'
import { operation } from './operation'

/** Characters of the largest file: an EPW has 1.6 million. */
const mostCharacters = 6_000_000

/** Hours for an item, with their hot design air. SI. */
export const readWeather = z.object({
  Weather: mistInput.shape.weather.unwrap(),
  DryBulb: z.number(),
  WetBulb: z.number(),
  /** Where the file says it; absent of a table. */
  Altitude: z.number().optional(),
  /** Doubts about the file, each a sentence. */
  Findings: z.array(z.string()),
})

/** Reads 8,760 hours from an EPW or from a table with headings, whose elevation says the pressure where it has none. */
export const ReadWeather = operation({
  service: 'MistService.svc',
  name: 'ReadWeather',
  method: 'POST',
  changes: 'nothing',
  access: ['nimbus'],
  bodyLimit: limits.body.weather,
  request: z.strictObject({
    name: textUpTo(200),
    text: z.string().min(1).max(mostCharacters),
    altitude: z.number().min(-500).max(9000),
  }),
  response: envelope(readWeather),
})
