/** Operations of the coil selection: those that every tool has, made from the schemas of a coil. */
import { z } from 'zod'
import { coilRating } from '../coils/coilRating'
import { coilSearch, coilSearchAnswer } from '../coils/coilSearch'
import { coilDocument, coilInput, projectCoil, projectDocument } from '../coils/document/coilDocument'
import { snapshotResults } from '../coils/document/coilSnapshot'
import { coilSummary } from '../coils/facts/coilSummary'
import { tools } from '../tools/tools'
import { toolOperations } from './tools/toolOperations'

export const coilSelection = toolOperations({
  tool: tools.coilSelection,
  input: coilInput,
  rating: coilRating,
  summary: coilSummary,
  item: projectCoil.omit({ id: true }),
  project: projectDocument,
  results: snapshotResults,
  search: coilSearch,
  answer: coilSearchAnswer,
  printable: z.union([coilDocument, projectDocument]),
})
