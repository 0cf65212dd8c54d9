/** The schemas of a search for coils: its request and its answer. */

import { z } from 'zod'
import type { DesignAnswer, DesignChoices } from '../../engine/design/design'
import { finSurface } from '../../engine/options/finSurface'
import { limits } from '../limits'
import { textUpTo } from '../validation/schemas'
import { coilInput } from './document/coilDocument'
import { settledGeometry } from './document/coilParts'

const n = z.number()
const { values: mostValues, candidates: mostCandidates } = limits.search

/** The values to try, or all that the catalogue has for the coil. */
const values = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('optimize'), z.array(value).min(1).max(mostValues)]).optional()
const name = textUpTo(40)

const layout = z.strictObject({ tubeOutsideDiameter: n, tubeWall: n, transversePitch: n, longitudinalPitch: n })

const searched = finSurface.codes.filter(code => code !== 'Optimize')

const designChoices = z.strictObject({
  rows: values(z.int()),
  finPitch: values(n),
  finSurface: values(z.enum(searched)),
  circuiting: values(n),
  tube: values(layout),
  finnedHeight: values(n),
  finnedLength: values(n),
  tubeMaterial: values(name),
  finMaterial: values(name),
  finThickness: values(n),
}) satisfies z.ZodType<{ [Field in keyof DesignChoices]: DesignChoices[Field] | 'optimize' }>

const designRanks = ['cost', 'weight', 'air pressure drop', 'fluid pressure drop', 'margin'] as const

export const coilSearch = z.strictObject({
  coil: coilInput,
  target: z.strictObject({
    capacity: n.optional(),
    leavingDryBulb: n.optional(),
    leavingWetBulb: n.optional(),
  }),
  limits: z
    .strictObject({
      airPressureDrop: n.positive().optional(),
      fluidPressureDrop: n.positive().optional(),
      faceVelocity: z.union([n.positive(), z.literal('carry-over')]).optional(),
      leastFluidVelocity: n.positive().optional(),
      mostFluidVelocity: n.positive().optional(),
      excess: n.min(0).max(10).optional(),
    })
    .optional(),
  choices: designChoices,
  rankBy: z.enum(designRanks).optional(),
  most: z.int().min(1).max(mostCandidates).optional(),
  /** The reader's units: figures are then judged with the digits that the reader sees. */
  system: z.enum(['IP', 'SI']).optional(),
})

export type CoilSearch = z.infer<typeof coilSearch>

const figures = z.object({
  totalCapacity: n,
  sensibleCapacity: n,
  leavingDryBulb: n,
  leavingWetBulb: n,
  airPressureDrop: n,
  fluidPressureDrop: n,
  faceVelocity: n,
  mostFaceVelocity: n.optional(),
  fluidVelocity: n,
  dryWeight: n,
  feeds: n,
  passes: n,
  cost: n,
  margin: n,
  overSurface: n,
})

const targetOrLimit = z.enum([
  'capacity',
  'leavingDryBulb',
  'leavingWetBulb',
  'airPressureDrop',
  'fluidPressureDrop',
  'faceVelocity',
  'leastFluidVelocity',
  'mostFluidVelocity',
  'excess',
])

const shortfall = z.object({
  of: targetOrLimit,
  value: n,
  wanted: n,
  by: n,
})

export const coilSearchAnswer = z.object({
  candidates: z.array(
    z.object({ geometry: settledGeometry, figures, notices: z.array(z.string()), isOnFront: z.boolean() }),
  ),
  nearMisses: z.array(z.object({ geometry: settledGeometry, figures, shortfalls: z.array(shortfall) })),
  considered: n,
  rated: n,
  refused: n,
  /** Answers that were kept by earlier versions have none. */
  missed: z.partialRecord(targetOrLimit, n).default({}),
  found: n,
}) satisfies z.ZodType<DesignAnswer>
