/** Candidates of a search as rows of a table: how a column shows, sorts and exports them. */
import { formatChange, formatNumber } from '../../../shared/display/formatNumber'
import type { Reader } from '../../../shared/display/formatQuantity'
import type { Quantity } from '../../../shared/display/units'

/** A target or limit that a candidate misses: its name, the candidate's value, and the wanted value. */
export interface Shortfall {
  of: string
  value: number
  wanted: number
}

/** A candidate or a near miss. */
export interface CandidateRow {
  /** Empty if the candidate meets all limits. */
  shortfalls: readonly Shortfall[]
  /** Codes of its notices. */
  notices: readonly string[]
  /** It is on the Pareto front: no other candidate is better in all criteria of the search. */
  isOnFront: boolean
}

export interface CandidateColumn<Row extends CandidateRow = CandidateRow> {
  id: string
  label: string
  unit?(reader: Reader): string
  text(row: Row, reader: Reader): string
  /** The number to sort by; if absent, rows are sorted by the text. */
  sort?(row: Row): number
  /** The targets and limits whose misses this column shows. */
  misses?: readonly string[]
  /** Hidden until the reader chooses it. */
  isExtra?: true
  /**
   * Hidden to make room in a narrow window, and when a search varies something that has its own column; the last ones
   * only where there is least room.
   */
  givesWay?: true | 'last'
  /** Aligned as text, although it is sorted as a number. */
  isText?: true
  /** Hidden in the card on a phone, because the head line of the card or the item itself shows it. */
  isWide?: true
}

type QuantityColumn<Row extends CandidateRow> = Pick<
  CandidateColumn<Row>,
  'id' | 'label' | 'isExtra' | 'isWide' | 'givesWay' | 'misses'
> & { quantity: Quantity }

/** A column of a quantity with its unit. */
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

/** The margin over what is required. */
export const marginColumn = <Row extends CandidateRow & { figures: { margin: number } }>(): CandidateColumn<Row> => ({
  id: 'margin',
  label: 'Margin',
  unit: () => '%',
  text: row => formatChange(row.figures.margin * 100, 1),
  sort: row => row.figures.margin,
})

/** The number of notices. */
export const noticesColumn = <Row extends CandidateRow>(): CandidateColumn<Row> => ({
  id: 'notices',
  label: 'Notices',
  text: row => String(row.notices.length),
  sort: row => row.notices.length,
  isExtra: true,
})

/** The cost relative to the cheapest that meets all limits. */
export const costColumn = <Row extends CandidateRow & { relativeCost: number }>(): CandidateColumn<Row> => ({
  id: 'cost',
  label: 'Cost',
  unit: () => 'rel.',
  text: row => formatNumber(row.relativeCost, 2),
  sort: row => row.relativeCost,
})

export interface Sorting {
  column: string
  isDescending: boolean
}

/** Rows sorted by the chosen column; without one, in the order of the server, which is the requested ranking. */
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
