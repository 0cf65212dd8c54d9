/** The definition of a field of a tool's input: its label, its units, and its options. */
import type { Quantity, UnitSystem } from '../../display/units'
import type { Choice } from './choice'

/** The quantity and label of a number. */
export interface Measure {
  label: string
  quantity: Quantity
  /** The default unit of each system and, in `all`, the units to choose from; if absent, those of the quantity. */
  units?: Readonly<Record<UnitSystem, string>> & { all: readonly string[] }
  /** The document holds the reciprocal of the shown quantity: a fin pitch is typed as fins per length. */
  isReciprocal?: true
}

interface Base<Input, Path, Group> {
  path: Path
  group: Group
  /** Whether an item has the field; if absent, every item that has the part of the input with the field. */
  applies?(input: Input): boolean
}

/** A number. An optional one may be empty; `whenEmpty` says what then applies. */
export interface NumberField<Input, Path, Group> extends Base<Input, Path, Group>, Measure {
  kind: 'number'
  isOptional?: true
  whenEmpty?: string
}

/** A number whose kind another field sets, such as wet bulb or relative humidity. A kind without measure has none. */
export interface KindedField<Input, Path, Group> extends Base<Input, Path, Group> {
  kind: 'kinded'
  by: Path
  measures: Readonly<Record<string, Measure>>
}

/** A choice of a few options: a list, or buttons side by side. */
export interface ChoiceField<Input, Path, Group> extends Base<Input, Path, Group> {
  kind: 'select' | 'toggle'
  label: string
  choices: readonly Choice[] | ChoicesFor<Input>
  /** Set if the choice may be left to the engine: the label of that option. */
  whenEmpty?: string
}

/** Declared as a method, so that TypeScript accepts a function of a more specific input, such as one tool's. */
type ChoicesFor<Input> = { of(input: Input): readonly Choice[] }['of']

/** Fields with their own controls: the parts of a mixture, a table, and a method of the registry. */
export interface OtherField<Input, Path, Group> extends Base<Input, Path, Group> {
  kind: 'shares' | 'table' | 'method'
  label: string
  /** For a method: how one is chosen if the field is empty. */
  whenEmpty?: string
}

export type Field<Input = object, Path extends string = string, Group extends string = string> =
  | NumberField<Input, Path, Group>
  | KindedField<Input, Path, Group>
  | ChoiceField<Input, Path, Group>
  | OtherField<Input, Path, Group>

export function choicesOf<Input>(
  input: Input,
  { choices }: Pick<ChoiceField<Input, string, string>, 'choices'>,
): readonly Choice[] {
  return typeof choices === 'function' ? choices(input) : choices
}
