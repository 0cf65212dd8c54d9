/** Boilers to try the product with. They belong to no maker. */
import type { BoilerRecord } from './boilerRecord'

const source = 'Sample data of the product: round figures of packaged boilers, of no maker. Replace before use.'

const inch = 0.0254
const poundsOfSteam = (psig: number) => psig * 6894.757 + 101_325

/** Boiler horsepower, and the diameter of the gas outlet that is usual with it [in]. */
const firetubes = [
  [20, 8],
  [50, 10],
  [100, 12],
  [150, 14],
  [200, 16],
  [250, 18],
  [300, 20],
  [350, 20],
  [400, 22],
  [500, 24],
  [600, 24],
  [700, 28],
  [800, 28],
  [1000, 32],
  [1500, 36],
] as const
const watertubes = [
  [600, 30],
  [800, 34],
  [1000, 38],
  [1500, 46],
  [2000, 52],
  [3000, 64],
] as const

interface Series {
  series: string
  prefix: string
  offeredOn: BoilerRecord['offeredOn']
  design: BoilerRecord['design']
  duty: BoilerRecord['duty']
  psig: number
  /** At full fire [K]. */
  stackTemperature: number
  sizes: readonly (readonly [horsepower: number, outlet: number])[]
}

const kelvin = (fahrenheit: number) => Math.round(((fahrenheit + 459.67) * 50) / 9) / 10

const steam = { design: 'firetube', duty: 'steam', sizes: firetubes } as const
const series: readonly Series[] = [
  {
    ...{ series: 'Sample firetube', prefix: 'SF', offeredOn: 'economizer' },
    ...{ ...steam, psig: 150, stackTemperature: kelvin(440) },
  },
  {
    ...{ series: 'Sample hot-water firetube', prefix: 'SH', offeredOn: 'all' },
    ...{ ...steam, duty: 'hot-water', psig: 125, stackTemperature: kelvin(360) },
  },
  {
    ...{ series: 'Sample watertube', prefix: 'SW', offeredOn: 'all', design: 'watertube', duty: 'steam', psig: 250 },
    ...{ stackTemperature: kelvin(520), sizes: watertubes },
  },
  {
    ...{ series: 'Sample partner firetube, four-pass', prefix: 'SP4', offeredOn: 'cleaver-brooks' },
    ...{ ...steam, psig: 150, stackTemperature: kelvin(420) },
  },
  {
    ...{ series: 'Sample partner firetube, two-pass', prefix: 'SP2', offeredOn: 'hurst-boiler' },
    ...{ ...steam, psig: 150, stackTemperature: kelvin(460) },
  },
]

export const sampleBoilers: readonly BoilerRecord[] = series.flatMap(({ sizes, prefix, psig, ...rest }) =>
  sizes.map(([horsepower, outlet]) => ({
    ...{ maker: 'Sample', ...rest, model: `${prefix}-${horsepower}` },
    ...{ horsepower, pressure: poundsOfSteam(psig), stackDiameter: outlet * inch, oxygen: 0.03, source },
  })),
)
