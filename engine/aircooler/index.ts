/** The air cooler: bundles of finned tubes under fans, to the practice of API 661. */
export type {
  AirCoolerInput,
  AirCoolerLimits,
  AirFlowBasis,
  AirSupply,
  Bundle,
  Fans,
  Medium,
  Process,
  RoundFins,
} from './airCooler'
export { type FanChange, type FanPoint, type FanState, fanLaws } from './fanLaws'
export type { AirCoolerRating } from './rated'
export { rateAirCooler } from './rating'
