/** The lowest and highest value of each field [SI], as the engine takes them. */
import type { EconomizerInput } from '../document/economizerDocument'

type Bounds = readonly [min: number, max: number]

const share: Bounds = [0, 1]
const water: Bounds = [273.16, 640]
const pressure: Bounds = [1e5, 2e7]
const load: Readonly<Record<string, Bounds>> = {
  load: [0.05, 1.2],
  hours: [0, 8784],
  oxygen: [0, 0.18],
  stackTemperature: [300, 1200],
}
/** Rows of a bank, and tubes in one of them. */
export const bankRows: Bounds = [1, 60]
export const rowTubes: Bounds = [1, 400]
const bank: Readonly<Record<string, Bounds>> = {
  rows: bankRows,
  tubesWide: rowTubes,
  tubeLength: [0.1, 30],
  tubeDiameter: [0.005, 0.2],
  tubeWall: [1e-4, 0.05],
  transversePitch: [0.006, 1],
  longitudinalPitch: [0.005, 1],
  'fins.height': [5e-4, 0.06],
  'fins.thickness': [1e-4, 0.01],
  'fins.density': [10, 900],
  'fins.segmentWidth': [1e-3, 0.05],
  circuits: [1, 24_000],
  'bypass.gas': [0, 0.95],
  'bypass.water': [0, 0.95],
  'fouling.gas': [0, 0.05],
  'fouling.water': [0, 0.05],
  sootBlowerLanes: [0, 10],
}

const bounds: Readonly<Record<string, Bounds>> = {
  'boiler.pressure': [2e4, 2e7],
  'boiler.supply': [275, 640],
  'boiler.blowdown': [0, 0.5],
  'boiler.radiation': [0, 0.2],
  'fuel.hydrogen': share,
  'fuel.higherHeatingValue': [1e6, 2e8],
  'air.temperature': [230, 600],
  'air.humidity': [0, 0.2],
  'air.altitude': [-500, 5000],
  'air.trioxideShare': [0, 0.2],
  'water.temperature': water,
  'water.flow': [1e-4, 1e5],
  'water.share': share,
  'water.pressure': pressure,
  'condensing.water.temperature': water,
  'condensing.water.flow': [1e-4, 1e5],
  'condensing.water.share': share,
  'condensing.water.pressure': pressure,
  'stack.diameter': [0.05, 10],
  'stack.height': [1, 200],
  'stack.ambient': [220, 330],
  'limits.heat': [1e3, 1e9],
  'limits.gasDrop': [1, 5000],
  'limits.gasOut': [280, 1200],
  'limits.dewMargin': [0, 100],
  'limits.steamingMargin': [0, 200],
  'limits.waterDrop': [100, 1e6],
  'limits.height': [0.1, 30],
  'limits.width': [0.1, 30],
  'limits.weight': [1, 1e6],
  'money.fuelPrice': [0, 1e-6],
  'money.electricityPrice': [0, 1e-5],
  'money.carbonPrice': [0, 10],
  'money.nitrogenOxides': [0, 1e-5],
  'money.installed': [0, 1e9],
  'condensing.installed': [0, 1e9],
  'money.incentive': [0, 1e9],
  'money.escalation': [-0.5, 1],
  'money.discount': [-0.5, 1],
  'money.life': [1, 50],
  'offDesign.winterWater': water,
  'offDesign.dirt': [0, 0.05],
  'offDesign.otherOxygen': [0, 0.18],
}

const ofSize: Readonly<Record<EconomizerInput['boiler']['size']['kind'], Bounds>> = {
  horsepower: [1, 100_000],
  output: [1e3, 2e9],
  fired: [1e3, 2e9],
  steam: [1e-3, 800],
}

export function boundsAt(path: string, { boiler, air }: EconomizerInput): Bounds | undefined {
  if (path === 'boiler.size.value') return ofSize[boiler.size.kind]
  if (path === 'boiler.firing.value') return boiler.firing.kind === 'efficiency' ? [0.3, 1] : [300, 1200]
  if (path === 'air.given.value') return air.given.kind === 'excess' ? [0, 20] : [0, 0.18]
  if (path.startsWith('fuel.analysis.')) return share
  const [part, ...rest] = path.split('.')
  if (part === 'loads') return load[rest.at(-1) ?? '']
  if (part === 'unit') return bank[rest.join('.')]
  return path.startsWith('condensing.bank.') ? bank[rest.slice(1).join('.')] : bounds[path]
}
