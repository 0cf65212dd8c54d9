/** What is calculated on threads, by name. Whoever wants a coil rated asks for it by `Calculations`, and calls none of these. */
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
  /** With what its reader needs to trust it. */
  explained: (input: CoilRequest): CoilRating => explainedRating(input, rateCoil(input)),
  comparison: (input: CoilRequest): Comparison => compareEngines(input),
  unfitOptions: (input: CoilRequest): UnfitOption[] => unfitOptions(input),
  // Loaded when it is first asked for: what draws a document is as much code as the engine.
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
