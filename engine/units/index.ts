/** Quantities, units and conversions between IP and SI. */
export { airflowBasis, airflowFrom, airflowIn } from './airflow'
export { defaultUnit, finDensityOf, finPitchOf, fromSI, type NamedUnit, toSI, unitOf, unitsOf } from './convert'
export {
  type Quantity,
  quantities,
  standardAirDensity,
  type Unit,
  type UnitId,
  type UnitSystem,
} from './quantities'
export { altitudeAtPressure, pressureAtAltitude } from './standardAtmosphere'
