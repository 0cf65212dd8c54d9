import type { CoilInput, CoilRating, CoilRequest } from '../../engine'
import type { Reader } from '../../shared/display/formatQuantity'

/** A submittal is for approval; a performance report is the figures alone. */
export type ReportKind = 'submittal' | 'performance'

/** What the sections of a report draw from. The rating is SI; the reader prints it. */
export interface ReportContent {
  title: string
  kind: ReportKind
  tag: string
  /** In the maker's own lines. */
  remarks?: string
  /** As the trade names the coil from its sizes. */
  model: string
  author: string
  /** Such as `21 Nov 2026`. */
  date: string
  reference: string
  /** Versions of the engine that calculated it. */
  engine: string
  /** As it was asked; of `input` nothing is open. */
  asked: CoilRequest
  input: CoilInput
  rating: CoilRating
  reader: Reader
}

export const reportTitle = (kind: ReportKind = 'submittal') => `Coil ${kind}`
