/** The economizer: a unit of twelve rows beside the yardstick of the same run. */
import { type EconomizerInput, economizerYear, rateEconomizer, type TubeBank } from '../engine/economizer'
import { benchOperations } from './operations'

const fin = { height: 0.0127, thickness: 0.00127, density: 157, metal: '316 Stainless' }
const bank: TubeBank = {
  ...{ layout: 'staggered', rows: 12, tubesWide: 12, tubeLength: 1.8, tubeDiameter: 0.0381, tubeWall: 0.00211 },
  ...{ transversePitch: 0.0762, longitudinalPitch: 0.066, tubeMetal: '316 Stainless', fins: { kind: 'solid', ...fin } },
}

/** No two in a row ask the same: water of a little more or less. */
let step = 0
const input = (water: number): EconomizerInput => ({
  firing: { fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'dry-oxygen', value: 0.03 } },
  source: {
    kind: 'boiler',
    boiler: {
      size: { kind: 'horsepower', value: 600 },
      firing: { kind: 'stack-temperature', value: 480 },
      duty: { kind: 'steam', pressure: 963_000, blowdown: 0.05 },
      feedwater: 378,
    },
  },
  stages: [{ bank, liquid: { pressure: 1.4e6 }, waterFlow: 3, waterIn: water + (step++ % 64) / 20 }],
})
/** Five loads, whose ratings a year brings with it: each with its own air as boilers have it. */
const loads = [1, 0.8, 0.6, 0.4, 0.25].map((load, i) => ({
  load,
  air: { kind: 'dry-oxygen' as const, value: 0.03 + i / 200 },
  hours: 1500,
}))

const whole = (water: number) => [rateEconomizer(input(water)), economizerYear(input(water), loads)]
const operations: Record<string, () => unknown> = {
  'rating, dry': () => rateEconomizer(input(375)),
  'rating, condensing': () => rateEconomizer(input(300)),
  'rating, turndown of five loads, year: dry': () => whole(375),
  'rating, turndown of five loads, year: condensing': () => whole(300),
}

export const benchEconomizer = (): void => benchOperations('Economizer of 12 rows', operations)
