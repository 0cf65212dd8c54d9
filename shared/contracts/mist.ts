/** Operations of the mists: those that every tool has, made from the schemas of a mist. */
import { z } from 'zod'
import { mistDocument, mistInput, mistProject, projectMist } from '../mist/document/mistDocument'
import { mistRating } from '../mist/document/mistRating'
import { snapshotResults } from '../mist/document/mistSnapshot'
import { mistSearch, mistSearchAnswer } from '../mist/search/mistSearch'
import { tools } from '../tools/tools'
import { toolOperations } from './tools/toolOperations'

export const mist = toolOperations({
  tool: tools.mist,
  input: mistInput,
  rating: mistRating,
  summary: mistRating.pick({ design: true, year: true, warnings: true }),
  item: projectMist.omit({ id: true }),
  project: mistProject,
  results: snapshotResults,
  search: mistSearch,
  answer: mistSearchAnswer,
  printable: z.union([mistDocument, mistProject]),
})
