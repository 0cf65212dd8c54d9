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
import type { PrintableCoils } from '../../shared/coils/document/coilDocument'
import type { About } from '../reports/ratedDocument'

export const calculationJobs = {
  rating: (input: CoilRequest): CoilRating => rateCoil(input),
  /** The rating with its explanations. */
  explained: (input: CoilRequest): CoilRating => explainedRating(input, rateCoil(input)),
  comparison: (input: CoilRequest): Comparison => compareEngines(input),
  unfitOptions: (input: CoilRequest): UnfitOption[] => unfitOptions(input),
  // Loaded at the first use: the code that draws a document is as large as the engine.
  pdf: async (of: Document): Promise<Uint8Array> => onPaper('pdfOf', of),
  workbook: async (of: Document): Promise<Uint8Array> => onPaper('workbookOf', of),
}

async function onPaper(how: 'pdfOf' | 'workbookOf', { document, about }: Document): Promise<Uint8Array> {
  const [documents, { coilPaper }] = await Promise.all([
    import('../reports/ratedDocument'),
    import('../reports/coilSelection/coilPaper'),
  ])
  return documents[how](coilPaper, document, about)
}

interface Document {
  document: PrintableCoils
  about: About
}

export type CalculationJobs = typeof calculationJobs
