/** The name of a document, and the reference number of its content. */
import type { Printable } from '../../shared/tools/project'
import { fileName } from './fileName'
import { referenceNumber } from './referenceNumber'

/** The name of a file: the tag of its item, or the name of its project. */
export function nameOf(document: Printable, title: string): string {
  return fileName(('items' in document ? '' : document.tag) || title)
}

/** The reference number depends on the rated items, not on units and order of display. */
export function referenceOf(document: Printable): string {
  const items = 'items' in document ? document.items : [document]
  return referenceNumber(items.map(({ tag, input }) => ({ tag, input })))
}
