/** Operations of the economizers: those that every tool has, made from the schemas of an economizer. */
import { z } from 'zod'
import {
  economizerDocument,
  economizerInput,
  projectDocument,
  projectEconomizer,
} from '../economizer/document/economizerDocument'
import { economizerRating } from '../economizer/document/economizerRating'
import { snapshotResults } from '../economizer/document/economizerSnapshot'
import { economizerSearch, economizerSearchAnswer } from '../economizer/search/economizerSearch'
import { tools } from '../tools/tools'
import { toolOperations } from './tools/toolOperations'

export const economizer = toolOperations({
  tool: tools.economizer,
  input: economizerInput,
  rating: economizerRating,
  summary: economizerRating.pick({ full: true, year: true, warnings: true }),
  item: projectEconomizer.omit({ id: true }),
  project: projectDocument,
  results: snapshotResults,
  search: economizerSearch,
  answer: economizerSearchAnswer,
  printable: z.union([economizerDocument, projectDocument]),
})
