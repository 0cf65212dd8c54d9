/** The schema of a rated dry gas coil, as page and reports show it. SI. */
import { z } from 'zod'

const n = z.number()
const band = z.object({ low: n, high: n })

export const gasCoilRating = z.object({
  heat: n,
  isValid: z.boolean(),
  gas: z.object({
    massFlow: n,
    volumeFlow: n,
    normalVolumeFlow: n,
    enteringTemperature: n,
    leavingTemperature: n,
    enteringPressure: n,
    leavingPressure: n,
    density: z.object({ entering: n, mean: n, leaving: n }),
    compressibility: n,
    faceVelocity: n,
    maximumVelocity: n,
    reynolds: n,
    prandtl: n,
    coefficient: n,
    finEfficiency: n,
    surfaceEfficiency: n,
    pressureDrop: z.object({ friction: n, acceleration: n, total: n }),
  }),
  fan: z.object({ density: n, volumeFlow: n, gasPower: n, power: n.optional() }),
  fluid: z.object({
    massFlow: n,
    volumeFlow: n,
    enteringTemperature: n,
    leavingTemperature: n,
    tubeVelocity: n,
    reynolds: n,
    coefficient: n,
    pressureDrop: z.object({ total: n }),
  }),
  wall: z.object({ coldest: n, hottest: n }),
  dewPoints: z.object({ water: n.optional(), acid: n.optional(), mixture: n, margin: n }),
  rows: z.array(
    z.object({
      ...{ row: n, gasIn: n, gasOut: n, fluidIn: n, fluidOut: n, coldestWall: n, hottestWall: n, heat: n },
      pressureDrop: n,
    }),
  ),
  resistances: z.array(z.object({ name: z.string(), value: n, share: n })),
  conductance: n,
  transferUnits: n,
  effectiveness: n,
  meanDifference: n,
  correctionFactor: n,
  construction: z.object({
    ...{ tubes: n, feeds: n, passes: n, faceArea: n, outsideArea: n, insideArea: n, dryWeight: n, operatingWeight: n },
    internalVolume: n,
  }),
  uncertainty: z.object({ heat: band, gasPressureDrop: band, fluidPressureDrop: band }),
  energyBalance: n,
})

/** What lists and the home page show of a coil: without its rows and resistances. */
export const gasCoilSummary = gasCoilRating.pick({
  ...{ heat: true, effectiveness: true, gas: true, fan: true, fluid: true, wall: true, dewPoints: true },
  uncertainty: true,
})

export type GasCoilSummary = z.infer<typeof gasCoilSummary>
export type GasCoilResult = z.infer<typeof gasCoilRating>
