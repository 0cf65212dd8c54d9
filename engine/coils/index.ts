/** Rating of coils. */
export { airPressureOf, checkCoil } from './checkCoil'
export type * from './coil'
export { type CoilBound, coilBounds, velocityBounds } from './coilBounds'
export { type CoilLimit, coilLimits } from './limits'
export { rateCoil } from './rateCoil'
