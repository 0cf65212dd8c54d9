/**
 * The calculations that run on threads, by name. Other code must not call them directly, but through `Calculations`.
 */
import {
  type CoilRating,
  type CoilRequest,
  type Comparison,
  compareEngines,
  explainedRating,
  rateCoil,
  type UnfitOption,
  unfitOptions,
} from '../../engine/coils'
import type { Printable } from '../../shared/tools/project'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import type { About } from '../reports/ratedDocument'
import type { ToolPaper } from '../reports/toolPaper'

export const calculationJobs = {
  rating: (input: CoilRequest): CoilRating => rateCoil(input),
  /** The rating with its explanations. */
  explained: (input: CoilRequest): CoilRating => explainedRating(input, rateCoil(input)),
  comparison: (input: CoilRequest): Comparison => compareEngines(input),
  unfitOptions: (input: CoilRequest): UnfitOption[] => unfitOptions(input),
  // Loaded at the first use: the code that draws a document is as large as the engine.
  // A name that ends in `pdf` or `workbook` has the time of a document.
  pdf: async (of: OnPaper<CoilRequest>): Promise<Uint8Array> => onPaper('pdfOf', await coilPaper(), of),
  workbook: async (of: OnPaper<CoilRequest>): Promise<Uint8Array> => onPaper('workbookOf', await coilPaper(), of),
}

const coilPaper = async () => (await import('../reports/coilSelection/coilPaper')).coilPaper

/** What is put on paper, and what its paper says of it. */
interface OnPaper<Asked> {
  document: Printable<Asked>
  about: About
}

async function onPaper<Asked extends object, Input extends object, Rating extends AnyRating>(
  how: 'pdfOf' | 'workbookOf',
  paper: ToolPaper<Asked, Input, Rating>,
  { document, about }: OnPaper<Asked>,
): Promise<Uint8Array> {
  return (await import('../reports/ratedDocument'))[how](paper, document, about)
}

export type CalculationJobs = typeof calculationJobs
