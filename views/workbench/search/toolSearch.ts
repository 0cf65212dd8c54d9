/** What a tool brings to the search for what meets a duty: what may be varied, what is asked, and what is found. */
import type { ComponentType } from 'react'
import type { Reader } from '../../../shared/display/formatQuantity'
import type { Quantity } from '../../../shared/display/units'
import type { AnyInput } from '../../../shared/tools/project'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import type { Form } from '../tool'
import type { CandidateColumn, CandidateRow, Sorting } from './candidates'
import type { SearchWish, SetWish } from './useToolSearch'

/** What every search answers beside its candidates: how many there are, and of how many. */
export interface AnySearchAnswer {
  found: number
  considered: number
}

/** A second kind of search, from the rating of the shown item. */
export interface OtherSearch<Input, Rating, Search> {
  label: string
  title: string
  searchOf(input: Input, rating: Rating, wish: SearchWish): Search
}

/** Leaves out all rows but those of one text. */
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
  /** Fields that a search may vary, in the order of the rail. */
  varied: readonly { field: string; label: string }[]
  /** What candidates can be ranked by, and the column that is then in order. */
  ranks: readonly { value: string; label: string; sorting: Sorting }[]
  /** What must be reached beside what the inputs require. */
  Targets?: ComponentType<{ wish: SearchWish; setWish: SetWish }>
  /** The search; undefined where nothing is to be reached. */
  searchOf(input: Input, wish: SearchWish): Search | undefined
  /** Says what must be given first. */
  NothingWanted: ComponentType
  others: readonly OtherSearch<Input, Rating, Search>[]
  /** What was asked: of which input, varying what, ranked by what. */
  asked(search: Search): { input: Input; varied: readonly string[]; rankBy: string }
  /** Whether a search was about what the form holds now; what a search varies is what it found. */
  isAbout(search: Search, input: Input): boolean

  rowsOf(answer: Answer): { all: Row[]; misses: Row[] }
  columns: readonly CandidateColumn<Row>[]
  filters: readonly RowFilter<Row>[]
  /** What the filter to the best of all calls them. */
  frontLabel: string
  /** The text of a cell where it is more than that. */
  Cell(props: { column: CandidateColumn<Row>; text: string; row: Row }): React.ReactNode
  /** The head line of a row on a phone. */
  cardName(row: Row, reader: Reader): string
  /** How numbers of these items are read. */
  readerOf(reader: Reader, input: Input): Reader
  /** What tells one found item from another, and whether it is the one that is shown. */
  keyOf(row: Row): string
  keyOfShown(input: Input): string
  /** The form with a found item in it. */
  withFound(form: Form<Input>, row: Row): Form<Input>
  /** What a candidate may miss, in a sentence, and what kind of number it is; a share where none is said. */
  missable: Readonly<Record<string, readonly [name: string, quantity?: Quantity]>>
}
