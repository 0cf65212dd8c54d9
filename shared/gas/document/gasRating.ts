/** The schema of a rating of a gas as page and reports show it: sheet, table, fit, dew points, burning. SI. */
import { z } from 'zod'
import { methodUsed, warning } from '../../tools/results/ratingSchemas'
import { gasCoilRating, gasCoilSummary } from './gasCoilRating'

const n = z.number()

/** Properties at a state: [K], [Pa], [kg/m3], [J/kg K], [Pa s], [W/m K], [m/s], [J/kg]. */
const sheet = z.object({ T: n, p: n, rho: n, Z: n, cp: n, cv: n, gamma: n, mu: n, k: n, Pr: n, w: n, h: n, s: n })

const parts = z.array(z.object({ gas: z.string(), formula: z.string(), mole: n, mass: n }))

/** A dew point that is known within a band [K]. */
const band = z.object({ T: n, from: n, to: n })

/** Dew points [K]: of water, of acids, and where other gases condense by an estimate. */
const dewPoints = z.object({
  water: n.optional(),
  sulfuric: n.optional(),
  sulfurous: band.optional(),
  hydrochloric: n.optional(),
  hydrobromic: band.optional(),
  nitric: band.optional(),
  estimate: n.optional(),
})

/** Heat of burning by mass [J/kg] and by amount [J/mol]. */
const heat = z.object({ higher: n, lower: n, higherByMole: n, lowerByMole: n })

/** Burned in air: products by mole, air by amount [mol/mol] and by mass, gas by mass [kg/kg], flame [K], dew points [K]. */
const burnt = z.object({ products: parts, air: n, airMass: n, gasMass: n, flame: n, dewPoints, carbonDioxide: n })

const described = {
  name: z.string(),
  molarMass: n,
  /** To air, as ideal gases. */
  relativeDensity: n,
  composition: parts,
  /** Absent where the gas cannot be at this state; the notices say why. */
  sheet: sheet.optional(),
  heat: heat.optional(),
  burnt: burnt.optional(),
}

export const gasRating = z.object({
  ...described,
  sheet,
  beside: z.object(described).optional(),
  dewPoints,
  /** Of mixed streams: what they come to. */
  mixed: z.object({ temperature: n, flow: n }).optional(),
  table: z.object({ along: z.enum(['temperature', 'pressure']), rows: z.array(sheet), besideRows: z.array(sheet) }),
  fit: z.object({
    property: z.enum(['cp', 'mu', 'k', 'rho']),
    order: z.int(),
    coefficients: z.array(n),
    points: z.array(z.object({ T: n, value: n, fitted: n, error: n })),
    largest: n,
    mean: n,
    /** The same property of the gas beside it, where it can be there. */
    beside: z.array(z.object({ T: n, value: n })),
    /** Errors of the next lower order, to compare with. */
    lower: z.array(n),
  }),
  coil: gasCoilRating.optional(),
  warnings: z.array(warning),
  methods: z.array(methodUsed).optional(),
})

/** What lists and the home page show of a gas: without its table, its products and the points of its fit. */
export const gasRatingSummary = gasRating
  .pick({
    name: true,
    molarMass: true,
    relativeDensity: true,
    sheet: true,
    heat: true,
    dewPoints: true,
    warnings: true,
  })
  .extend({
    beside: z.object({ relativeDensity: n, heat: heat.optional() }).optional(),
    fit: gasRating.shape.fit.pick({ order: true, largest: true }),
    coil: gasCoilSummary.optional(),
  })

export type GasSummary = z.infer<typeof gasRatingSummary>
export type GasRating = z.infer<typeof gasRating>
export type GasSheetRow = z.infer<typeof sheet>
export type GasPart = z.infer<typeof parts>[number]
export type DescribedGas = z.infer<z.ZodObject<typeof described>>
