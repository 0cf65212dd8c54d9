/** Smallest and largest value of an input, in SI, with the quantity that says how to display it. */
export interface CoilBound {
  min: number
  max: number
  quantity?: string
  /** Whole numbers only. */
  whole?: true
}

/**
 * Highest humidity ratio of the air that a coil is rated with [kg/kg dry air], however the humidity is given: saturated
 * at 60 C.
 */
export const wettestAir = 0.15

/**
 * Bounds of the coil input, by path into the input. The web form writes its messages from them.
 *
 * Temperatures are within the range of the moist-air equations and of the fluids of `coilFluid`, each of which has
 * narrower limits (`checkFluid`); lengths are those of coils that are built. Values that depend on each other (a wet
 * bulb above the dry bulb) are checked in `checkCoil`.
 */
export const coilBounds = {
  'air.flow.value': { min: 0.001, max: 500, quantity: 'airflow' },
  'air.dryBulb': { min: 233.15, max: 368.15, quantity: 'temperature' },
  'air.humidity.value:wet-bulb': { min: 233.15, max: 353.15, quantity: 'temperature' },
  'air.humidity.value:relative-humidity': { min: 0, max: 1, quantity: 'relativeHumidity' },
  'air.humidity.value:humidity-ratio': { min: 0, max: wettestAir, quantity: 'humidityRatio' },
  'air.pressure.value:absolute': { min: 47_000, max: 125_000, quantity: 'absolutePressure' },
  'air.pressure.value:altitude': { min: -1500, max: 6000, quantity: 'altitude' },
  'fluid.enteringTemperature': { min: 213.15, max: 673.15, quantity: 'temperature' },
  'fluid.given.value:volume-flow': { min: 1e-6, max: 100, quantity: 'volumeFlow' },
  'fluid.given.value:mass-flow': { min: 1e-3, max: 1000, quantity: 'massFlow' },
  'fluid.given.value:leaving-temperature': { min: 213.15, max: 673.15, quantity: 'temperature' },
  'fluid.given.value:capacity': { min: 1, max: 1e9, quantity: 'heatFlow' },
  'fluid.share': { min: 0, max: 1 },
  'fluid.mixture': { min: 0, max: 1 },
  'fluid.pressure': { min: 50_000, max: 16_000_000, quantity: 'absolutePressure' },
  'geometry.finnedHeight': { min: 0.02, max: 6, quantity: 'length' },
  'geometry.finnedLength': { min: 0.05, max: 15, quantity: 'length' },
  'geometry.rows': { min: 1, max: 16, whole: true },
  'geometry.tubeOutsideDiameter': { min: 0.004, max: 0.0325, quantity: 'smallLength' },
  'geometry.tubeWall': { min: 0.0001, max: 0.006, quantity: 'smallLength' },
  'geometry.transversePitch': { min: 0.008, max: 0.1, quantity: 'length' },
  'geometry.longitudinalPitch': { min: 0.006, max: 0.1, quantity: 'length' },
  'geometry.finThickness': { min: 0.00005, max: 0.002, quantity: 'smallLength' },
  'geometry.finPitch': { min: 0.0008, max: 0.0254, quantity: 'smallLength' },
  'geometry.circuiting': { min: 0, max: 16 },
  'geometry.circuiting.feeds': { min: 1, max: 5000, whole: true },
  'geometry.surfaceDetails.waveHeight': { min: 0.0001, max: 0.02, quantity: 'smallLength' },
  'geometry.surfaceDetails.halfWaveLength': { min: 0.001, max: 0.05, quantity: 'smallLength' },
  'geometry.surfaceDetails.louverPitch': { min: 0.0005, max: 0.01, quantity: 'smallLength' },
  'geometry.surfaceDetails.louverHeight': { min: 0.0002, max: 0.005, quantity: 'smallLength' },
  'geometry.surfaceDetails.stripHeight': { min: 0.0002, max: 0.005, quantity: 'smallLength' },
  'geometry.surfaceDetails.stripBreadth': { min: 0.0005, max: 0.01, quantity: 'smallLength' },
  'geometry.surfaceDetails.strips': { min: 1, max: 20, whole: true },
  'geometry.coating.thickness': { min: 0, max: 0.0005, quantity: 'smallLength' },
  'geometry.coating.conductivity': { min: 0.05, max: 400 },
  'geometry.enhancement.fins:rifled': { min: 8, max: 120, whole: true },
  'geometry.enhancement.finHeight:rifled': { min: 0.00005, max: 0.001, quantity: 'smallLength' },
  'geometry.enhancement.helixAngle:rifled': { min: 0, max: 0.9 },
  'geometry.enhancement.apexAngle:rifled': { min: 0.2, max: 1.9 },
  'geometry.enhancement.pitch:spring': { min: 0.002, max: 0.2, quantity: 'smallLength' },
  'geometry.enhancement.wire:spring': { min: 0.0002, max: 0.005, quantity: 'smallLength' },
  'geometry.enhancement.pitch:tape': { min: 0.01, max: 1, quantity: 'smallLength' },
  'geometry.enhancement.thickness:tape': { min: 0.0001, max: 0.003, quantity: 'smallLength' },
  'geometry.enhancement.diameter:ball': { min: 0.001, max: 0.03, quantity: 'smallLength' },
  'geometry.enhancement.pitch:ball': { min: 0.005, max: 1, quantity: 'smallLength' },
  'steam.pressure': { min: 20_000, max: 4_000_000, quantity: 'absolutePressure' },
  'steam.quality': { min: 0.05, max: 1 },
  'steam.temperature': { min: 333.15, max: 773.15, quantity: 'temperature' },
  'steam.innerTube.outsideDiameter': { min: 0.003, max: 0.03, quantity: 'smallLength' },
  'steam.innerTube.wall': { min: 0.0001, max: 0.003, quantity: 'smallLength' },
  'steam.innerTube.orificeDiameter': { min: 0.0005, max: 0.01, quantity: 'smallLength' },
  'steam.innerTube.orificePitch': { min: 0.005, max: 1, quantity: 'smallLength' },
  'refrigerant.suctionTemperature': { min: 213.15, max: 303.15, quantity: 'temperature' },
  'refrigerant.inlet.value:liquid-temperature': { min: 213.15, max: 343.15, quantity: 'temperature' },
  'refrigerant.inlet.value:quality': { min: 0, max: 0.95 },
  'refrigerant.given.value:superheat': { min: 0, max: 40, quantity: 'temperatureDifference' },
  'refrigerant.given.value:subcooling': { min: 0, max: 60, quantity: 'temperatureDifference' },
  'refrigerant.given.value:leaving-temperature': { min: 213.15, max: 423.15, quantity: 'temperature' },
  'refrigerant.given.value:mass-flow': { min: 1e-4, max: 100, quantity: 'massFlow' },
  'refrigerant.distributor.nozzleDrop': { min: 0, max: 2_000_000, quantity: 'fluidPressureDrop' },
  'refrigerant.distributor.leadDrop': { min: 0, max: 2_000_000, quantity: 'fluidPressureDrop' },
  'refrigerant.distributor.ratedFlow': { min: 1e-4, max: 100, quantity: 'massFlow' },
  'refrigerant.at.value:dew-temperature': { min: 253.15, max: 403.15, quantity: 'temperature' },
  'refrigerant.at.value:pressure': { min: 20_000, max: 16_000_000, quantity: 'absolutePressure' },
  'refrigerant.hotGasTemperature': { min: 253.15, max: 473.15, quantity: 'temperature' },
  'methods.external.value:coefficient': { min: 1, max: 1000 },
  'methods.external.heat:multiplier': { min: 0.2, max: 5 },
  'methods.external.friction:multiplier': { min: 0.2, max: 5 },
  'resistances.insideFouling': { min: 0, max: 0.01, quantity: 'foulingResistance' },
  'resistances.outsideFouling': { min: 0, max: 0.01, quantity: 'foulingResistance' },
  'resistances.bond': { min: 0, max: 0.01, quantity: 'foulingResistance' },
  'limits.airPressureDrop': { min: 0.1, max: 10_000, quantity: 'airPressureDrop' },
  'limits.fluidPressureDrop': { min: 1, max: 5_000_000, quantity: 'fluidPressureDrop' },
  'limits.faceVelocity': { min: 0.01, max: 30, quantity: 'velocity' },
  'limits.leavingDryBulb': { min: 233.15, max: 423.15, quantity: 'temperature' },
  'limits.leavingWetBulb': { min: 233.15, max: 423.15, quantity: 'temperature' },
  'limits.capacity': { min: 0, max: 1e9, quantity: 'heatFlow' },
} as const satisfies Readonly<Record<string, CoilBound>>

/**
 * Standard face velocities, and velocities of liquids and gases in the tubes, within which a rating is given at all
 * [m/s].
 */
export const velocityBounds = {
  face: { min: 0.02, max: 25, quantity: 'velocity' },
  tube: { min: 1e-4, max: 25, quantity: 'fluidVelocity' },
  gas: { min: 1e-3, max: 150, quantity: 'fluidVelocity' },
} as const satisfies Readonly<Record<string, CoilBound>>
