/** The schemas of a search for economizers: its request and its answer. */
import { z } from 'zod'
import { limits } from '../../limits'
import { economizerBank, economizerInput } from '../document/economizerDocument'

const n = z.number()
const { values: mostValues, candidates: mostCandidates } = limits.search

/** The values to try, or all that the catalogue has. */
const values = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('optimize'), z.array(value).min(1).max(mostValues)]).optional()

/** Sizes of the unit that a search may vary, and standard units, which it takes as they are. */
const choices = z.strictObject({
  rows: values(z.int()),
  tubesWide: values(z.int()),
  tubeLength: values(n),
  finDensity: values(n),
  finHeight: values(n),
  circuits: values(z.int()),
  units: z.array(economizerBank).min(1).max(500).optional(),
})

const unitRanks = ['cost', 'heat', 'gas drop', 'weight'] as const

export const economizerSearch = z.strictObject({
  /** With its limits: the required heat among them. */
  economizer: economizerInput,
  choices,
  rankBy: z.enum(unitRanks).optional(),
  most: z.int().min(1).max(mostCandidates).optional(),
  /** The reader's units: figures are then judged with the digits that the reader sees. */
  system: z.enum(['IP', 'SI']).optional(),
})

export type EconomizerSearch = z.infer<typeof economizerSearch>
export type UnitRank = (typeof unitRanks)[number]

/** The figures by which a unit is judged, at full fire. SI. */
const figures = z.object({
  heat: n,
  gasOut: n,
  gasDrop: n,
  waterDrop: n,
  velocity: n,
  efficiencyAfter: n,
  coldestMetal: n,
  height: n,
  width: n,
  dryWeight: n,
  /** Relative price, see `unitCostIndex` [-]. */
  cost: n,
  /** Heat over the required, less one [-]. */
  margin: n,
})

export type UnitFigures = z.infer<typeof figures>

/** The limits that decide, by the notice that tells of each. */
export const judgedNotices = {
  HEAT_LOW: 'heat',
  GAS_DP: 'gasDrop',
  GAS_OUT_LOW: 'gasOut',
  FLUID_DP: 'waterDrop',
  COLD_END: 'coldEnd',
  STEAMING: 'steaming',
  TIP_TEMP: 'finTip',
  HEIGHT: 'height',
  WIDTH: 'width',
  WEIGHT: 'weight',
} as const

export type UnitLimit = (typeof judgedNotices)[keyof typeof judgedNotices]

const unitLimit = z.enum(Object.values(judgedNotices))

const shortfall = z.object({ of: unitLimit, value: n, wanted: n, by: n })

export const economizerSearchAnswer = z.object({
  candidates: z.array(
    z.object({ unit: economizerBank, figures, notices: z.array(z.string()), isOnFront: z.boolean() }),
  ),
  nearMisses: z.array(z.object({ unit: economizerBank, figures, shortfalls: z.array(shortfall) })),
  considered: n,
  rated: n,
  refused: n,
  missed: z.partialRecord(unitLimit, n),
  found: n,
})

export type EconomizerSearchAnswer = z.infer<typeof economizerSearchAnswer>
