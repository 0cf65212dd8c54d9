/** The views that a tool brings to the workbench: its inputs, results, panes, figures, drawing and lists. */
import type { ComponentType, ReactNode } from 'react'
import type { Drawing } from '../../engine/drawing'
import type { Reader } from '../../shared/display/formatQuantity'
import type { AnyInput } from '../../shared/tools/project'
import type { AnyRating } from '../../shared/tools/results/keyResult'
import type { IconName } from '../components/icons'
import type { ProjectState } from './state/useProject'
import type { Form } from './tool'

/** What the middle pane can show beside the results. */
export interface MiddlePane<Input extends AnyInput = AnyInput, Own = unknown> {
  value: string
  label: string
  /** Whether it is offered for this item; where not given, always. */
  isFor?(form: Form<Input>, own: Own): boolean
  /** Shows the pane, with the switch between the panes in its head. */
  Shown: ComponentType<{ viewSwitch: ReactNode }>
}

/** An action of the menu of items that only this tool has. */
export interface ItemAction<Rating extends AnyRating = AnyRating> {
  icon: IconName
  label(tag: string): string
  needsRating: boolean
  run(tag: string, rating: Rating | null): void
}

/** What a drawing of the item is saved as. */
export interface DrawingFile {
  drawing: Drawing
  name: string
}

/** A line of a list of items: its columns after the tag. */
export interface ListColumns<Input extends AnyInput = AnyInput, Summary extends object = object> {
  /** Heads, in the order of the cells. */
  heads(reader: Reader): readonly { label: string; unit?: string; isNumber?: boolean }[]
  /** What the item is. */
  name(input: Input): string
  /** The cells after the name, of an item that is rated. */
  Figures(props: { input: Input; rating: Summary; reader: Reader }): ReactNode
}

/** A view of a rated item. */
type OfRating<Rating> = { view(props: { rating: Rating }): ReactNode }['view']

/** What a study says of itself. */
export interface SensitivityTexts {
  /** What the steps are, in a sentence. */
  steps(reader: Reader): string
  /** The head of the column of changes. */
  result: string
}

export interface WorkbenchParts<
  Input extends AnyInput = AnyInput,
  Rating extends AnyRating = AnyRating,
  Own = unknown,
> {
  /** What stands above the groups of inputs, such as a choice between cooling and heating. */
  RailTop?: ComponentType
  Inputs: ComponentType
  /** Fetches what few changes of the inputs need, on the way into them. */
  expectChanges?(): void
  /** What stands at the end of the name of a field, such as that a search may choose it. */
  FieldEnd?: ComponentType<{ path: string; label: string }>
  /** What fields mean, by path; fetched with the first question. */
  help(): Promise<Readonly<Record<string, string>>>
  /** The item in a line, over its results. */
  summary(input: Input, reader: Reader): string
  Results: OfRating<Rating>
  panes: readonly MiddlePane<Input, Own>[]
  sensitivity: SensitivityTexts
  /** The figures under the results, and the same enlarged in the place of the panes. */
  Dock?(props: { rating: Rating; onEnlarge: () => void }): ReactNode
  Figures?(props: { rating: Rating; onBack: () => void }): ReactNode
  /** The right pane: what is said over the name of the item, and its panels by name. */
  lead(form: Form<Input>, rated: Input): string
  panels: Readonly<Record<string, OfRating<Rating>>>
  /** The drawing for programs of drawing. Fetched when it is asked for. */
  drawing?(tag: string, input: Input, rating: Rating): Promise<DrawingFile>
  /** Said at the foot of the page beside the engine. */
  footNote?(reader: Reader): string
  list: ListColumns<Input>
  /** Items from a table that is pasted, in the place of the panes. */
  Batch?: ComponentType<{ project: ProjectState; onBack: () => void }>
  itemActions: readonly ItemAction<Rating>[]
}
