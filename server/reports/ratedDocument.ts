/** Documents with the ratings that they show. Each takes its time: they are made on threads, by `Calculations`. */
import { type CoilRating, explainedRating, rateCoil } from '../../engine/coils'
import { EngineError } from '../../engine/errors'
import type { CoilDocument, PrintableCoils, ProjectDocument } from '../../shared/coils/document/coilDocument'
import { coilProjects } from '../../shared/coils/document/project'
import { refusalText } from '../../shared/coils/notices/refusalText'
import { readerOf } from '../../shared/display/formatQuantity'
import { coilReport } from './coilReport'
import { coilWorkbook } from './coilWorkbook'
import { referenceOf } from './documentNames'
import { projectReport } from './projectReport'
import { projectWorkbook } from './projectWorkbook'
import type { ReportKind } from './reportContent'

export interface About {
  title: string
  author: string
  date: Date
  kind?: ReportKind | undefined
}

/** The PDF of a document. What the engine refuses is thrown. */
export async function pdfOf(document: PrintableCoils, about: About): Promise<Buffer> {
  const reference = referenceOf(document)
  if (!('items' in document)) return coilReport({ ...about, document, reference, rating: ratingOf(document) })
  return projectReport({ ...about, document, reference, ratings: ratingsOf(document) })
}

/** The workbook of a document: of one coil all there is to know, of a project a row a coil. */
export async function workbookOf(document: PrintableCoils, about: About): Promise<Buffer> {
  const reference = referenceOf(document)
  if (!('items' in document)) return coilWorkbook({ ...about, document, reference, rating: ratingOf(document) })
  return projectWorkbook({ ...about, document, reference, ratings: ratingsOf(document) })
}

/** The rating of a coil; a refusal names the coil, and is said in the units of its document. */
function ratingOf({ tag, input, display }: CoilDocument): CoilRating {
  try {
    return explainedRating(input, rateCoil(input))
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const said = refusalText(error.message, input, readerOf(display.system))
    throw new EngineError(error.code, tag ? `${tag}: ${said}` : said, error.inputs)
  }
}

const ratingsOf = ({ items }: ProjectDocument) => items.map(coil => ratingOf(coilProjects.documentOf(coil)))
