/** The lowest and highest value of each field [SI], as the engine takes them. */

type Bounds = readonly [min: number, max: number]

const share: Bounds = [0, 1]
const temperature: Bounds = [233.15, 333.15]
const price: Bounds = [0, 1000]

const bounds: Readonly<Record<string, Bounds>> = {
  'site.altitude': [-430, 5000],
  'site.dryBulb': [274.15, 333.15],
  'site.wetBulb': [274.15, 333.15],
  'machine.ratedPower': [1, 1e8],
  'machine.ratedAt': [273.15, 333.15],
  'machine.slope': [0, 0.2],
  'machine.leastAir': temperature,
  'machine.load': [0, 1.5],
  'intake.airflow': [1e-2, 1e4],
  'intake.face': [0.01, 1e5],
  'intake.distance': [0.01, 100],
  'spray.effectiveness': share,
  'spray.evaporatedShare': [0.05, 1],
  'spray.nozzle.flow': [1e-9, 1e-2],
  'spray.nozzle.pressure': [1e5, 2e7],
  'spray.nozzle.sauter': [1e-6, 1e-3],
  'spray.pressure': [1e5, 2e7],
  'spray.stages': [1, 6],
  'control.lockout': [273.15, 333.15],
  'control.depression': [0, 40],
  'water.hardness': [0, 10],
  'water.dissolved': [0, 100],
  'limits.leaving': [274.15, 333.15],
  'limits.water': [1e-8, 1e-2],
  'limits.nozzles': [1, 1e5],
  'money.electricityPrice': [0, 1e-5],
  'money.demandPrice': [0, 10],
  'money.waterPrice': price,
  'money.sewerPrice': price,
  'money.treatmentPrice': price,
  'money.carbonIntensity': [0, 1e-6],
  'money.carbonPrice': [0, 10],
  'money.installed': [0, 1e9],
  'money.incentive': [0, 1e9],
  'money.escalation': [-0.5, 1],
  'money.discount': [-0.5, 1],
  'money.life': [1, 50],
}

export const boundsAt = (path: string): Bounds | undefined => bounds[path]
