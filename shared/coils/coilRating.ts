/** The schema of a rating in an answer of the design service. */
import { z } from 'zod'
import type { CoilRating } from '../../engine/coils/coil'
import { coilType } from '../../engine/options/coilType'
import { finSurface } from '../../engine/options/finSurface'
import { methodUsed, warning } from '../tools/results/ratingSchemas'

const n = z.number()
const ratedSurfaces = finSurface.codes.filter(code => code !== 'Optimize')

export const airState = z.object({
  dryBulb: n,
  wetBulb: n,
  dewPoint: n,
  humidityRatio: n,
  relativeHumidity: n,
  enthalpy: n,
  specificVolume: n,
})

const phaseChange = z.object({
  enteringPressure: n,
  leavingPressure: n,
  enteringEnthalpy: n,
  leavingEnthalpy: n,
  enteringQuality: n.optional(),
  leavingQuality: n.optional(),
  superheat: n.optional(),
  subcooling: n.optional(),
  massFlux: n,
  saturationDrop: n,
  glide: n.optional(),
  charge: n,
  zones: z.object({ superheated: n, twoPhase: n, subcooled: n }),
  along: z.array(z.object({ share: n, T: n })).optional(),
  dryoutShare: n.optional(),
})

const borne = z.object({ pressure: n, temperature: n })
const ratedPressure = z.object({ tubes: borne, headers: borne.extend({ efficiency: n }) })

const band = z.object({ low: n, high: n })

const point = z.object({ dryBulb: n, humidityRatio: n })

export const coilRating = z.object({
  coilType: z.enum(coilType.codes),
  engineVersion: z.enum(['original', 'v2025']),
  totalCapacity: n,
  sensibleCapacity: n,
  sensibleHeatRatio: n,
  air: z.object({
    dryAirFlow: n,
    entering: airState,
    leaving: airState,
    pressure: n,
    standardFaceVelocity: n,
    faceVelocity: n,
    pressureDrop: n,
    dryPressureDrop: n,
    condensate: n,
    reynolds: n,
    coefficient: n,
    finEfficiency: n,
    surfaceEfficiency: n,
  }),
  fluid: z.object({
    massFlow: n,
    volumeFlow: n,
    enteringTemperature: n,
    leavingTemperature: n,
    tubeVelocity: n,
    reynolds: n,
    coefficient: n,
    pressureDrop: z.object({ tubes: n, bends: n, headers: n, connections: n, total: n }),
    phaseChange: phaseChange.optional(),
    protection: z.object({ freezing: n, burst: n.optional() }).optional(),
  }),
  chosen: z.object({ circuiting: n.optional(), finSurface: z.enum(ratedSurfaces).optional() }).optional(),
  arrangement: z
    .object({ applied: z.enum(['counter', 'parallel', 'cross', 'zig-zag', 'user defined']), rule: z.string() })
    .optional(),
  apparatusDewPoint: n.optional(),
  uncertainty: z.object({ totalCapacity: band, airPressureDrop: band, fluidPressureDrop: band }).optional(),
  methods: z.array(methodUsed).optional(),
  wetFraction: n,
  rows: z.array(
    z.object({
      row: n,
      airIn: point,
      airOut: point,
      fluidIn: n,
      fluidOut: n,
      surface: n,
      wetFraction: n,
      heat: n,
      sensibleHeat: n,
    }),
  ),
  resistances: z.array(
    z.object({
      name: z.enum(['air', 'outside fouling', 'bond', 'tube wall', 'inside fouling', 'fluid']),
      value: n,
      share: n,
    }),
  ),
  conductance: n,
  construction: z.object({
    tubesHigh: n,
    tubes: n,
    feeds: n,
    passes: n,
    faceArea: n,
    depth: n,
    outsideArea: n,
    insideArea: n,
    dryWeight: n,
    operatingWeight: n,
    internalVolume: n,
    connectionDiameter: n,
    connectionLabel: z.string(),
    connectionVelocity: n,
    nextConnection: z.object({ label: z.string(), diameter: n, growth: n }).optional(),
    ratedPressure: ratedPressure.optional(),
    casingHeight: n,
    casingDepth: n,
    overallLength: n,
  }),
  energyBalance: n,
  iterations: n,
  warnings: z.array(warning),
}) satisfies z.ZodType<CoilRating>
