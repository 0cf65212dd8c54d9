/** Heat transfer and pressure drop inside tubes, one phase. */
import type { Correlation } from '../correlation'
import { churchillFrictionCorrelation } from './churchillFriction'
import { colburnCorrelation } from './colburn'
import { dittusBoelterCorrelation } from './dittusBoelter'
import { fittingsCorrelations } from './fittings'
import { frictionCorrelations } from './friction'
import { gnielinskiCorrelation } from './gnielinski'
import { hausenCorrelation } from './hausen'
import { insertsCorrelations } from './inserts'
import { nusseltCorrelations } from './nusselt'
import { petukhovFrictionCorrelation } from './petukhovFriction'
import { petukhovKirillovCorrelation, petukhovPopovCorrelation } from './petukhovKirillov'
import { siederTateCorrelation } from './siederTate'
import { siederTateLaminarCorrelation } from './siederTateLaminar'
import { supercriticalCorrelations } from './supercritical'
import { returnBendCorrelation } from './tubePressureDrop'
import { twoPhaseCorrelations } from './two-phase/methods'

export { chosenLaw } from './chosenLaw'
export { churchillFriction } from './churchillFriction'
export { colburn } from './colburn'
export { dittusBoelter } from './dittusBoelter'
export { type FilmPlace, surfaceGroups, type TubeSurface } from './filmPlace'
export * from './fittings'
export * from './friction'
export { gnielinski, gnielinskiHot } from './gnielinski'
export { hausen } from './hausen'
export * from './inserts'
export * from './nusselt'
export { petukhovFriction } from './petukhovFriction'
export { petukhovKirillov, petukhovPopov } from './petukhovKirillov'
export { siederTate } from './siederTate'
export { siederTateLaminar } from './siederTateLaminar'
export * from './supercritical'
export { defaultLaws, type FilmLaw, filmLaw } from './tubeFilmNusselt'
export { type FrictionLaw, frictionLaw } from './tubeFriction'
export { gasWallFactor, liquidWallFactor, transition, tubeNusselt } from './tubeNusselt'
export {
  drawnTubeRoughness,
  lossCoefficients,
  returnBendLoss,
  type TubePressureInputs,
  tubePressureDrop,
  wallViscosityFactor,
} from './tubePressureDrop'
export { throughGas, transferOf } from './two-phase/condensing/colburnHougen'
export { silverBellGhaly } from './two-phase/condensing/silverBellGhaly'
export {
  boilingCoefficient,
  boilingCoefficientHot,
  condensingCoefficient,
  condensingCoefficientHot,
  defaultBoiling,
  defaultCondensing,
  flowInputs,
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
  ...nusseltCorrelations,
  ...frictionCorrelations,
  ...fittingsCorrelations,
  returnBendCorrelation,
  ...insertsCorrelations,
  ...supercriticalCorrelations,
  ...twoPhaseCorrelations,
]
