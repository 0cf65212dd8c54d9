/** Documents with the ratings that they show. Each takes its time: they are made on threads, by `Calculations`. */
import { explainedRating, rateCoil } from '../../engine/coils'
import type { CoilDocument } from '../../shared/designs/document/coilDocument'
import { documentOfCoil } from '../../shared/designs/document/project'
import type { ProjectDocument } from '../../shared/designs/document/projectDocument'
import { coilReport } from './coilReport'
import { coilWorkbook } from './coilWorkbook'
import { type Printable, referenceOf } from './documentNames'
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
export async function pdfOf(document: Printable, about: About): Promise<Buffer> {
  const reference = referenceOf(document)
  if (document.kind === 'coil') return coilReport({ ...about, document, reference, rating: ratingOf(document.input) })
  return projectReport({ ...about, document, reference, ratings: ratingsOf(document) })
}

/** The workbook of a document: of one coil all there is to know, of a project a row a coil. */
export async function workbookOf(document: Printable, about: About): Promise<Buffer> {
  const reference = referenceOf(document)
  if (document.kind === 'coil') return coilWorkbook({ ...about, document, reference, rating: ratingOf(document.input) })
  return projectWorkbook({ ...about, document, reference, ratings: ratingsOf(document) })
}

const ratingOf = (input: CoilDocument['input']) => explainedRating(input, rateCoil(input))

const ratingsOf = ({ coils }: ProjectDocument) => coils.map(coil => ratingOf(documentOfCoil(coil).input))
