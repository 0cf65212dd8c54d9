/** Heat transfer and pressure drop on the air side. */
import type { Correlation } from '../correlation'
import { annularFinCorrelation } from './annularFin'
import { bankCorrelations } from './banks'
import { finCorrelations } from './fins'
import { grayWebbFCorrelation } from './grayWebbF'
import { grayWebbJCorrelation } from './grayWebbJ'
import { schmidtFinCorrelation } from './schmidtFin'
import { wangChiChangFCorrelation } from './wangChiChangF'
import { wangChiChangJCorrelation } from './wangChiChangJ'
import { wetCorrelations } from './wet'
import { wetDryRatioCorrelation } from './wetDryRatio'
import { wetFrictionCorrelation } from './wetFriction'

export { airPressureDrop } from './airPressureDrop'
export {
  type AirSurface,
  type AirSurfaceRequest,
  airSideMethods,
  airSurface,
  type FinGeometry,
  methodsInUse,
  surfaceF,
  surfaceJ,
  surfaceWetFriction,
  surfaceWetRatio,
  wetMethodIds,
} from './airSurface'
export { annularFin, annularFinTip } from './annularFin'
export * from './banks'
export { carryOver, carryOverClasses } from './carryOver'
export { finEfficiency, surfaceEfficiency } from './finEfficiency'
export { type FinMethod, finMethod } from './finMethods'
export { type FinSurfaceRecord, finSurfaces } from './finSurfaces'
export { wavyHydraulicDiameter } from './fins'
export { frostDoublingTime, frostDropRatio } from './frost'
export { grayWebbF } from './grayWebbF'
export { grayWebbJ } from './grayWebbJ'
export type { PlateFinInputs } from './plateFinInputs'
export { schmidtFin } from './schmidtFin'
export { schmidtRadiusRatio } from './schmidtRadiusRatio'
export { sectorFin } from './sectorFin'
export { surfaceBand, surfaceDoubts } from './surfaceTrust'
export { wangChiChangF } from './wangChiChangF'
export { wangChiChangJ } from './wangChiChangJ'
export { wangChiChangDoubts, wangChiChangRange } from './wangChiChangRange'
export { plainWetDryRatio, wetDryRatio } from './wetDryRatio'
export { wetFriction, wetFrictionRatio } from './wetFriction'

/** Registry entries of this folder. */
export const airsideCorrelations: readonly Correlation[] = [
  wangChiChangJCorrelation,
  wangChiChangFCorrelation,
  grayWebbJCorrelation,
  grayWebbFCorrelation,
  ...finCorrelations,
  wetDryRatioCorrelation,
  wetFrictionCorrelation,
  ...wetCorrelations,
  schmidtFinCorrelation,
  annularFinCorrelation,
  ...bankCorrelations,
]
