/** The schemas of a search for better circuits: what is wanted, and what is found. SI. */
import { z } from 'zod'
import { circuitFreedoms, circuitObjectives } from '../../../engine/segments/optimiseCircuits'
import { circuitGraph } from '../../coils/document/circuitGraph'
import { coilInput } from '../../coils/document/coilDocument'
import { mostEvaluations } from './mostEvaluations'

const n = z.number()

export const circuitSearch = z
  .strictObject({
    coil: coilInput,
    objective: z.enum(circuitObjectives),
    /** For the objective `capacity-at-drop` [Pa]. */
    mostDrop: n.positive().optional(),
    freedom: z.enum(circuitFreedoms),
    constraints: z.strictObject({
      longestSpan: n.positive().optional(),
      isClearOfTubes: z.boolean().optional(),
      drain: z.enum(['no-rise', 'one-way']).optional(),
      isAtOneEnd: z.boolean().optional(),
    }),
    seed: z.int().min(0).max(1_000_000),
    evaluations: z.int().min(8).max(mostEvaluations),
  })
  .refine(({ objective, mostDrop }) => objective !== 'capacity-at-drop' || mostDrop !== undefined, {
    path: ['mostDrop'],
    message: 'Give the largest pressure drop that the circuits may have.',
  })

export type CircuitSearch = z.infer<typeof circuitSearch>

const judged = z.object({
  graph: circuitGraph,
  value: n,
  figures: z.object({ capacity: n, drop: n, spread: n, bendLength: n }),
})

export const circuitSearchAnswer = z.object({
  /** Parts of the search that found circuits, and circuits that were rated. */
  found: z.int(),
  considered: z.int(),
  /** The present circuits; null where they cannot be rated. */
  start: judged.nullable(),
  /** The best that keep the constraints; null where none do. */
  best: judged.nullable(),
})

export type CircuitSearchAnswer = z.infer<typeof circuitSearchAnswer>
