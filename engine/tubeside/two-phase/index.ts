/** Boiling, condensing, pressure drop and void of two phases in tubes. */
export * from './flow'
export { twoPhaseMisfit } from './methods'
