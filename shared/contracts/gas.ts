/** Operations of the gases: those that every tool has but the search, made from the schemas of a gas. */
import { z } from 'zod'
import { gasDocument, gasInput, gasProject, projectGas } from '../gas/document/gasDocument'
import { gasRating, gasRatingSummary } from '../gas/document/gasRating'
import { snapshotResults } from '../gas/document/gasSnapshot'
import { tools } from '../tools/tools'
import { commonOperations } from './tools/toolOperations'

export const gas = commonOperations({
  tool: tools.gas,
  input: gasInput,
  rating: gasRating,
  summary: gasRatingSummary,
  item: projectGas.omit({ id: true }),
  project: gasProject,
  results: snapshotResults,
  printable: z.union([gasDocument, gasProject]),
})
