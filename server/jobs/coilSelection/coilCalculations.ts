/** The calculations of the coil selection that run on threads, by name. */
import {
  type CoilRating,
  type CoilRequest,
  type Comparison,
  compareEngines,
  explainedRating,
  type UnfitOption,
  unfitOptions,
} from '../../../engine/coils'
import { rateSelection } from '../../../engine/segments/rateSelection'
import { documentsOf } from '../documentsOf'

export const coilCalculations = {
  rating: (input: CoilRequest): CoilRating => rateSelection(input),
  /** The rating with its explanations. */
  explained: (input: CoilRequest): CoilRating => explainedRating(input, rateSelection(input)),
  comparison: (input: CoilRequest): Comparison => compareEngines(input),
  unfitOptions: (input: CoilRequest): UnfitOption[] => unfitOptions(input),
  ...documentsOf(async () => (await import('../../reports/coilSelection/coilPaper')).coilPaper),
}
