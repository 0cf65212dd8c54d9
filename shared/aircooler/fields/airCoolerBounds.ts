/** The lowest and highest value of each field [SI], as the engine takes them. */

type Bounds = readonly [min: number, max: number]

const temperature: Bounds = [200, 900]
const liquid: Readonly<Record<string, Bounds>> = {
  temperature: [200, 800],
  density: [1, 5000],
  heatCapacity: [100, 10_000],
  viscosity: [1e-6, 100],
  conductivity: [0.005, 10],
}
const ofLiquid = (name: string) =>
  Object.fromEntries(Object.entries(liquid).map(([each, bounds]) => [`process.own.${name}.${each}`, bounds]))

const flows: Readonly<Record<string, Bounds>> = {
  'face-velocity': [0.3, 8],
  'standard-volume': [0.05, 20_000],
  'actual-volume': [0.05, 20_000],
  'dry-air-mass': [0.05, 20_000],
}

/** Rows of a bundle. */
export const bundleRows: Bounds = [1, 12]

const bounds: Readonly<Record<string, Bounds>> = {
  'process.share': [0, 0.8],
  'process.inertShare': [0, 0.95],
  ...ofLiquid('cold'),
  ...ofLiquid('hot'),
  'process.massFlow': [1e-3, 5000],
  'process.inlet': temperature,
  'process.outlet': temperature,
  'process.heat': [100, 1e9],
  'process.pressure': [1000, 3e7],
  'process.pourPoint': [150, 500],
  'process.designPressure': [1e5, 6e7],
  'process.designTemperature': temperature,
  'air.dryBulb': [220, 335],
  'air.winter': [200, 330],
  'air.altitude': [-430, 5000],
  'air.recirculation': [0, 20],
  'unit.bays': [1, 100],
  'unit.bundlesPerBay': [1, 6],
  'bundle.rows': bundleRows,
  'bundle.passes': [1, 20],
  'bundle.tubesPerRow': [1, 200],
  'bundle.tubeLength': [0.3, 25],
  'bundle.tubeDiameter': [0.01, 0.06],
  'bundle.tubeWall': [2e-4, 0.02],
  'bundle.transversePitch': [0.012, 0.36],
  'bundle.longitudinalPitch': [0.01, 0.36],
  'bundle.fins.height': [2e-3, 0.025],
  'bundle.fins.thickness': [1e-4, 2e-3],
  'bundle.fins.density': [50, 1000],
  'bundle.fouling.process': [0, 0.05],
  'bundle.fouling.air': [0, 0.05],
  'bundle.enhancement.pitch': [0.005, 2],
  'bundle.enhancement.thickness': [1e-4, 0.02],
  'bundle.enhancement.wire': [2e-4, 0.02],
  'bundle.enhancement.film': [0.5, 30],
  'bundle.enhancement.drop': [0.5, 100],
  'bundle.nozzle': [0.01, 1],
  'bundle.nozzles': [1, 20],
  'fans.perBay': [1, 12],
  'fans.diameter': [0.3, 10],
  'fans.tipSpeed': [5, 100],
  'fans.efficiency': [0.1, 0.95],
  'fans.driveEfficiency': [0.3, 1],
  'fans.motorEfficiency': [0.3, 1],
  'fans.otherLosses': [0, 1000],
  'fans.distance': [1, 10_000],
  'limits.margin': [0, 2],
  'limits.processDrop': [10, 1e7],
  'limits.airDrop': [10, 2000],
  'limits.tipSpeed': [10, 100],
  'limits.soundPressure': [40, 120],
  'limits.soundPower': [40, 140],
  'limits.approach': [0, 100],
  'limits.pourMargin': [0, 100],
  'limits.fanPower': [100, 1e8],
  'limits.faceVelocity': [0.3, 8],
  'limits.width': [0.3, 1000],
  'limits.length': [0.9, 30],
  'control.setPoint': temperature,
  'control.leastSpeed': [0.01, 1],
  'money.electricityPrice': [0, 1e-5],
  'money.drives': [0, 1e8],
  'money.escalation': [-0.5, 1],
  'money.discount': [-0.5, 1],
  'money.life': [1, 50],
}

export const boundsAt = (path: string, { air }: { air: { flow: { basis: string } } }): Bounds | undefined =>
  path === 'air.flow.value' ? flows[air.flow.basis] : bounds[path]
