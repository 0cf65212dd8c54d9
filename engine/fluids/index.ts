/** Fluids: moist air, water and steam, refrigerants. */
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
export * from './moistAir'
export * from './water'
