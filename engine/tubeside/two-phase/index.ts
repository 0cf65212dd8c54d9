/** Boiling, condensing, pressure drop and void fraction of two phases in tubes. */
export * from './flow'
export { meanDensity } from './meanDensity'
export { twoPhaseMisfit } from './methods'
