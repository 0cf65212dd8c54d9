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
  pdf: async (of: Document): Promise<Uint8Array> => (await documents()).pdfOf(of.document, of.about),
  workbook: async (of: Document): Promise<Uint8Array> => (await documents()).workbookOf(of.document, of.about),
}

const documents = () => import('../reports/ratedDocument')

interface Document {
  document: PrintableCoils
  about: About
}

export type CalculationJobs = typeof calculationJobs
