/** The parts that a tool brings to a search for items that meet a duty: its fields, its request, and its results. */
import type { ComponentType } from 'react'
import type { Reader } from '../../../shared/display/formatQuantity'
import type { Quantity, UnitSystem } from '../../../shared/display/units'
import type { AnyInput } from '../../../shared/tools/project'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import type { Form } from '../tool'
import type { CandidateColumn, CandidateRow, Sorting } from './candidates'
import type { SearchWish } from './useToolSearch'

/** The counts in every answer: how many candidates were found, of how many considered. */
export interface AnySearchAnswer {
  found: number
  considered: number
  /** The number of candidates that were rated, and of these, how many miss each limit. */
  rated?: number
  missed?: Readonly<Record<string, number>>
}

/** Another kind of search, which starts from the rating of the shown item. */
export interface OtherSearch<Input, Rating, Search> {
  label: string
  title: string
  searchOf(input: Input, rating: Rating, wish: SearchWish, system: UnitSystem): Search
}

/** A filter that shows only the rows with one text. */
export interface RowFilter<Row> {
  label: string
  textOf(row: Row): string
}

export interface ToolSearch<
  Input extends AnyInput = AnyInput,
  Rating extends AnyRating = AnyRating,
  Search extends object = object,
  Answer extends AnySearchAnswer = AnySearchAnswer,
  Row extends CandidateRow = CandidateRow,
> {
  /** Fields that a search may vary, in the order of the left pane. */
  varied: readonly { field: string; label: string }[]
  /** The possible rankings, each with the column that it sorts. */
  ranks: readonly { value: string; label: string; sorting: Sorting }[]
  /** Fields of targets that the inputs do not always show. */
  Targets?: ComponentType
  /** The search request, judged with the digits that the reader sees; undefined if the inputs give no target. */
  searchOf(input: Input, wish: SearchWish, system: UnitSystem): Search | undefined
  /** Says which target must be given first. */
  NothingWanted: ComponentType
  others: readonly OtherSearch<Input, Rating, Search>[]
  /** The input of a search, the fields that it varies, and its ranking. */
  asked(search: Search): { input: Input; varied: readonly string[]; rankBy: string }
  /** Whether a search started from the present input of the form, except for the fields that it varies. */
  isAbout(search: Search, input: Input): boolean

  rowsOf(answer: Answer): { all: Row[]; misses: Row[] }
  columns: readonly CandidateColumn<Row>[]
  filters: readonly RowFilter<Row>[]
  /** The label of the filter for the Pareto front. */
  frontLabel: string
  /** The content of a cell, from its text. */
  Cell(props: { column: CandidateColumn<Row>; text: string; row: Row }): React.ReactNode
  /** The head line of a row on a phone. */
  cardName(row: Row, reader: Reader): string
  /** The reader's number formats for these items. */
  readerOf(reader: Reader, input: Input): Reader
  /** A key for each found item. `keyOfShown` gives the same key for the item that the form holds. */
  keyOf(row: Row): string
  keyOfShown(input: Input): string
  /** The form, changed to a found item. */
  withFound(form: Form<Input>, row: Row): Form<Input>
  /** What a candidate may miss: its name in a sentence, and its quantity; without one, the number is a fraction. */
  missable: Readonly<Record<string, readonly [name: string, quantity?: Quantity]>>
  /** The fields whose values decide on each limit, the one that helps most first. */
  remedies?: Readonly<Record<string, readonly string[]>>
}
