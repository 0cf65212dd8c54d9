/** What a field of a tool's input is: how it is named, counted and chosen. */
import type { Quantity, UnitSystem } from '../../display/units'
import type { Choice } from './choice'

/** How a number is counted and named. */
export interface Measure {
  label: string
  quantity: Quantity
  /** The unit of each system, and those that may be chosen; where not given, as the quantity has them. */
  units?: Readonly<Record<UnitSystem, string>> & { all: readonly string[] }
  /** The document holds one over the quantity: a fin pitch is typed as fins in a length. */
  isReciprocal?: true
}

interface Base<Input, Path, Group> {
  path: Path
  group: Group
  /** Whether this item has the field; where not given, every item that has the part the field is in. */
  applies?(input: Input): boolean
}

/** A number; an optional one may be left empty, and says what then holds. */
export interface NumberField<Input, Path, Group> extends Base<Input, Path, Group>, Measure {
  kind: 'number'
  isOptional?: true
  whenEmpty?: string
}

/** A number whose meaning another field says, such as a wet bulb or a relative humidity. Without a measure there is no field. */
export interface KindedField<Input, Path, Group> extends Base<Input, Path, Group> {
  kind: 'kinded'
  by: Path
  measures: Readonly<Record<string, Measure>>
}

/** One of a few: as a list or as buttons side by side. */
export interface ChoiceField<Input, Path, Group> extends Base<Input, Path, Group> {
  kind: 'select' | 'toggle'
  label: string
  choices: readonly Choice[] | ChoicesFor<Input>
  /** It may be left to the engine: then nothing is chosen, which this names. */
  whenEmpty?: string
}

/** A method's parameters may be narrower than asked for, as those of a table for one tool are. */
type ChoicesFor<Input> = { of(input: Input): readonly Choice[] }['of']

/** Parts of a whole by their names, a table, and methods of the registry: they have controls of their own. */
export interface OtherField<Input, Path, Group> extends Base<Input, Path, Group> {
  kind: 'shares' | 'table' | 'method'
  label: string
  /** Of a method, by what it is chosen where nobody names one. */
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
