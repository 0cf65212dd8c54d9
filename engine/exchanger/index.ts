/** Effectiveness of exchangers by arrangement. */
import type { Correlation } from '../correlation'
import { counterFlowCorrelation } from './counterFlow'
import { crossFlowApproximateCorrelation } from './crossFlowApproximate'
import { crossFlowLargerMixedCorrelation } from './crossFlowLargerMixed'
import { crossFlowMixedCorrelation } from './crossFlowMixed'
import { crossFlowSmallerMixedCorrelation } from './crossFlowSmallerMixed'
import { crossFlowUnmixedCorrelation } from './crossFlowUnmixed'
import { fakheriCorrelation } from './fakheri'
import { factorOf } from './meanDifferenceFactor'
import { logMeanCorrelation } from './meanTemperatureDifference'
import { parallelFlowCorrelation } from './parallelFlow'
import { roetzelNicoleCorrelation } from './roetzelNicole'
import {
  fourRowsInTwoPassesCorrelation,
  rowsInCounterPassesCorrelation,
  rowsInOnePassCorrelation,
} from './rowEffectiveness'
import { shellAndTubeCorrelation } from './shellAndTube'
import { tubeRowsCorrelation } from './tubeRows'

export { counterFlow } from './counterFlow'
export { crossFlowApproximate } from './crossFlowApproximate'
export { crossFlowLargerMixed } from './crossFlowLargerMixed'
export { crossFlowMixed } from './crossFlowMixed'
export { crossFlowSmallerMixed } from './crossFlowSmallerMixed'
export { crossFlowUnmixed } from './crossFlowUnmixed'
export type { UnitsAndRatio } from './effectivenessInputs'
export { fakheri } from './fakheri'
export { meanDifferenceFactor } from './meanDifferenceFactor'
export { meanTemperatureDifference } from './meanTemperatureDifference'
export { parallelFlow } from './parallelFlow'
export { roetzelNicole } from './roetzelNicole'
export { fourRowsInTwoPasses, type RowInputs, rowsInCounterPasses, rowsInOnePass } from './rowEffectiveness'
export { shellAndTube } from './shellAndTube'
export { type TubeRowsInputs, tubeRows } from './tubeRows'

const effectivenesses: readonly Correlation[] = [
  counterFlowCorrelation,
  parallelFlowCorrelation,
  crossFlowUnmixedCorrelation,
  crossFlowLargerMixedCorrelation,
  crossFlowSmallerMixedCorrelation,
  crossFlowMixedCorrelation,
  rowsInOnePassCorrelation,
  rowsInCounterPassesCorrelation,
  fourRowsInTwoPassesCorrelation,
  tubeRowsCorrelation,
  crossFlowApproximateCorrelation,
  shellAndTubeCorrelation,
]

/** Registry entries of this folder: every arrangement with its effectiveness and its correction factor. */
export const exchangerCorrelations: readonly Correlation[] = [
  ...effectivenesses,
  logMeanCorrelation,
  fakheriCorrelation,
  roetzelNicoleCorrelation,
  ...effectivenesses.map(factorOf),
]
