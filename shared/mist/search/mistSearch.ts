/** The schemas of a search for sprays: its request and its answer. */
import { z } from 'zod'
import { limits } from '../../limits'
import { mistInput } from '../document/mistDocument'

const n = z.number()
const { values: mostValues, candidates: mostCandidates } = limits.search

/** The values to try, or all that the catalogue has. */
const values = z.union([z.literal('optimize'), z.array(n).min(1).max(mostValues)]).optional()

const sprayRanks = ['savings', 'nozzles', 'water'] as const

export const mistSearch = z.strictObject({
  /** With its limits: the air to the coil among them. */
  mist: mistInput,
  choices: z.strictObject({ effectiveness: values, pressure: values, nozzle: values }),
  rankBy: z.enum(sprayRanks).optional(),
  most: z.int().min(1).max(mostCandidates).optional(),
  /** The reader's units: figures are then judged with the digits that the reader sees. */
  system: z.enum(['IP', 'SI']).optional(),
})

export type MistSearch = z.infer<typeof mistSearch>
export type SprayRank = (typeof sprayRanks)[number]

/** The figures by which a spray is judged: design hour and year. SI and money. */
const figures = z.object({
  leaving: n,
  supply: n,
  nozzles: n,
  pumpPower: n,
  droplets: n,
  /** Way of a droplet to the coil over its life, less one [-]; -1 where it never evaporates. */
  margin: n,
  energySaved: n,
  water: n,
  savings: n,
})

export type SprayFigures = z.infer<typeof figures>

/** The limits that decide, by the notice that tells of each. */
export const judgedNotices = {
  AIR_HOT: 'leaving',
  WATER_HIGH: 'water',
  NOZZLES_MANY: 'nozzles',
  WET_COIL: 'wet',
  MIST_SATURATED: 'saturated',
} as const

export type SprayLimit = (typeof judgedNotices)[keyof typeof judgedNotices]

const sprayLimit = z.enum(Object.values(judgedNotices))
const spray = mistInput.shape.spray
const shortfall = z.object({ of: sprayLimit, value: n, wanted: n, by: n })

export const mistSearchAnswer = z.object({
  candidates: z.array(z.object({ spray, figures, notices: z.array(z.string()), isOnFront: z.boolean() })),
  nearMisses: z.array(z.object({ spray, figures, shortfalls: z.array(shortfall) })),
  considered: n,
  rated: n,
  refused: n,
  missed: z.partialRecord(sprayLimit, n),
  found: n,
})

export type MistSearchAnswer = z.infer<typeof mistSearchAnswer>
