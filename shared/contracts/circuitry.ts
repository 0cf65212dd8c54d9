/** Operations of the circuitry builder and the segmented program: those of every tool, and the search for better circuits. */
import { z } from 'zod'
import { circuitsOutline, circuitsRating, circuitsSummary } from '../circuitry/document/circuitsRating'
import { snapshotResults } from '../circuitry/document/circuitsSnapshot'
import { circuitSearch, circuitSearchAnswer } from '../circuitry/search/circuitSearch'
import { coilDocument, coilInput, projectCoil, projectDocument } from '../coils/document/coilDocument'
import { tools } from '../tools/tools'
import { toolOperations } from './tools/toolOperations'

export const circuitry = toolOperations({
  tool: tools.circuits,
  input: coilInput,
  rating: circuitsRating,
  outline: circuitsOutline,
  summary: circuitsSummary,
  item: projectCoil.omit({ id: true }),
  project: projectDocument,
  search: circuitSearch,
  answer: circuitSearchAnswer,
  results: snapshotResults,
  printable: z.union([coilDocument, projectDocument]),
})
