/** Fans to try the product with. They belong to no maker. */
import type { FanRecord } from './fanRecord'

const source = 'Sample data of the product: round figures of axial fans, of no maker. Replace before use.'

const foot = 0.3048
/** Standard air of the product, rounded [kg/m3], and the tips of all of them [m/s]. */
const [density, tipSpeed] = [1.2, 50]

/** Sizes [ft] that are usual over bundles. */
const sizes = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

/** Of two settings of the blades: flow over ring and tips, total pressure over density and tips squared, and efficiency. */
const settings = [
  {
    angle: 8,
    flow: [0.09, 0.12, 0.15, 0.18, 0.21],
    pressure: [0.085, 0.075, 0.06, 0.042, 0.02],
    efficiency: [0.52, 0.64, 0.7, 0.66, 0.46],
  },
  {
    angle: 14,
    flow: [0.13, 0.165, 0.2, 0.235, 0.27],
    pressure: [0.108, 0.094, 0.076, 0.053, 0.025],
    efficiency: [0.54, 0.65, 0.71, 0.66, 0.45],
  },
] as const

/** As a data sheet prints it. */
const rounded = (value: number) => Number(value.toPrecision(3))

export const sampleFans: readonly FanRecord[] = sizes.flatMap(feet =>
  settings.map(({ angle, ...curve }): FanRecord => {
    const diameter = feet * foot
    const ring = (Math.PI / 4) * diameter ** 2
    const flow = curve.flow.map(share => rounded(share * ring * tipSpeed))
    const pressure = curve.pressure.map(share => rounded(share * density * tipSpeed ** 2))
    return {
      ...{ maker: 'Sample', model: `SA-${feet}-${angle}`, impeller: `4 blades at ${angle}°`, diameter, density },
      speed: Math.round((60 * tipSpeed) / (Math.PI * diameter)) / 60,
      ...{ flow, pressure },
      power: flow.map((value, i) => rounded((value * pressure[i]!) / curve.efficiency[i]!)),
      source,
    }
  }),
)
