/** Combustion: fuels, their air and flue gas, dew points, losses, and boilers. */
export { type Boiler, type BoilerFiring, type BoilerInput, type BoilerSize, boiler } from './boiler'
export { boilerHorsepower } from './boilerHorsepower'
export { carbonFactor, publishedCarbonFactor } from './carbonFactors'
export {
  type Combustion,
  type CombustionInput,
  combustion,
  type DewPoints,
  dewPoints,
  dryAirs,
  type FiringAir,
  usualHumidity,
} from './combustion'
export { type CooledGas, cooledGas } from './cooling'
export {
  type AcidBand,
  type AcidBands,
  acidError,
  type TraceAcid,
  type Traces,
  traceAcidBands,
  traceAcidDewPoint,
} from './dewPoints'
export { flameTemperature } from './flameTemperature'
export { type FlueGasProperties, flueGasProperties } from './flueGasProperties'
export { type Fuel, type FuelFacts, fuelFacts, knownFuel, type ListedFuel, withHydrogen } from './fuel'
export type { AnalysedFuel, GaseousFuel, UltimateAnalysis } from './fuelKinds'
export { fuelNames } from './fuelNames'
export { fuelNamed, fuels, type NamedFuel } from './fuels'
export { type OtherLosses, radiationLoss, type StackLoss, stackLoss } from './stackLoss'
