import type { Correlation } from '../../engine'
import type { Warning } from '../../engine/warnings'
import type { Reader } from '../../shared/display/formatQuantity'
import type { KeyResult } from '../../shared/tools/results/keyResult'

/** A submittal is for approval; a performance report is the figures alone. */
export type ReportKind = 'submittal' | 'performance'

/** A notice in words. */
export interface SaidNotice {
  severity: Warning['severity']
  fact: string
  advice: string
}

/** What the sections of a report draw from. What was asked and its rating are SI; the reader prints them. */
export interface ReportContent<Asked = unknown, Input = unknown, Rating = unknown> {
  title: string
  kind: ReportKind
  /** What kind of paper it is: `Economizer submittal`. */
  paperTitle: string
  tag: string
  /** The tag and what the item is: `EC-1, bare-tube economizer`. */
  heading: string
  /** In the maker's own lines. */
  remarks?: string | undefined
  /** As the trade names the item from its sizes. */
  model: string
  author: string
  /** Such as `21 Nov 2026`. */
  date: string
  reference: string
  /** Versions of the engine that calculated it. */
  engine: string
  keyResults: readonly KeyResult[]
  /** The gravest first. */
  notices: readonly SaidNotice[]
  /** The published methods that the rating rests on. */
  methods: readonly Correlation[]
  /** What the numbers are and are not. */
  accuracy: string
  /** As it was asked; of `input` nothing is open. */
  asked: Asked
  input: Input
  rating: Rating
  reader: Reader
}
