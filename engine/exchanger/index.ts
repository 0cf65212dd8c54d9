/** Effectiveness of exchangers by arrangement. */
import type { Correlation } from '../correlation'
import { counterFlowCorrelation } from './counterFlow'
import { crossFlowLargerMixedCorrelation } from './crossFlowLargerMixed'
import { crossFlowMixedCorrelation } from './crossFlowMixed'
import { crossFlowSmallerMixedCorrelation } from './crossFlowSmallerMixed'
import { crossFlowUnmixedCorrelation } from './crossFlowUnmixed'
import { parallelFlowCorrelation } from './parallelFlow'
import {
  fourRowsInTwoPassesCorrelation,
  rowsInCounterPassesCorrelation,
  rowsInOnePassCorrelation,
} from './rowEffectiveness'

export { counterFlow } from './counterFlow'
export { crossFlowLargerMixed } from './crossFlowLargerMixed'
export { crossFlowMixed } from './crossFlowMixed'
export { crossFlowSmallerMixed } from './crossFlowSmallerMixed'
export { crossFlowUnmixed } from './crossFlowUnmixed'
export type { UnitsAndRatio } from './effectivenessInputs'
export { meanTemperatureDifference } from './meanTemperatureDifference'
export { parallelFlow } from './parallelFlow'
export { fourRowsInTwoPasses, type RowInputs, rowsInCounterPasses, rowsInOnePass } from './rowEffectiveness'

/** Registry entries of this folder. */
export const exchangerCorrelations: readonly Correlation[] = [
  counterFlowCorrelation,
  parallelFlowCorrelation,
  crossFlowUnmixedCorrelation,
  crossFlowLargerMixedCorrelation,
  crossFlowSmallerMixedCorrelation,
  crossFlowMixedCorrelation,
  rowsInOnePassCorrelation,
  rowsInCounterPassesCorrelation,
  fourRowsInTwoPassesCorrelation,
]
