/** Sizes, areas, circuits and weights of a coil. */
export { type CircuitCell, type Circuits, circuits } from './circuits'
export { type CoilEnvelope, casingAllowances, coilEnvelope } from './coilEnvelope'
export { type CoilSize, coilSize } from './coilSize'
export { type CoilWeight, coilWeight, type WeightBasis } from './coilWeight'
export { type ConnectionSize, connectionSize, connectionVelocityLimit } from './connectionSize'
export { collarDiameter, type PlateFin, type PlateFinCell, plateFinCell } from './plateFinCell'
export { type SurfaceShape, surfaceShape, waveStretch } from './surfaceShape'
