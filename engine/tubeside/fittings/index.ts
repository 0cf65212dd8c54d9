/** Losses of fittings. */
import type { Correlation } from '../../correlation'
import { roundedBendLossCorrelation } from './roundedBendLoss'
import { sharpContractionLossCorrelation } from './sharpContractionLoss'
import { sharpExpansionLossCorrelation } from './sharpExpansionLoss'

export { exitLoss } from './exitLoss'
export { roundedBendLoss } from './roundedBendLoss'
export { sharpContractionLoss } from './sharpContractionLoss'
export { sharpEntranceLoss } from './sharpEntranceLoss'
export { sharpExpansionLoss } from './sharpExpansionLoss'

/** Registry entries of this folder. */
export const fittingsCorrelations: readonly Correlation[] = [
  roundedBendLossCorrelation,
  sharpContractionLossCorrelation,
  sharpExpansionLossCorrelation,
]
