/** Fluids: moist air, water and steam. */
export { airflowOnBasis, dryAirMassFlow } from './airflow'
export * from './moistAir'
export * from './water'
