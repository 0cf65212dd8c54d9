/** The schemas of a search for air coolers: its request and its answer. */
import { z } from 'zod'
import { limits } from '../../limits'
import { airCoolerInput } from '../document/airCoolerDocument'

const n = z.number()
const { values: mostValues, candidates: mostCandidates } = limits.search

/** The values to try, or all that the catalogue has. */
const values = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('optimize'), z.array(value).min(1).max(mostValues)]).optional()

/** Sizes of the unit that a search may vary. Blades and fins are chosen for each unit: see `searchCoolers`. */
const choices = z.strictObject({
  ...{ bays: values(z.int()), fansPerBay: values(z.int()), fanDiameter: values(n), rows: values(z.int()) },
  ...{ passes: values(z.int()), tubesPerRow: values(z.int()), tubeLength: values(n), tubeDiameter: values(n) },
  ...{ tubePitch: values(n), finHeight: values(n), finDensity: values(n), faceVelocity: values(n) },
  tipSpeed: values(n),
  finKind: values(airCoolerInput.shape.bundle.shape.fins.shape.kind.exclude(['plate'])),
})

const coolerRanks = ['cost', 'cost and power', 'fan power', 'weight', 'plot'] as const

export const airCoolerSearch = z.strictObject({
  /** With its duty and its limits. */
  airCooler: airCoolerInput,
  choices,
  rankBy: z.enum(coolerRanks).optional(),
  most: z.int().min(1).max(mostCandidates).optional(),
  /** The reader's units: figures are then judged with the digits that the reader sees. */
  system: z.enum(['IP', 'SI']).optional(),
})

export type AirCoolerSearch = z.infer<typeof airCoolerSearch>
export type CoolerRank = (typeof coolerRanks)[number]

/** The parts of an air cooler that a search changes. */
const sized = airCoolerInput.pick({ unit: true, bundle: true, fans: true }).extend({
  flow: airCoolerInput.shape.air.shape.flow,
})

export type SizedCooler = z.infer<typeof sized>

/** The figures by which a unit is judged, at its design air. SI. */
const figures = z.object({
  heat: n,
  /** Heat over the required, less one [-]. */
  margin: n,
  ...{ outlet: n, airOut: n, processDrop: n, velocity: n, faceVelocity: n, totalPressure: n, coverage: n },
  /** Of all fans, at their terminals. */
  fanPower: n,
  /** Of the blades, as given or as the search chose it. */
  tipSpeed: n,
  ...{ soundPressure: n, soundPower: n, coldestWall: n, width: n, length: n, plot: n, weight: n },
  /** Relative price, see `coolerCostIndex` [-]; the same with the power of the fans over the life. */
  ...{ cost: n, lifeCost: n },
})

export type CoolerFigures = z.infer<typeof figures>

/** The limits that decide, by the notice that tells of each; that of noise tells of two. */
export const judgedNotices = {
  DUTY_SHORT: 'heat',
  MARGIN_SMALL: 'heat',
  FLUID_DP: 'processDrop',
  AIR_DP_HIGH: 'airDrop',
  FAN_POWER: 'fanPower',
  NOISE: 'soundPressure',
  TIP_SPEED: 'tipSpeed',
  FAN_COVERAGE: 'coverage',
  FACE_LIMIT: 'faceVelocity',
  WIDTH: 'width',
  LENGTH: 'length',
  POUR: 'wall',
  FREEZE: 'wall',
  FIN_TEMP: 'fins',
} as const

export type CoolerLimit = (typeof judgedNotices)[keyof typeof judgedNotices] | 'soundPower'

const coolerLimit = z.enum([...new Set(Object.values(judgedNotices)), 'soundPower'] as const)

const shortfall = z.object({ of: coolerLimit, value: n, wanted: n, by: n })

export const airCoolerSearchAnswer = z.object({
  candidates: z.array(z.object({ cooler: sized, figures, notices: z.array(z.string()), isOnFront: z.boolean() })),
  nearMisses: z.array(z.object({ cooler: sized, figures, shortfalls: z.array(shortfall) })),
  considered: n,
  rated: n,
  refused: n,
  missed: z.partialRecord(coolerLimit, n),
  found: n,
})

export type AirCoolerSearchAnswer = z.infer<typeof airCoolerSearchAnswer>
