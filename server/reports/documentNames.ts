/** What a document is called, and the number that stands for what is in it. */
import type { Printable } from '../../shared/tools/project'
import { fileName } from './fileName'
import { referenceNumber } from './referenceNumber'

/** A file is called by its item's tag, or by its project. */
export function nameOf(document: Printable, title: string): string {
  return fileName(('items' in document ? '' : document.tag) || title)
}

/** Units and order of display are the reader's: the number stands for what was rated. */
export function referenceOf(document: Printable): string {
  const items = 'items' in document ? document.items : [document]
  return referenceNumber(items.map(({ tag, input }) => ({ tag, input })))
}
