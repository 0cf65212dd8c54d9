/** Heat transfer in smooth straight and curved tubes. */
import type { Correlation } from '../../correlation'
import { baehrStephanCorrelation } from './baehrStephan'
import { churchillZajicCorrelation } from './churchillZajic'
import { curvedTubeMoriNakayamaCorrelation } from './curvedTubeMoriNakayama'
import { curvedTubeSchmidtCorrelation } from './curvedTubeSchmidt'
import { curvedTubeXinEbadianCorrelation } from './curvedTubeXinEbadian'
import { esduCorrelation } from './esdu'
import { friendMetznerCorrelation } from './friendMetzner'
import { gnielinskiGasCorrelation } from './gnielinskiGas'
import { gnielinskiLiquidCorrelation } from './gnielinskiLiquid'
import { hausenTurbulentCorrelation } from './hausenTurbulent'
import { kawaseUlbrechtCorrelation } from './kawaseUlbrecht'
import { martinelliCorrelation } from './martinelli'
import { prandtlNusseltCorrelation } from './prandtlNusselt'
import { sandallCorrelation } from './sandall'
import { tubeNusseltByLengthCorrelation } from './tubeNusseltByLength'
import { vonKarmanNusseltCorrelation } from './vonKarmanNusselt'
import { wallFactorCorrelation } from './wallFactor'
import { webbNusseltCorrelation } from './webbNusselt'

export { baehrStephan } from './baehrStephan'
export { churchillZajic } from './churchillZajic'
export { curvedTubeMoriNakayama } from './curvedTubeMoriNakayama'
export { curvedTubeSchmidt } from './curvedTubeSchmidt'
export { curvedTubeXinEbadian } from './curvedTubeXinEbadian'
export { esdu } from './esdu'
export { friendMetzner } from './friendMetzner'
export { gnielinskiGas } from './gnielinskiGas'
export { gnielinskiLiquid } from './gnielinskiLiquid'
export { hausenTurbulent } from './hausenTurbulent'
export { kawaseUlbrecht } from './kawaseUlbrecht'
export { laminarHeatFlux } from './laminarHeatFlux'
export { laminarWallTemperature } from './laminarWallTemperature'
export { martinelli } from './martinelli'
export { prandtlNusselt } from './prandtlNusselt'
export { sandall } from './sandall'
export { tubeNusseltByLength } from './tubeNusseltByLength'
export { vonKarmanNusselt } from './vonKarmanNusselt'
export { wallFactor } from './wallFactor'
export { webbNusselt } from './webbNusselt'

/** Registry entries of this folder. */
export const nusseltCorrelations: readonly Correlation[] = [
  churchillZajicCorrelation,
  prandtlNusseltCorrelation,
  friendMetznerCorrelation,
  webbNusseltCorrelation,
  vonKarmanNusseltCorrelation,
  martinelliCorrelation,
  sandallCorrelation,
  kawaseUlbrechtCorrelation,
  gnielinskiGasCorrelation,
  gnielinskiLiquidCorrelation,
  esduCorrelation,
  hausenTurbulentCorrelation,
  baehrStephanCorrelation,
  tubeNusseltByLengthCorrelation,
  curvedTubeSchmidtCorrelation,
  curvedTubeMoriNakayamaCorrelation,
  curvedTubeXinEbadianCorrelation,
  wallFactorCorrelation,
]
