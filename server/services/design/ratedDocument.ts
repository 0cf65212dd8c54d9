import { setImmediate as others } from 'node:timers/promises'
import { explainedRating, rateCoil } from '../../../engine'
import type { CoilDocument } from '../../../shared/designs/coilDocument'
import { documentOfCoil } from '../../../shared/designs/project'
import type { ProjectDocument } from '../../../shared/designs/projectDocument'
import { coilReport, type ReportKind } from '../../reports/coilReport'
import { coilWorkbook } from '../../reports/coilWorkbook'
import { fileName } from '../../reports/fileName'
import { projectReport } from '../../reports/projectReport'
import { projectWorkbook } from '../../reports/projectWorkbook'
import { referenceNumber } from '../../reports/referenceNumber'

/** One coil, or a project of several: either can be put on paper. */
export type Printable = CoilDocument | ProjectDocument

interface About {
  title: string
  author: string
  date: Date
  kind?: ReportKind
}

/** The PDF of a document. What the engine refuses is thrown. */
export async function pdfOf(document: Printable, about: About): Promise<Buffer> {
  const reference = referenceOf(document)
  if (document.kind === 'coil') return coilReport({ ...about, document, reference, rating: ratingOf(document.input) })
  return projectReport({ ...about, document, reference, ratings: await ratingsOf(document) })
}

/** The workbook of a document: of one coil all there is to know, of a project a row a coil. */
export async function workbookOf(document: Printable, about: About): Promise<Buffer> {
  const reference = referenceOf(document)
  if (document.kind === 'coil') return coilWorkbook({ ...about, document, reference, rating: ratingOf(document.input) })
  return projectWorkbook({ ...about, document, reference, ratings: await ratingsOf(document) })
}

/** A file is called by its coil's tag, or by its project. */
export function nameOf(document: Printable, title: string): string {
  return fileName((document.kind === 'coil' && document.tag) || title)
}

/** Units and order of display are the reader's: the number stands for what was rated. */
export function referenceOf(document: Printable): string {
  const coils = document.kind === 'coil' ? [document] : document.coils
  return referenceNumber(coils.map(({ tag, input }) => ({ tag, input })))
}

const ratingOf = (input: CoilDocument['input']) => explainedRating(input, rateCoil(input))

/** One coil after the other; between two of them other requests have their turn. */
async function ratingsOf({ coils }: ProjectDocument) {
  const ratings = []
  for (const coil of coils) {
    await others()
    ratings.push(ratingOf(documentOfCoil(coil).input))
  }
  return ratings
}
