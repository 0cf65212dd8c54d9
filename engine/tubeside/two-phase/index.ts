/** Boiling, condensing, pressure drop and void fraction of two phases in tubes. */
export * from './flow'
export { twoPhaseMisfit } from './methods'
