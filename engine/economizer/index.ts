/** The boiler economizer: banks in flue gas, dry and condensing, with what the boiler gains by them over a year. */
export type { Worth } from '../economics/cashFlow'
export type { Fins, TubeBank } from './bank'
export { condensateAcidity } from './condensateAcidity'
export type { EconomizerInput, EconomizerRating, PartLoad, UnitStage } from './economizer'
export type { StageRating } from './stage'
export { turndown } from './turndown'
export { rateEconomizer } from './unit'
export { type EconomizerYear, economizerYear, type Prices, type YearLoad } from './year'
