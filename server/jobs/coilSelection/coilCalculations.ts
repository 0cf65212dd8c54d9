/** The calculations of the coil selection that run on threads, by name. */
import {
  type CoilRating,
  type CoilRequest,
  type Comparison,
  compareEngines,
  explainedRating,
  rateCoil,
  type UnfitOption,
  unfitOptions,
} from '../../../engine/coils'
import { documentsOf } from '../documentsOf'

export const coilCalculations = {
  rating: (input: CoilRequest): CoilRating => rateCoil(input),
  /** The rating with its explanations. */
  explained: (input: CoilRequest): CoilRating => explainedRating(input, rateCoil(input)),
  comparison: (input: CoilRequest): Comparison => compareEngines(input),
  unfitOptions: (input: CoilRequest): UnfitOption[] => unfitOptions(input),
  ...documentsOf(async () => (await import('../../reports/coilSelection/coilPaper')).coilPaper),
}
