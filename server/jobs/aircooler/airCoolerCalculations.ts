/** The calculations of the air coolers that run on threads, by name. */
import type { AirCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import type { AirCoolerRating } from '../../../shared/aircooler/document/airCoolerRating'
import { rateAirCoolerDocument } from '../../../shared/aircooler/rating/rateAirCoolerDocument'
import { documentsOf } from '../documentsOf'

export const airCoolerCalculations = {
  rating: (input: AirCoolerInput): AirCoolerRating => rateAirCoolerDocument(input),
  ...documentsOf(async () => (await import('../../reports/aircooler/airCoolerPaper')).airCoolerPaper),
}
