/** The enumerations of coil design. */
export { airflowUnit } from './airflowUnit'
export { application } from './application'
export { bodySchedule } from './bodySchedule'
export { capacityToggle } from './capacityToggle'
export { circuitingOf, circuitryFraction } from './circuitryFraction'
export { coilHand } from './coilHand'
export { coilType, namedCoilType } from './coilType'
export {
  boilingCorrelation,
  condensingCorrelation,
  singlePhaseCorrelation,
  twoPhaseDropMethod,
  voidFractionMethod,
} from './correlation'
export { engineVersion } from './engineVersion'
export { enteringGasToggle } from './enteringGasToggle'
export { type CodeOf, type Enumeration, enumeration } from './enumeration'
export { externalHeatTransfer } from './externalHeatTransfer'
export { finSurface } from './finSurface'
export { flowArrangement } from './flowArrangement'
export { gas } from './gas'
export { internalEnhancement } from './internalEnhancement'
export { internalMode } from './internalMode'
export { lead } from './lead'
export { material } from './material'
export { pressureUnit } from './pressureUnit'
export { propertyMethod } from './propertyMethod'
export { punchOut } from './punchOut'
export { refrigerant } from './refrigerant'
export { surfaceCondition } from './surfaceCondition'
export { tubeConduction } from './tubeConduction'
export { tubeFluid } from './tubeFluid'
export { tubePattern } from './tubePattern'
