/** A rating with round numbers, as the server answers it: what the page shows must follow from these. */
import type { AirState, CoilRating } from '../../../engine/coils/coil'
import { toSI } from '../../../engine/units'
import type { Warning } from '../../../engine/warnings'
import { withCoilWords } from '../../../shared/coils/notices/coilWords'

const f = (degrees: number) => toSI('temperature', 'F', degrees)
const mbh = (value: number) => toSI('heatFlow', 'MBH', value)

function air(dryBulb: number, wetBulb: number, dewPoint: number, grains: number, relativeHumidity: number): AirState {
  return {
    dryBulb: f(dryBulb),
    wetBulb: f(wetBulb),
    dewPoint: f(dewPoint),
    humidityRatio: toSI('humidityRatio', 'gr/lb', grains),
    relativeHumidity,
    enthalpy: 50_000,
    specificVolume: 0.85,
  }
}

const dryBulbs = [80, 70, 61, 53.5]
const grains = [78, 74, 66, 57]
const fluids = [55.2, 50.5, 46.8, 44]

const warnings: readonly Warning[] = [
  {
    code: 'FIN_RANGE',
    severity: 'info',
    message: 'Collar diameter 16.2 mm is outside the fin data.',
    value: 0.0162,
    limits: [0.0069, 0.0136],
    quantity: 'smallLength',
  },
  {
    code: 'CARRYOVER',
    severity: 'warning',
    message: 'standard face velocity 3.05 m/s',
    input: 'geometry.finnedHeight',
    value: 3.048,
    limits: [0, 2.794],
    quantity: 'velocity',
  },
]

export const exampleRating: CoilRating = {
  coilType: 'FLUID',
  engineVersion: 'original',
  totalCapacity: mbh(391.8),
  sensibleCapacity: mbh(261.4),
  sensibleHeatRatio: 0.667,
  air: {
    dryAirFlow: 5.1,
    entering: air(80, 67, 60.3, 78, 0.511),
    leaving: air(53.5, 52.7, 52, 57, 0.95),
    pressure: 101_325,
    standardFaceVelocity: toSI('velocity', 'ft/min', 600),
    faceVelocity: toSI('velocity', 'ft/min', 616),
    pressureDrop: toSI('airPressureDrop', 'inH2O', 0.75),
    dryPressureDrop: toSI('airPressureDrop', 'inH2O', 0.61),
    condensate: 0.015,
    reynolds: 3800,
    coefficient: 63,
    finEfficiency: 0.87,
    surfaceEfficiency: 0.88,
  },
  fluid: {
    massFlow: 4.73,
    volumeFlow: toSI('volumeFlow', 'gpm', 75),
    enteringTemperature: f(44),
    leavingTemperature: f(55.2),
    tubeVelocity: 1.06,
    reynolds: 12_345,
    coefficient: 5200,
    pressureDrop: { tubes: 9000, bends: 3000, headers: 1200, connections: 900, total: 14_100 },
  },
  wetFraction: 0.9,
  rows: [0, 1, 2].map(index => ({
    row: index + 1,
    airIn: { dryBulb: f(dryBulbs[index]!), humidityRatio: grains[index]! / 7000 },
    airOut: { dryBulb: f(dryBulbs[index + 1]!), humidityRatio: grains[index + 1]! / 7000 },
    fluidIn: f(fluids[index + 1]!),
    fluidOut: f(fluids[index]!),
    surface: f(58 - 4 * index),
    wetFraction: index === 0 ? 0.7 : 1,
    heat: mbh(130.6),
    sensibleHeat: mbh(87.1),
  })),
  resistances: [
    { name: 'air', value: 0.0104, share: 0.7 },
    { name: 'fluid', value: 0.0045, share: 0.3 },
  ],
  conductance: 9000,
  construction: {
    tubesHigh: 24,
    tubes: 144,
    feeds: 24,
    passes: 6,
    faceArea: 1.3935,
    depth: 0.198,
    outsideArea: 130,
    insideArea: 7.2,
    dryWeight: 144,
    operatingWeight: 186,
    internalVolume: 0.041,
    connectionDiameter: 0.0635,
    connectionLabel: '2½ MPT',
    connectionVelocity: 1.5,
    casingHeight: 0.99,
    casingDepth: 0.254,
    overallLength: 1.7145,
  },
  energyBalance: 1e-6,
  iterations: 12,
  warnings: warnings.map(withCoilWords),
}
