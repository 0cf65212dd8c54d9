/** The parts that a tool provides for its reports and workbooks. */
import type { Sheet } from 'write-excel-file/node'
import type { Warning } from '../../engine/warnings'
import type { Reader } from '../../shared/display/formatQuantity'
import type { Quantity } from '../../shared/display/units'
import type { ProjectKind } from '../../shared/tools/project'
import type { AnyRating, KeyResult } from '../../shared/tools/results/keyResult'
import type { Tool } from '../../shared/tools/tools'
import type { ReportContent, ReportKind } from './reportContent'
import type { Sheets } from './sheets'
import type { Column } from './table'
import type { Cell } from './workbookCells'

export type Section<Content> = (sheets: Sheets, content: Content) => void

/** A column of the schedule in a report. */
export interface ScheduleColumn<Content> extends Column {
  name: string
  unit?(reader: Reader): string
  /** A value that misses its limit is marked. */
  cell(content: Content): { text: string; isMissed?: boolean }
}

/** A column of the workbook of a project. */
export interface WorkbookColumn<Content> {
  name: string
  quantity?: Quantity
  /** Its cells have words, which stand at the left. */
  isWords?: true
  width: number
  cell(content: Content): Cell
}

export interface ToolPaper<
  Asked extends object = object,
  Input extends object = object,
  Rating extends AnyRating = AnyRating,
  Content = ReportContent<Asked, Input, Rating>,
> {
  tool: Tool
  projects: ProjectKind<Asked>
  /** The rating of an item, with its methods. Throws the error if the engine refuses. */
  rate(asked: Asked): Rating
  /** The text of a refusal of the engine in the units of the reader. */
  refusalText(message: string, asked: Asked, reader: Reader): string
  /** The item that was rated, which is the one to print. */
  ratedInput(asked: Asked, rating: Rating): Input
  modelOf(input: Input): string
  engineOf(rating: Rating): string
  /** The kind of item within a sentence: `bare-tube economizer`. */
  nameWithin(input: Input): string
  keyResults(rating: Rating, input: Input, reader: Reader): readonly KeyResult[]
  noticeText(warning: Warning, reader: Reader): { fact: string; advice: string }
  /** How its numbers are found, in a few words: `Calculated row by row by published correlations`. */
  basis: string
  /** The statement about accuracy on the page of the methods. */
  accuracy: string
  /** The sections of an item's report in groups. A group begins a new page, unless the previous one leaves room. */
  sections: Readonly<Record<ReportKind, readonly (readonly Section<Content>[])[]>>
  schedule: readonly ScheduleColumn<Content>[]
  /** The sheets of an item's workbook after its summary. */
  workbookSheets(content: Content): Sheet<Buffer>[]
  workbookColumns: readonly WorkbookColumn<Content>[]
}
