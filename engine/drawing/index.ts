/** Drawings and charts of a coil as plain data. */
export { airCoolerDrawing, type DrawnAirCooler } from './airCoolerDrawing'
export { circuitDrawing, type DrawnCircuits } from './circuitDrawing'
export { type CircuitView, type CircuitViews, circuitViews } from './circuitViews'
export { coilDrawing } from './coilDrawing'
export type { Drawing, Label, Point, Shape, ShapeRole } from './drawing'
export { type Lettering, letterings } from './drawingParts'
export { type DrawnEconomizer, economizerDrawing } from './economizerDrawing'
export { mirrorShape } from './mirrorShape'
export {
  type ChartPoint,
  type ChartView,
  type PsychrometricProcess,
  psychrometricProcess,
} from './psychrometricProcess'
export { type TemperatureProfile, temperatureProfile } from './temperatureProfile'
export { turnShape } from './turnShape'
