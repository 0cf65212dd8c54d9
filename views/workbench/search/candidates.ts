/** Candidates of a search as rows of a table: what a column shows, sorts by, and writes to a file. */
import type { Reader } from '../../../shared/display/formatQuantity'
import type { Quantity } from '../../../shared/display/units'

/** What a candidate falls short of: which target or limit, what it has, and what is wanted. */
export interface Shortfall {
  of: string
  value: number
  wanted: number
}

/** A candidate or a near miss. */
export interface CandidateRow {
  /** None of what meets all limits. */
  shortfalls: readonly Shortfall[]
  /** Codes of its notices. */
  notices: readonly string[]
  /** No other candidate is better in all that the search weighs. */
  isOnFront: boolean
}

export interface CandidateColumn<Row extends CandidateRow = CandidateRow> {
  id: string
  label: string
  unit?(reader: Reader): string
  text(row: Row, reader: Reader): string
  /** What it is sorted by; its text where it is none. */
  sort?(row: Row): number
  /** Targets and limits that it may miss. */
  misses?: readonly string[]
  /** Not shown until it is chosen. */
  isExtra?: true
  /** Makes room where a search varies what has a column of its own. */
  givesWay?: true
  /** Set as text, though it is sorted as a number. */
  isText?: true
  /** Left out of the card on a phone: its head line says it, or the item itself. */
  isWide?: true
}

type QuantityColumn<Row extends CandidateRow> = Pick<
  CandidateColumn<Row>,
  'id' | 'label' | 'isExtra' | 'isWide' | 'givesWay' | 'misses'
> & { quantity: Quantity }

/** A column of a number with its unit. */
export function quantityColumn<Row extends CandidateRow>(
  { quantity, ...column }: QuantityColumn<Row>,
  value: (row: Row) => number,
): CandidateColumn<Row> {
  return {
    ...column,
    unit: reader => reader.label(quantity),
    text: (row, reader) => reader.number(value(row), quantity),
    sort: value,
  }
}

export interface Sorting {
  column: string
  isDescending: boolean
}

/** Rows in the order of a column; as they came, which is the order asked for, where none is chosen. */
export function sorted<Row extends CandidateRow>(
  columns: readonly CandidateColumn<Row>[],
  rows: readonly Row[],
  sorting: Sorting | undefined,
  reader: Reader,
): Row[] {
  const column = columns.find(({ id }) => id === sorting?.column)
  if (!column) return [...rows]
  const { sort } = column
  const order = sort
    ? (one: Row, other: Row) => sort(one) - sort(other)
    : (one: Row, other: Row) => column.text(one, reader).localeCompare(column.text(other, reader))
  const sign = sorting?.isDescending ? -1 : 1
  return [...rows].sort((one, other) => sign * order(one, other))
}
