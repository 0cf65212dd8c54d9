/** Operations of the gases: those that every tool has, made from the schemas of a gas. */
import { z } from 'zod'
import { gasDocument, gasInput, gasProject, projectGas } from '../gas/document/gasDocument'
import { gasRating, gasRatingSummary } from '../gas/document/gasRating'
import { snapshotResults } from '../gas/document/gasSnapshot'
import { gasCoilSearch, gasCoilSearchAnswer } from '../gas/search/gasCoilSearch'
import { tools } from '../tools/tools'
import { toolOperations } from './tools/toolOperations'

export const gas = toolOperations({
  tool: tools.gas,
  input: gasInput,
  rating: gasRating,
  summary: gasRatingSummary,
  item: projectGas.omit({ id: true }),
  project: gasProject,
  results: snapshotResults,
  search: gasCoilSearch,
  answer: gasCoilSearchAnswer,
  printable: z.union([gasDocument, gasProject]),
})
