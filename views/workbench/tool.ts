/** The functions and data that a tool brings to the workbench, beside its views. Pure, to be tested without a page. */
import type { Warning } from '../../engine/warnings'
import type { Typed } from '../../shared/display/fieldText'
import type { Reader } from '../../shared/display/formatQuantity'
import type { UnitSystem } from '../../shared/display/units'
import type { FieldTable } from '../../shared/tools/fields/fieldTable'
import type { WordedNotice } from '../../shared/tools/notices/wordedNotices'
import type { AnyInput, ItemDocument, Project, ProjectKind, Starts } from '../../shared/tools/project'
import type { AnyRating, KeyResult } from '../../shared/tools/results/keyResult'
import type { Tool } from '../../shared/tools/tools'

export interface WorkbenchTool<Input extends AnyInput = AnyInput, Rating extends AnyRating = AnyRating> {
  /** The tool's entry in the table of tools; `path` is the address of its page. */
  tool: Tool
  path: string
  projects: ProjectKind<Input>
  fields: FieldTable<Input>
  /** What a reader starts from; its code is loaded on demand. */
  starts(): Promise<Starts<Input>>
  /** The kind of an item on its tab, its heading on the page, and its full name. */
  kindOf(input: Input): string
  headingOf(input: Input): string
  nameOf(input: Input): string
  /** Whether it is an engineering study, whose workbooks need a special role. */
  isStudy(document: ItemDocument<Input> | Project<Input>): boolean

  /** The input of a rating, with the values that the rating chose. */
  ratedInput(input: Input, rating?: Rating | null): Input
  /**
   * Whether a live rating lacks what the page shows: the whole rating is asked for behind it then.
   */
  lacks?(rating: Rating): boolean
  /** Whether the outline of a live rating has all that is just shown. */
  takesOutline?(): boolean
  keyResults(rating: Rating, input: Input, reader: Reader): KeyResult[]
  /** The result that screen readers announce after each calculation. */
  spoken(rating: Rating, reader: Reader): string
  /** The engine that calculated it, for the status bar and for print. */
  engineOf(rating: Rating): string
  noticeText(warning: WordedNotice, reader: Reader): { fact: string; advice: string }
  /** The field to change to resolve a notice; undefined if there is none. */
  fieldOf(warning: Warning, input: Input): string | undefined
  /** A refusal of the engine, in the words and units of the reader. */
  refusalText(message: string, input: Input, reader: Reader): string

  /** The form after a choice that changes more than its own field; undefined for any other choice. */
  withChoice(form: Form<Input>, path: string, value: unknown): Form<Input> | undefined
  /** Fields that share the unit of another field: its path, by their own. */
  unitLike: Readonly<Record<string, string>>
  /** Fields whose unit also sets the kind of number, by path; loaded with the first list of units. */
  kindsByUnit(): Promise<KindsByUnit<Input, Rating>>
  /** Definitions of key figures that come from no published method, by label: the end of a sentence. */
  definitions: Readonly<Record<string, string>>
  /** The kind of method in the registry, by the path of the field that selects one. */
  methodKinds: Readonly<Record<string, string>>
  /** The id of the control for a path that has no control with its own id. */
  controlOf?(path: string): string | undefined
}

export interface Form<Input extends AnyInput = AnyInput> {
  /** The tool of the item. */
  tool: WorkbenchTool<Input>
  input: Input
  tag: string
  quantity?: number | undefined
  system: UnitSystem
  /** The unit system of the saved document: its numbers may have been typed in these units, with any digits. */
  home: UnitSystem
  /** Units chosen for single fields, by path, in each system. */
  units: Readonly<Record<UnitSystem, Readonly<Record<string, string>>>>
  /** The typed texts, by path and kind of number. */
  typed: Readonly<Record<string, Typed>>
  /** Fields that had and lost the focus: their messages may be shown. */
  left: Readonly<Record<string, true>>
  /** The inputs under other choices, such as another type, to restore if the reader chooses it again. */
  asides: Readonly<Record<string, Input>>
  /** Parts of the input that another choice removed, by path and choice, to restore later. */
  parts: Readonly<Record<string, unknown>>
  /** Whether the other engine's result is shown beside this one's. */
  isCompared: boolean
}

/** Kinds of number that are chosen with the unit, such as SCFM (standard air) and ACFM (actual air). */
export interface MoreUnits<Input extends AnyInput = AnyInput, Rating = AnyRating> {
  kinds: readonly string[]
  /** The order of the units in the list; if absent, they are grouped by kind. */
  order?: readonly string[]
  /** The same amount as another kind; the form itself if it cannot be converted yet. */
  withKind(form: Form<Input>, kind: string, rating: Rating | null): Form<Input>
}

/** The kinds by unit of a tool, by path. */
export type KindsByUnit<Input extends AnyInput = AnyInput, Rating = AnyRating> = Readonly<
  Record<string, MoreUnits<Input, Rating>>
>
