/** Sizes, areas, circuits and weights of a coil. */
export { type CircuitAdvice, circuitAdvice } from './circuitAdvice'
export { circuitingRatio } from './circuitingRatio'
export { type Arrangement, type CircuitCell, type CircuitInputs, type Circuits, circuits } from './circuits'
export { type CoilEnvelope, casingAllowances, coilEnvelope } from './coilEnvelope'
export { type CoilSize, coilSize } from './coilSize'
export { type CoilWeight, coilWeight, type HeldFluid, type WeightBasis } from './coilWeight'
export {
  type BodySchedule,
  type ChosenConnection,
  type ConnectionSize,
  connectionNamed,
  connectionSize,
  connectionSizes,
  connectionVelocityLimit,
  noConnection,
} from './connectionSize'
export { type LeadStub, leadStub } from './leadStub'
export { leavesAcross } from './leavesAcross'
export { collarDiameter, type PlateFin, type PlateFinCell, plateFinCell } from './plateFinCell'
export { type SurfaceShape, surfaceShape, waveStretch } from './surfaceShape'
export { isUniform } from './uniformCircuits'
