import type { CoilRating } from '../../engine'
import type { CoilDocument } from '../../shared/designs/coilDocument'

export interface CoilReportParts {
  title: string
  document: CoilDocument
  rating: CoilRating
  author: string
  date: Date
  reference: string
}

/** The PDF report of a coil. */
export async function coilReport(_: CoilReportParts): Promise<Buffer> {
  throw new Error('being written')
}
