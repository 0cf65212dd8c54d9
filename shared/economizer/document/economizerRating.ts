/** The schema of a rating of an economizer as page and reports show it: full load, loads, year, money. SI. */
import { z } from 'zod'
import { methodUsed, warning } from '../../tools/results/ratingSchemas'
import { assumedPrices, worthSchema } from '../../tools/results/worthSchema'

const n = z.number()

/** A row. Temperatures [K], heat [W], condensate [kg/s], coefficients [W/m2 K]. */
const row = z.object({
  heat: n,
  condensate: n,
  gasIn: n,
  gasOut: n,
  waterIn: n,
  waterOut: n,
  film: n,
  radiant: n,
  finEfficiency: n,
  waterFilm: n,
  reynolds: n,
  root: n,
  coldest: n,
  fin: n,
  tip: n,
  wetShare: n,
})

const stage = z.object({
  heat: n,
  condensate: n,
  condensateTemperature: n.optional(),
  /** Acidity of the condensate, by the carbon dioxide and sulfur trioxide of the gas. */
  condensateAcidity: n.optional(),
  gasIn: n,
  gasOut: n,
  bankGasOut: n,
  waterLeft: n,
  waterIn: n,
  waterOut: n,
  bankWaterOut: n,
  steamShare: n,
  steamingMargin: n,
  gasDrop: z.object({ friction: n, acceleration: n, total: n }),
  waterDrop: n,
  /** Of the water in the tubes [kg/s]. */
  bankWaterFlow: n,
  velocity: n,
  tubeReynolds: n,
  area: n,
  overall: n.optional(),
  effectiveness: n,
  coldestMetal: n,
  coldestInside: n,
  hottestTip: n,
  /** Hottest that the fins should be; absent of bare tubes. */
  hottestFin: n.optional(),
  bearsCondensate: z.boolean(),
  circuits: z.object({ count: n, passes: n, rowsPerPass: n }),
  rows: z.array(row),
})

const dewPoints = z.object({
  water: n.optional(),
  sulfuric: z.object({ verhoffBanchero: n, okkes: n, higher: n }).optional(),
  hydrochloric: n.optional(),
  highest: n.optional(),
})

/** A stage of a unit of two, at a load. */
const stageAtLoad = z.object({
  heat: n,
  condensate: n,
  waterFlow: n,
  waterIn: n,
  waterOut: n,
  waterDrop: n,
  steamingMargin: n,
})

/** One line of the turndown table, and of the comparison off design. */
const point = z.object({
  load: n,
  hours: n,
  fired: n,
  fuelFlow: n,
  gasFlow: n,
  gasIn: n,
  gasOut: n,
  gasDrop: n,
  waterFlow: n,
  waterIn: n,
  waterOut: n,
  waterDrop: n,
  heat: n,
  condensate: n,
  efficiencyBefore: n,
  efficiencyAfter: n,
  /** Of the fuel, at the same output [W]. */
  fuelSaved: n,
  coldestMetal: n,
  hottestTip: n,
  waterDew: n.optional(),
  acidDew: n.optional(),
  steamingMargin: n,
  draftLeft: n.optional(),
  /** Of a unit of two stages: each by itself, while the water above is that of the first. */
  stages: z.array(stageAtLoad).optional(),
  /** [money/s] */
  savings: n,
  codes: z.array(z.string()),
})

/** Where the heat of the fuel goes [W]: without the economizer, and at the same output with it. */
const balance = z.object({
  fired: n,
  output: n,
  recovered: n,
  stack: n,
  radiation: n,
  other: n,
})

export const economizerRating = z.object({
  /** At the first load. */
  full: z.object({
    fuel: z.object({ higherHeatingValue: n, lowerHeatingValue: n }),
    excessAir: n,
    wetGas: n,
    composition: z.record(z.string(), n),
    pressure: n,
    dewPoints,
    gasFlow: n,
    fuelFlow: n,
    airFlow: n,
    steamFlow: n,
    feedwaterFlow: n,
    saturation: n,
    gasIn: n,
    gasOut: n,
    gasDrop: n,
    heat: n,
    condensate: n,
    efficiencyBefore: n,
    efficiencyAfter: n,
    fuelSaved: n,
    carbonSaved: n,
    stages: z.array(stage),
    draft: z.object({ before: n, after: n, left: n, velocity: n }).optional(),
    before: balance,
    after: balance,
  }),
  loads: z.array(point),
  /** `of` is absent where the engine refuses the case, with its reason in `problem`. */
  offDesign: z.array(
    z.object({
      name: z.enum(['design', 'winter', 'dirty', 'other-fuel']),
      fuel: z.string(),
      of: point.optional(),
      problem: z.string().optional(),
    }),
  ),
  year: z.object({
    hours: n,
    recovered: n,
    fuelSaved: n,
    electricity: n,
    carbonSaved: n,
    nitrogenOxidesSaved: n.optional(),
    condensate: n,
    money: z.object({ fuel: n, electricity: n, carbon: n }),
    efficiencyBefore: n,
    efficiencyAfter: n,
    worth: worthSchema,
    /** Net present value with one input lower and higher. */
    tornado: z.array(
      z.object({ of: z.enum(['fuelPrice', 'hours', 'installed', 'discount', 'life']), low: n, high: n }),
    ),
    assumed: assumedPrices,
  }),
  warnings: z.array(warning),
  methods: z.array(methodUsed).optional(),
})

export type EconomizerRating = z.infer<typeof economizerRating>
export type LoadPoint = z.infer<typeof point>
export type StageAtLoad = z.infer<typeof stageAtLoad>
export type RatedStage = z.infer<typeof stage>
