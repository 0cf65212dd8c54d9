/** The views that a tool brings to the workbench: its inputs, results, panes, figures, drawing and lists. */
import type { ComponentType, ReactNode } from 'react'
import type { Drawing } from '../../engine/drawing'
import type { Reader } from '../../shared/display/formatQuantity'
import type { AnyInput } from '../../shared/tools/project'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import type { IconName } from '../components/icons'
import type { ProjectState } from './state/useProject'
import type { Form } from './tool'

/** A view that the middle pane can show instead of the results. */
export interface MiddlePane<Input extends AnyInput = AnyInput, Own = unknown> {
  value: string
  label: string
  /** Whether it is offered for this item; if absent, always. */
  isFor?(form: Form<Input>, own: Own): boolean
  /** Shows the pane, with the switch between the panes in its head. */
  Shown: ComponentType<{ viewSwitch: ReactNode }>
}

/** An action of the item menu that only this tool has. */
export interface ItemAction<Rating extends AnyRating = AnyRating> {
  icon: IconName
  label(tag: string): string
  needsRating: boolean
  run(tag: string, rating: Rating | null): void
}

/** A drawing of the item, with the name of its file. */
export interface DrawingFile {
  drawing: Drawing
  name: string
}

/** The columns of a list of items, after the tag. */
export interface ListColumns<Input extends AnyInput = AnyInput, Summary extends object = object> {
  /** Heads, in the order of the cells. */
  heads(reader: Reader): readonly { label: string; unit?: string; isNumber?: boolean }[]
  /** The description of the item. */
  name(input: Input): string
  /** The cells after the name, for a rated item. */
  Figures: { view(props: { input: Input; rating: Summary; reader: Reader }): ReactNode }['view']
}

/** A view of a rated item. */
type OfRating<Rating> = { view(props: { rating: Rating }): ReactNode }['view']

/** The texts of the sensitivity study. */
export interface SensitivityTexts {
  /** The steps of the inputs, in a sentence. */
  steps(reader: Reader): string
  /** The head of the column of changes. */
  result: string
}

export interface WorkbenchParts<
  Input extends AnyInput = AnyInput,
  Rating extends AnyRating = AnyRating,
  Own = unknown,
> {
  /** Content above the groups of inputs, such as the choice between cooling and heating. */
  RailTop?: ComponentType
  Inputs: ComponentType
  /** Loads code that only some changes of the inputs need, when the reader moves to the inputs. */
  expectChanges?(): void
  /** Content after the label of a field, such as the toggle that lets a search choose it. */
  FieldEnd?: ComponentType<{ path: string; label: string }>
  /** Content under a field, such as the range that a search may vary. */
  FieldFoot?: ComponentType<{ path: string; label: string }>
  /** The help texts of the fields, by path; loaded with the first question. */
  help(): Promise<Readonly<Record<string, string>>>
  /** The item in one line, above its results. */
  summary(input: Input, reader: Reader): string
  Results: OfRating<Rating>
  panes: readonly MiddlePane<Input, Own>[]
  /** The texts of the sensitivity study, unless the study itself brings them. */
  sensitivity?: SensitivityTexts
  /** The figures below the results, and `Figures`: the same enlarged, instead of the panes. */
  Dock?(props: { rating: Rating; onEnlarge: () => void }): ReactNode
  Figures?(props: { rating: Rating; onBack: () => void }): ReactNode
  /** The right pane: the line above the name of the item, and its panels by name. */
  lead(form: Form<Input>, rated: Input): string
  panels: Readonly<Record<string, OfRating<Rating>>>
  /** The drawing for CAD programs. Its code is loaded on demand. */
  drawing?(tag: string, input: Input, rating: Rating): Promise<DrawingFile>
  /** Text at the foot of the page, beside the name of the engine. */
  footNote?(reader: Reader): string
  list: ListColumns<Input>
  /** The view that makes items from a pasted table, instead of the panes. */
  Batch?: ComponentType<{ project: ProjectState; onBack: () => void }>
  itemActions: readonly ItemAction<Rating>[]
}
