/** The calculations of the mists that run on threads, by name. */
import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { rateMistDocument } from '../../../shared/mist/rating/rateMistDocument'
import { documentsOf } from '../documentsOf'

export const mistCalculations = {
  rating: (input: MistInput): MistRating => rateMistDocument(input),
  ...documentsOf(async () => (await import('../../reports/mist/mistPaper')).mistPaper),
}
