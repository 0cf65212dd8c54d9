/** The schema of a rating of circuits as page and reports show it: findings, table, and the solution by tubes. SI. */
import { z } from 'zod'
import { circuitRules } from '../../../engine/circuitry/findings'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import { airState } from '../../coils/coilRating'
import { circuitGraph } from '../../coils/document/circuitGraph'
import { warning } from '../../tools/results/ratingSchemas'
import type { CircuitsOutline, ShownRating } from './shownRating'

const n = z.number()
const severity = z.enum(['info', 'warning', 'error'])
const side = z.enum(['front', 'rear'])
const end = z.object({ tube: n, side })
const rules = Object.keys(circuitRules) as [keyof typeof circuitRules, ...(keyof typeof circuitRules)[]]

const finding = z.object({ rule: z.enum(rules), severity, tubes: z.array(n).readonly(), message: z.string() })

const bend = z.object({ side, name: z.string(), isSpecial: z.boolean(), span: n, length: n, count: n })

const table = z.object({
  circuits: z
    .array(
      z.object({
        number: n,
        branches: z.array(z.array(n).readonly()).readonly(),
        inlets: z.array(end).readonly(),
        outlets: z.array(end).readonly(),
        tubes: n,
        passes: n,
        length: n,
        bends: z.array(bend).readonly(),
      }),
    )
    .readonly(),
  bends: z.array(bend).readonly(),
  taps: z
    .array(
      z.object({
        circuit: n,
        kind: z.enum(['inlet', 'outlet']),
        end,
        place: z.object({ across: n, depth: n }),
        lead: z.enum(['L1', 'L2', 'S1', 'S2', 'IL']).optional(),
        stub: n,
        loss: n,
      }),
    )
    .readonly(),
  totalSpan: n,
  totalBendLength: n,
  blanks: z.array(n).readonly(),
})

const place = z.object({
  ...{ T: n, pressure: n, enthalpy: n },
  ...{ quality: n.optional(), superheat: n.optional(), subcooling: n.optional() },
})

const branch = z.object({
  ...{ branch: n, tubes: n, flow: n, share: n, heat: n, drop: n, leadDrop: n, head: n.optional() },
  ...{ entering: place, leaving: place, charge: n, isLast: z.boolean() },
})

const tube = z.object({
  ...{ tube: n, row: n, column: n, branch: n, direction: z.union([z.literal(1), z.literal(-1)]), heat: n },
  ...{ entering: place, leaving: place, airIn: n, airOut: n, surface: n, wall: n, wetFraction: n },
  ...{ film: n, outside: n, massFlux: n, drop: n, charge: n },
})

const numbers = z.array(n)
const values = z.object({
  ...{ heat: numbers, conducted: numbers, airIn: numbers, airOut: numbers, humidityIn: numbers, humidityOut: numbers },
  ...{ fluid: numbers, enthalpy: numbers, pressure: numbers, quality: numbers, surface: numbers, wall: numbers },
  ...{ wet: numbers, film: numbers, outside: numbers, charge: numbers, drop: numbers },
})

const engineVersion = z.enum(['original', 'v2025'])
const refused = z.object({ refusal: z.string() })
const refusedBeside = refused.extend({ engineVersion })
const besideTotals = z.object({
  ...{ engineVersion, totalCapacity: n, sensibleCapacity: n, leavingDryBulb: n, airPressureDrop: n },
  ...{ massFlow: n, fluidPressureDrop: n, warnings: z.array(warning) },
})

const solved = z.object({
  ...{ rows: n, columns: n, segments: n, totalCapacity: n, sensibleCapacity: n },
  air: z.object({ entering: airState, leaving: airState, dryAirFlow: n, pressureDrop: n, condensate: n }),
  fluid: z.object({
    massFlow: n,
    ...{ entering: place, leaving: place },
    pressureDrop: z.object({ tubes: n, ends: n, total: n, head: n.optional() }),
    charge: n,
  }),
  zones: z.array(z.object({ zone: z.enum(['liquid', 'two-phase', 'gas', 'dense']), share: n, charge: n })),
  dome: z.array(z.object({ pressure: n, bubble: n, dew: n })),
  ...{ wetFraction: n, maldistribution: n },
  branches: z.array(branch),
  tubes: z.array(tube),
  values,
  leavingAir: numbers,
  solution: z.object({
    converged: z.boolean(),
    ...{ sweeps: n, trials: n, history: numbers, energyBalance: n, waterBalance: n, conductionBalance: n },
  }),
  beside: z.array(z.union([besideTotals, refusedBeside])).optional(),
  perfect: z.union([z.object({ totalCapacity: n, massFlow: n }), refused]).optional(),
  warnings: z.array(warning),
})

export const circuitsRating = z.object({
  graph: circuitGraph,
  isDrawn: z.boolean(),
  findings: z.array(finding),
  table: table.optional(),
  solved: solved.optional(),
  refusal: z.string().optional(),
  refusedAt: z.string().optional(),
  warnings: z.array(warning),
}) satisfies z.ZodType<CircuitsRating>

const byTube = z.array(n.nullable()).readonly()
const pathPoint = z.object({
  ...{ passed: n, enthalpy: n, pressure: n },
  middle: z.object({ fluid: n, wall: n, air: n }).optional(),
})
const circuitEnd = z.object({
  ...{ number: n, flow: n, heat: n, T: n, drop: n, charge: n },
  ...{ quality: n.optional(), superheat: n.optional(), subcooling: n.optional() },
})

/** A rating without tubes and segments; circuits that are not solved have nothing to leave out. */
export const circuitsOutline = z.union([
  circuitsRating.extend({
    table: table.omit({ circuits: true, taps: true }).extend({
      circuits: z.array(table.shape.circuits.unwrap().element.omit({ bends: true })).readonly(),
    }),
    solved: solved.omit({ branches: true, tubes: true, values: true, leavingAir: true, beside: true }).extend({
      beside: z
        .array(z.union([besideTotals.omit({ warnings: true }), refusedBeside]))
        .readonly()
        .optional(),
      ends: z.array(circuitEnd).readonly(),
      means: z.object({ fluid: byTube, quality: byTube.optional() }),
      airByRow: byTube,
      path: z.object({ circuit: n, branches: z.array(z.array(pathPoint).readonly()).readonly() }),
      pathEnds: z.array(pathPoint).readonly(),
    }),
  }) satisfies z.ZodType<CircuitsOutline>,
  circuitsRating.omit({ solved: true }) satisfies z.ZodType<ShownRating>,
])

/** What lists and the home page show of circuits: without tubes and segments. */
export const circuitsSummary = z.object({
  table: z
    .object({ circuits: z.array(z.object({ tubes: n, passes: n })).readonly(), bends: z.array(bend).readonly() })
    .optional(),
  solved: solved
    .pick({ totalCapacity: true, air: true, fluid: true, maldistribution: true, perfect: true })
    .extend({ solution: z.object({ converged: z.boolean() }) })
    .optional(),
  refusal: z.string().optional(),
  warnings: z.array(warning),
})

export type CircuitsSummary = z.infer<typeof circuitsSummary>
