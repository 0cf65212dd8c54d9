/** The calculations of the gases that run on threads, by name. */
import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { rateGasDocument } from '../../../shared/gas/rating/rateGasDocument'
import { documentsOf } from '../documentsOf'

export const gasCalculations = {
  rating: (input: GasInput): GasRating => rateGasDocument(input),
  ...documentsOf(async () => (await import('../../reports/gas/gasPaper')).gasPaper),
}
