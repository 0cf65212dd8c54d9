/** The schema of a rating of an air cooler as page and reports show it: duty, passes, air, fans, noise, year. SI. */
import { z } from 'zod'
import { climateSchema } from '../../climates/climateSchema'
import { methodUsed, warning } from '../../tools/results/ratingSchemas'
import { assumedPrices, worthSchema } from '../../tools/results/worthSchema'

const n = z.number()

const pass = z.object({ rows: n, inlet: n, outlet: n, heat: n, velocity: n, reynolds: n, film: n, drop: n })
const share = z.object({ area: n, heat: n })
const phase = z.object({
  phase: z.enum(['liquid', 'vapour', 'dense']),
  ...{ density: n, viscosity: n, heatCapacity: n, conductivity: n, molarMass: n.optional() },
})
const streamEnd = z.object({ vapourShare: n.optional(), phases: z.array(phase) })
const offPoint = z.object({ airIn: n, airFlow: n, heat: n, share: n, outlet: n, airOut: n, coldestWall: n })
const point = { heat: n, outlet: n, power: n }
const fanPlace = z.object({ flow: n, pressure: n, power: n.optional() })
const gasMethod = z.enum(['silver-bell-ghaly', 'colburn-hougen'])
const sums = z.object({ energy: n, hoursAbove: n, cost: n })

export const airCoolerRating = z.object({
  heat: n,
  required: n.optional(),
  margin: n.optional(),
  surfaceMargin: n.optional(),
  air: z.object({
    ...{ massFlow: n, pressure: n, inlet: n, leaving: n, leavingByRow: z.array(n), faceVelocity: n },
    ...{ standardFaceVelocity: n, leavingVelocity: n, reynolds: n, film: n, bareFilm: n, finEfficiency: n, drop: n },
  }),
  stream: z.object({
    ...{ massFlow: n, inlet: n, outlet: n, outletQuality: n.optional(), velocity: n, reynolds: n, film: n },
    /** What it is where it comes and where it leaves; ratings kept from before have none. */
    ends: z.object({ inlet: streamEnd, outlet: streamEnd }).optional(),
    saturation: z.object({ dew: n, bubble: n }).optional(),
    drop: z.object({ tubes: n, headers: n, nozzles: n, total: n }),
    coldestWall: n,
    passes: z.array(pass),
    phases: z.object({ vapour: share, condensing: share, liquid: share }).optional(),
    /** A gas that does not condense, with what vapour it keeps and the curve of the heat that is given off. */
    beside: z
      .object({
        ...{ name: z.string(), moleShare: n, massShare: n, massFlow: n, dewIn: n, dewOut: n },
        ...{ vapourPressureIn: n, vapourPressureOut: n, vapourIn: n, vapourOut: n, condensate: n },
        method: gasMethod,
        compared: z.object({ method: gasMethod, heat: n, vapourOut: n }).optional(),
        curve: z.array(z.object({ heat: n, temperature: n, vapour: n, surface: n.optional() })),
      })
      .optional(),
  }),
  exchange: z.object({
    ...{ bareArea: n, finnedArea: n, faceArea: n, freeFlow: n, overall: n, ntu: n, ratio: n, effectiveness: n },
    ...{ meanDifference: n.optional(), factor: n.optional(), roetzelNicole: n.optional() },
  }),
  fans: z.object({
    ...{ count: n, flow: n, density: n, ringVelocity: n, staticPressure: n, velocityPressure: n, totalPressure: n },
    ...{ shaft: n, electric: n, power: n, coverage: n, dispersion: n.optional(), tipSpeed: n, speed: n },
  }),
  noise: z.object({
    ...{ powerOfFan: n, power: n, pressureAtFan: n },
    byDistance: z.array(z.object({ distance: n, pressure: n })),
    /** Estimated; of all fans. */
    octaves: z.array(z.object({ frequency: n, power: n, weighted: n })),
  }),
  /** Total pressure by the flow of one fan: what is asked for, the design, and the fan's own curve where it is known. */
  lines: z.object({
    ...{ system: z.array(fanPlace), oneOff: z.array(fanPlace).optional(), curve: z.array(fanPlace).optional() },
    ...{ point: fanPlace, oneOffPoint: fanPlace.optional() },
    ...{ meets: fanPlace.optional(), oneOffMeets: fanPlace.optional() },
  }),
  construction: z.object({
    ...{ width: n, length: n, plotArea: n, bundleDepth: n, tubes: n, tubeWeight: n, finWeight: n, bundleWeight: n },
    ...{ weight: n, volume: n },
  }),
  pinch: n,
  residual: n,
  /** A fan that stands, all that stand, and the coldest air. */
  off: z.object({ oneFanOff: offPoint, allFansOff: offPoint, winter: offPoint.optional() }),
  climate: climateSchema,
  /** Absent where the place has air too hot for the stream; a notice says so. */
  year: z
    .object({
      ...{ setPoint: n, hours: n, hoursWithoutFans: n, fixed: sums, steps: sums, speed: sums },
      bins: z.array(
        z.object({
          ...{ dryBulb: n, hours: n },
          fixed: z.object(point),
          steps: z.object({ ...point, fans: n }),
          speed: z.object({ ...point, ratio: n }),
        }),
      ),
      worth: worthSchema.optional(),
      assumed: assumedPrices,
    })
    .optional(),
  warnings: z.array(warning),
  methods: z.array(methodUsed).optional(),
})

/** What lists and the home page show of an air cooler: without its year, its exchange and its size. */
export const airCoolerRatingSummary = airCoolerRating.pick({
  ...{ heat: true, margin: true, air: true, stream: true, fans: true, noise: true, warnings: true },
})

export type AirCoolerSummary = z.infer<typeof airCoolerRatingSummary>
export type AirCoolerRating = z.infer<typeof airCoolerRating>
export type AirCoolerYear = NonNullable<AirCoolerRating['year']>
