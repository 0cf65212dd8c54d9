/** Operations of circuits, of the builder and the segmented program: those that every tool has but the search. */
import { z } from 'zod'
import { circuitsRating, circuitsSummary } from '../circuitry/document/circuitsRating'
import { snapshotResults } from '../circuitry/document/circuitsSnapshot'
import { coilDocument, coilInput, projectCoil, projectDocument } from '../coils/document/coilDocument'
import { tools } from '../tools/tools'
import { commonOperations } from './tools/toolOperations'

export const circuitry = commonOperations({
  tool: tools.circuits,
  input: coilInput,
  rating: circuitsRating,
  summary: circuitsSummary,
  item: projectCoil.omit({ id: true }),
  project: projectDocument,
  results: snapshotResults,
  printable: z.union([coilDocument, projectDocument]),
})
