import type { Correlation } from '../../engine'
import type { Warning } from '../../engine/warnings'
import type { Reader } from '../../shared/display/formatQuantity'
import type { KeyResult } from '../../shared/tools/results/keyResult'

/**
 * A submittal is the customer's edition, for approval; a performance report has only the figures; the internal edition
 * has all inputs and results, with the methods and what their authors say of them.
 */
export type ReportKind = 'submittal' | 'performance' | 'internal'

/** A notice in words. */
export interface SaidNotice {
  severity: Warning['severity']
  fact: string
  advice: string
}

/** The data for the sections of a report. Request and rating are in SI; `reader` converts them for printing. */
export interface ReportContent<Asked = unknown, Input = unknown, Rating = unknown> {
  title: string
  kind: ReportKind
  /** The kind of document: `Economizer submittal`. */
  paperTitle: string
  /** The partner in whose name it is printed. */
  partner?: string | undefined
  tag: string
  /** How many of it are wanted, where somebody has said. */
  quantity?: number | undefined
  /** The tag and the kind of item: `EC-1, bare-tube economizer`. */
  heading: string
  /** With the line breaks of the person who wrote them. */
  remarks?: string | undefined
  /** The model name, made from the sizes of the item. */
  model: string
  author: string
  /** Whom the paper is for, as labels and texts. */
  particulars: readonly (readonly [label: string, text: string])[]
  /** How the numbers were found, in one line. */
  basis: string
  /** Such as `21 Nov 2026`. */
  date: string
  reference: string
  /** Versions of the engine that calculated it. */
  engine: string
  keyResults: readonly KeyResult[]
  /** The most severe first. */
  notices: readonly SaidNotice[]
  /** The published methods that the rating uses. */
  methods: readonly Correlation[]
  /** The statement about the accuracy and the limits of the numbers. */
  accuracy: string
  /** The request, which may leave choices open; in `input` nothing is open. */
  asked: Asked
  input: Input
  rating: Rating
  reader: Reader
}
