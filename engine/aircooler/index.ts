/** The air cooler: bundles of finned tubes under fans, to the practice of API 661. */
export type {
  AirCoolerInput,
  Bundle,
  Fans,
  GasMethod,
  Insert,
  Medium,
} from './airCooler'
export { coolerCostIndex } from './costIndex'
export { usualFan } from './fanDuty'
export { type FanChange, type FanPoint, type FanState, fanLaws } from './fanLaws'
export { methodsUsed } from './methodsUsed'
export { type Noise, noiseOf } from './noise'
export { type OffDesign, offDesign } from './offDesign'
export { type PassFactor, type PassFactorInput, passFactor } from './passFactor'
export type { AirCoolerRating } from './rated'
export { quickRatingOf, rateAirCooler, turningAt } from './rating'
export { readyUnit } from './unit'
export { type AirCoolerYear, type AirHours, airCoolerYear, type YearControl } from './year'
