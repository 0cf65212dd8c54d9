/** Rating of coils. */
export { airPressureOf, checkCoil } from './checkCoil'
export type * from './coil'
export { type CoilBound, coilBounds, velocityBounds } from './coilBounds'
export { explainedRating } from './explainedRating'
export { type CoilLimit, coilLimits } from './limits'
export { rateCoil } from './rateCoil'
export { uncertainty } from './uncertainty'
export { type Variation, variations } from './variations'
