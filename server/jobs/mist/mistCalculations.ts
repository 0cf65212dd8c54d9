/** The calculations of the mists that run on threads, by name. */

import { readWeatherFile } from '../../../shared/mist/climates/readWeatherFile'
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { readMachine } from '../../../shared/mist/machine/readMachine'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'
import { documentsOf } from '../documentsOf'

export const mistCalculations = {
  rating: (input: MistInput): MistRating => rateMistDocument(input),
  weather: readWeatherFile,
  machine: readMachine,
  ...documentsOf(async () => (await import('../../reports/mist/mistPaper')).mistPaper),
}
