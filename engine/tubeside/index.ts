/** Heat transfer and pressure drop inside plain tubes. */
import type { Correlation } from '../correlation'
import { churchillFrictionCorrelation } from './churchillFriction'
import { colburnCorrelation } from './colburn'
import { dittusBoelterCorrelation } from './dittusBoelter'
import { gnielinskiCorrelation } from './gnielinski'
import { hausenCorrelation } from './hausen'
import { petukhovFrictionCorrelation } from './petukhovFriction'
import { petukhovKirillovCorrelation, petukhovPopovCorrelation } from './petukhovKirillov'
import { siederTateCorrelation } from './siederTate'
import { siederTateLaminarCorrelation } from './siederTateLaminar'
import { twoPhaseCorrelations } from './two-phase'

export { churchillFriction } from './churchillFriction'
export { colburn } from './colburn'
export { dittusBoelter } from './dittusBoelter'
export { gnielinski } from './gnielinski'
export { hausen } from './hausen'
export { petukhovFriction } from './petukhovFriction'
export { petukhovKirillov, petukhovPopov } from './petukhovKirillov'
export { siederTate } from './siederTate'
export { siederTateLaminar } from './siederTateLaminar'
export { transition, tubeNusselt } from './tubeNusselt'
export {
  drawnTubeRoughness,
  lossCoefficients,
  returnBendLoss,
  type TubePressureInputs,
  tubePressureDrop,
  wallViscosityFactor,
} from './tubePressureDrop'
export {
  boilingCoefficient,
  boilingCoefficientHot,
  condensingCoefficient,
  condensingCoefficientHot,
  defaultBoiling,
  defaultCondensing,
  type TwoPhaseFlow,
  twoPhaseGradient,
  twoPhaseGradientHot,
  voidFraction,
  voidFractionHot,
} from './two-phase/flow'

/** Registry entries of this folder. */
export const tubesideCorrelations: readonly Correlation[] = [
  gnielinskiCorrelation,
  hausenCorrelation,
  dittusBoelterCorrelation,
  siederTateCorrelation,
  siederTateLaminarCorrelation,
  colburnCorrelation,
  petukhovKirillovCorrelation,
  petukhovPopovCorrelation,
  petukhovFrictionCorrelation,
  churchillFrictionCorrelation,
  ...twoPhaseCorrelations,
]
