/** Operations of the coil selection: those of every tool, by what a coil is. */
import { z } from 'zod'
import { coilRating } from '../coils/coilRating'
import { coilSearch, coilSearchAnswer } from '../coils/coilSearch'
import { coilDocument, coilInput } from '../coils/document/coilDocument'
import { snapshotResults } from '../coils/document/coilSnapshot'
import { projectCoil, projectDocument } from '../coils/document/projectDocument'
import { coilSummary } from '../coils/facts/coilSummary'
import { tools } from '../tools/tools'
import type { ResponseOf } from './operation'
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

/** A made report, as the report screen has it. */
export type ReportDescriptor = NonNullable<ResponseOf<typeof coilSelection.CreateReport>['Item']>
