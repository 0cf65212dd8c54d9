/** Gases for an engineer: property sheets, compositions, mixing, moisture, condensing, fuel gases, curve fits. */
export { type CurveFit, curveFit } from './curveFit'
export { dewTemperature } from './dewTemperature'
export { type FuelReference, fuelGas, relativeDensity } from './fuelGas'
export { gasSheet } from './gasSheet'
export { massFractions, moleFractions } from './massFractions'
export { type MixedStream, mixStreams } from './mixStreams'
export { moistened } from './moistened'
