/** The engine, each function beside the yardstick of the same run. */
import { correlationOf, liquidWater, moistAir, saturationPressure, water, wetBulb } from '../engine'
import { rateCoil } from '../engine/coils'
import type { CoilInput } from '../engine/coils/coil'
import { coolingExample, heatingExample } from '../shared/designs/exampleCoil'
import { type Measurement, measure, yardstick } from './measure'
import { figures, printTable } from './table'

const p = 101_325

const tubes = { tubeOutsideDiameter: 0.009525, tubeWall: 0.0003, transversePitch: 0.0254, longitudinalPitch: 0.022 }
const small = { ...coolingExample.geometry, ...tubes, finnedHeight: 0.6096, finnedLength: 0.9, rows: 4 }

/** R-410A at 7 °C boiling to 5 K of superheat, and condensing at 50 °C to 5 K of subcooling. */
const evaporator: CoilInput = {
  coilType: 'EVAP',
  application: 'Cooling',
  surfaceCondition: 'Wet',
  engineVersion: 'v2025',
  air: { ...coolingExample.air, flow: { basis: 'standard-volume', value: 1.2 } },
  geometry: { ...small, circuiting: 0.5 },
  refrigerant: {
    name: 'R-410A',
    suctionTemperature: 280.15,
    inlet: { kind: 'liquid-temperature', value: 308.15 },
    given: { kind: 'superheat', value: 5 },
  },
}
const condenser: CoilInput = {
  coilType: 'COND',
  application: 'Heating',
  surfaceCondition: 'Dry',
  engineVersion: 'v2025',
  air: { ...evaporator.air, dryBulb: 308.15, humidity: { kind: 'relative-humidity', value: 0.4 } },
  geometry: { ...small, circuiting: 0.25 },
  refrigerant: {
    name: 'R-410A',
    at: { kind: 'dew-temperature', value: 323.15 },
    hotGasTemperature: 350,
    given: { kind: 'subcooling', value: 5 },
  },
}

/** No two calls in a row ask the same, or the compiler would answer once for all. */
let step = 0
const T = () => 299 + (step++ % 64) / 50

const glycolExample = {
  ...coolingExample,
  fluid: { ...coolingExample.fluid, name: 'Propylene glycol', share: 0.3 },
}

const operations: Record<string, () => unknown> = {
  'saturation pressure': () => saturationPressure(T()),
  'wet bulb from humidity ratio': () => wetBulb(T(), 0.0112, p),
  'moist air from wet bulb': () => moistAir({ T: T(), Twb: 292.6, p }),
  'moist air from humidity': () => moistAir({ T: T(), RH: 0.5, p }),
  'liquid water': () => liquidWater(T()),
  'water from pressure and enthalpy': () => water({ p: 1e6, h: 2.9e6 + T() }),
  'rating of the cooling example, partly wet': () => rateCoil(coolingExample),
  'rating of the heating example, dry': () => rateCoil(heatingExample),
  'rating of the cooling example with glycol': () => rateCoil(glycolExample),
  'fluid coil by v2025, partly wet': () => rateCoil({ ...coolingExample, engineVersion: 'v2025' }),
  'evaporator by v2025': () => rateCoil(evaporator),
  'condenser by v2025': () => rateCoil(condenser),
  'Gnielinski by its name': () => correlationOf('gnielinski')?.evaluate({ Re: 1e5 + T(), Pr: 5 }),
}

export function benchEngine(): void {
  const baseline = measure('yardstick: 1,000 exp, log and sqrt', yardstick)
  const row = ({ name, microseconds, spread }: Measurement) => [
    name,
    figures(microseconds),
    figures(1e6 / microseconds),
    `${(spread * 100).toFixed(0)} %`,
    figures(microseconds / baseline.microseconds),
  ]
  const measured = Object.entries(operations).map(([name, operation]) => measure(name, operation))
  printTable('Engine', ['operation', 'µs', 'per second', 'spread', 'of yardstick'], [baseline, ...measured].map(row))
}
