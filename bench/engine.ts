/** The functions of the engine, each relative to the yardstick of the same run. */
import { correlationOf, liquidWater, moistAir, saturationPressure, water, wetBulb } from '../engine'
import { rateCoil } from '../engine/coils'
import { coolingExample, heatingExample } from '../shared/coils/document/exampleCoil'
import { exampleOf } from '../shared/coils/document/exampleCoils'
import { condenser, evaporator } from './coils'
import { type Measurement, measure, yardstick } from './measure'
import { figures, printTable } from './table'

const p = 101_325

/** Changes the arguments of each call, so that the compiler cannot move a constant result out of the loop. */
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
  'distributing steam by v2025': () => rateCoil({ ...exampleOf('STEAM_DISTR'), engineVersion: 'v2025' }),
  'superheated steam by v2025': () => rateCoil({ ...exampleOf('SUPER_STEAM'), engineVersion: 'v2025' }),
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
