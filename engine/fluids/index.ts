/** Fluids: moist air, water and steam, refrigerants, gases, glycols and oils. */
export { airflowOnBasis, dryAirMassFlow } from './airflow'
export {
  type Fluid,
  type FluidFacts,
  type FluidState,
  type HotFluid,
  type HotState,
  hotState,
  type Phase,
  type PropertyMethod,
  type StateInput,
} from './fluid'
export { fluidNames, fluidOf } from './fluids'
export { diffusivityOf } from './gas/diffusivity'
export * from './gas/flueGas'
export { mixedTransport } from './gas/gasTransport'
export { type HeatingValue, heatingValue } from './gas/heatingValue'
export { type GasBasis, gasMixture, gasMixtureNames, gasNames, type ListedGas, listedGases } from './gases'
export { filmLimit } from './liquid/filmLimits'
export {
  burstPoint,
  freezingPoint,
  liquidDataSet,
  oilNames,
  type SolutionBasis,
  shareAgainstFreezing,
  solutionNames,
  solutionOf,
} from './liquids'
export * from './moistAir'
export { type Control, type RefrigerantFlags, refrigerantFlags, type SafetyClass } from './refrigerantFlags'
export * from './water'
