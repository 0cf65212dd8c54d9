/** What a document is called, and the number that stands for what is in it. */
import type { CoilDocument } from '../../shared/coils/document/coilDocument'
import type { ProjectDocument } from '../../shared/coils/document/projectDocument'
import { fileName } from './fileName'
import { referenceNumber } from './referenceNumber'

/** One coil, or a project of several: either can be put on paper. */
export type Printable = CoilDocument | ProjectDocument

/** A file is called by its coil's tag, or by its project. */
export function nameOf(document: Printable, title: string): string {
  return fileName((document.kind === 'coil' && document.tag) || title)
}

/** Units and order of display are the reader's: the number stands for what was rated. */
export function referenceOf(document: Printable): string {
  const coils = document.kind === 'coil' ? [document] : document.coils
  return referenceNumber(coils.map(({ tag, input }) => ({ tag, input })))
}
