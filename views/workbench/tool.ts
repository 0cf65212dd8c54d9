/** What a tool brings to the workbench beside its views. All of it is pure, so that forms are tested without a page. */
import type { Warning } from '../../engine/warnings'
import type { Typed } from '../../shared/display/fieldText'
import type { Reader } from '../../shared/display/formatQuantity'
import type { UnitSystem } from '../../shared/display/units'
import type { AnalyticsEvent } from '../../shared/events/analyticsEvents'
import type { FieldTable } from '../../shared/tools/fields/fieldTable'
import type { AnyInput, Item, ItemDocument, Project, ProjectKind } from '../../shared/tools/project'
import type { AnyRating, KeyResult } from '../../shared/tools/results/keyResult'
import type { Tool } from '../../shared/tools/tools'

export interface WorkbenchTool<Input extends AnyInput = AnyInput, Rating extends AnyRating = AnyRating> {
  /** Its entry in the table of tools, and the address of its page. */
  tool: Tool
  path: string
  /** What measurements call it. */
  moduleName: string
  projects: ProjectKind<Input>
  /** What product analytics calls a new item and a save; nothing where it has no name for them. */
  events: { start?: AnalyticsEvent; save?: AnalyticsEvent }
  fields: FieldTable<Input>
  /** A new item, fetched when somebody asks for one. */
  newItem(system: UnitSystem): Promise<Omit<Item<Input>, 'id'>>
  /** What the tab of an item says beside its tag, what its page is headed with, and its whole name. */
  kindOf(input: Input): string
  headingOf(input: Input): string
  nameOf(input: Input): string
  /** Whether its workbooks are for holders of the special role. */
  isStudy(document: ItemDocument<Input> | Project<Input>): boolean

  /** The input that a rating is of, with what the rating chose. */
  ratedInput(input: Input, rating?: Rating | null): Input
  keyResults(rating: Rating, input: Input, reader: Reader): KeyResult[]
  /** The result that is said aloud after each calculation. */
  spoken(rating: Rating, reader: Reader): string
  /** Who calculated it, for the line at the foot and for paper. */
  engineOf(rating: Rating): string
  noticeText(warning: Warning, reader: Reader): { fact: string; advice: string }
  /** The field that mends what a notice says; undefined where there is none. */
  fieldOf(warning: Warning, input: Input): string | undefined
  /** What the engine refuses, in the words and units of the reader. */
  refusalText(message: string, input: Input, reader: Reader): string

  /** A choice that changes more than its own field; undefined for one that does not. */
  withChoice(form: Form<Input>, path: string, value: unknown): Form<Input> | undefined
  /** Fields that stand beside another one and share its unit, by path. */
  unitLike: Readonly<Record<string, string>>
  /** Fields whose unit says the kind of number as well, by path; fetched with the first list of units, and then the same. */
  kindsByUnit(): Promise<KindsByUnit<Input, Rating>>
  /** What a key figure is that no method makes, by its label: the end of a sentence. */
  definitions: Readonly<Record<string, string>>
  /** The kind of field that asks for a method, by what the registry calls its kind. */
  methodKinds: Readonly<Record<string, string>>
  /** Controls of a path that are no control of that path: their id. */
  controlOf?(path: string): string | undefined
}

export interface Form<Input extends AnyInput = AnyInput> {
  /** Whose item it is. */
  tool: WorkbenchTool<Input>
  input: Input
  tag: string
  system: UnitSystem
  /** The system that the document was kept in: its numbers may have been typed in these units, with any digits. */
  home: UnitSystem
  /** Units chosen for single fields, by path, in each system. */
  units: Readonly<Record<UnitSystem, Readonly<Record<string, string>>>>
  /** What was typed, by path and kind of number. */
  typed: Readonly<Record<string, Typed>>
  /** Fields that were left once: what is wrong with them may be said. */
  left: Readonly<Record<string, true>>
  /** The item as it was by other choices, such as another type, kept for the way back. */
  asides: Readonly<Record<string, Input>>
  /** Parts that another choice put aside, by path and choice. */
  parts: Readonly<Record<string, unknown>>
  /** Whether the other engine's answer stands beside this one's. */
  isCompared: boolean
}

/** Kinds of number that are chosen with the unit: SCFM and ACFM count different air. */
export interface MoreUnits<Input extends AnyInput = AnyInput, Rating = AnyRating> {
  kinds: readonly string[]
  /** Units in the order of the list; where not given, those of a kind together. */
  order?: readonly string[]
  /** The same amount as another kind; the form itself where it cannot be converted yet. */
  withKind(form: Form<Input>, kind: string, rating: Rating | null): Form<Input>
}

/** Those of a tool, by path. */
export type KindsByUnit<Input extends AnyInput = AnyInput, Rating = AnyRating> = Readonly<
  Record<string, MoreUnits<Input, Rating>>
>
