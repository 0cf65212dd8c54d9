/** The schemas of a search for dry gas coils: its request and its answer. */
import { z } from 'zod'
import { limits } from '../../limits'
import { gasCoil } from '../document/gasCoil'
import { gasInput } from '../document/gasDocument'

const n = z.number()
const { values: mostValues, candidates: mostCandidates } = limits.search
const { geometry } = gasCoil.shape

/** The values to try, or all that the catalogue has. */
const values = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('optimize'), z.array(value).min(1).max(mostValues)]).optional()

/** A tube with its pattern in the fin plate [m]. */
const tube = z.strictObject({ tubeOutsideDiameter: n, tubeWall: n, transversePitch: n, longitudinalPitch: n })

const choices = z.strictObject({
  ...{ finnedHeight: values(n), finnedLength: values(n), rows: values(z.int()), finPitch: values(n) },
  ...{ circuiting: values(n), tube: values(tube), finSurface: values(geometry.shape.finSurface) },
})

const gasCoilRanks = ['cost', 'gas drop', 'fluid drop', 'weight'] as const

export const gasCoilSearch = z.strictObject({
  /** With its coil, the heat that this is asked to do, and its limits. */
  gas: gasInput,
  choices,
  rankBy: z.enum(gasCoilRanks).optional(),
  most: z.int().min(1).max(mostCandidates).optional(),
  /** The reader's units: figures are then judged with the digits that the reader sees. */
  system: z.enum(['IP', 'SI']).optional(),
})

export type GasCoilSearch = z.infer<typeof gasCoilSearch>
export type GasCoilRank = (typeof gasCoilRanks)[number]
export type GasCoilGeometry = z.infer<typeof geometry>

/** The figures by which a coil is judged. SI. */
const figures = z.object({
  heat: n,
  /** Heat over the required, less one [-]. */
  margin: n,
  ...{ gasOut: n, gasDrop: n, faceVelocity: n, fanPower: n, fluidOut: n, fluidDrop: n, fluidVelocity: n },
  /** Metal or gas, and how far it is above the highest dew point. */
  ...{ coldest: n, dewMargin: n },
  ...{ weight: n, feeds: n, passes: n },
  /** Relative price, see `costIndex` [-]. */
  cost: n,
})

export type GasCoilFigures = z.infer<typeof figures>

/** The limits that decide, by the notice that tells of each. */
export const judgedNotices = {
  HEAT_LOW: 'heat',
  GAS_DP: 'gasDrop',
  FLUID_DP: 'fluidDrop',
  GAS_CONDENSES: 'coldest',
} as const

export type GasCoilLimit = (typeof judgedNotices)[keyof typeof judgedNotices] | 'errors'

const gasCoilLimit = z.enum([...Object.values(judgedNotices), 'errors'] as const)

const shortfall = z.object({ of: gasCoilLimit, value: n, wanted: n, by: n })

export const gasCoilSearchAnswer = z.object({
  candidates: z.array(z.object({ geometry, figures, notices: z.array(z.string()), isOnFront: z.boolean() })),
  nearMisses: z.array(z.object({ geometry, figures, shortfalls: z.array(shortfall) })),
  considered: n,
  rated: n,
  refused: n,
  missed: z.partialRecord(gasCoilLimit, n),
  found: n,
})

export type GasCoilSearchAnswer = z.infer<typeof gasCoilSearchAnswer>
