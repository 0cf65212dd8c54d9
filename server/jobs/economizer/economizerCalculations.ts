/** The calculations of the economizers that run on threads, by name. */
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import type { EconomizerRating } from '../../../shared/economizer/document/economizerRating'
import { rateEconomizerDocument } from '../../../shared/economizer/rating/rateEconomizerDocument'
import { documentsOf } from '../documentsOf'

export const economizerCalculations = {
  rating: (input: EconomizerInput): EconomizerRating => rateEconomizerDocument(input),
  ...documentsOf(async () => (await import('../../reports/economizer/economizerPaper')).economizerPaper),
}
