/** Gases for an engineer: property sheets, compositions, mixing, moisture, condensing, fuel gases, curve fits. */
export { type CurveFit, curveFit, type FitPoint } from './curveFit'
export { dewTemperature } from './dewTemperature'
export { type FuelGas, type FuelReference, fuelGas, relativeDensity } from './fuelGas'
export { type GasSheet, gasSheet } from './gasSheet'
export { massFractions, moleFractions } from './massFractions'
export { type GasStream, type MixedStream, mixStreams } from './mixStreams'
export { moistened } from './moistened'
