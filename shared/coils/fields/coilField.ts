/** What a field of a coil is: how it is named, counted and chosen. */
import type { Quantity, UnitSystem } from '../../display/units'
import type { Choice } from '../document/choice'
import type { CoilInput } from '../document/coilDocument'
import type { CoilPath } from './coilPath'

export type FieldGroup =
  | 'coil'
  | 'air'
  | 'fluid'
  | 'required'
  | 'geometry'
  | 'fins'
  | 'tubes'
  | 'resistances'
  | 'methods'

/** How a number is counted and named. */
export interface Measure {
  label: string
  quantity: Quantity
  /** The unit of each system, and those that may be chosen; where not given, as the quantity has them. */
  units?: Readonly<Record<UnitSystem, string>> & { all: readonly string[] }
  /** The document holds one over the quantity: a fin pitch is typed as fins in a length. */
  isReciprocal?: true
}

interface Base {
  path: CoilPath
  group: FieldGroup
  /** Whether this coil has the field; where not given, every coil that has the part the field is in. */
  applies?: (input: CoilInput) => boolean
}

/** A number; an optional one may be left empty, and says what then holds. */
export interface NumberField extends Base, Measure {
  kind: 'number'
  isOptional?: true
  whenEmpty?: string
}

/** A number whose meaning another field says, such as a wet bulb or a relative humidity. Without a measure there is no field. */
export interface KindedField extends Base {
  kind: 'kinded'
  by: CoilPath
  measures: Readonly<Record<string, Measure>>
}

/** One of a few: as a list or as buttons side by side. */
export interface ChoiceField extends Base {
  kind: 'select' | 'toggle'
  label: string
  choices: readonly Choice[] | ((input: CoilInput) => readonly Choice[])
  /** It may be left to the engine: then nothing is chosen, which this names. */
  whenEmpty?: string
}

/** Parts of a whole by their names, a table, and methods of the registry: they have controls of their own. */
export interface OtherField extends Base {
  kind: 'shares' | 'table' | 'method'
  label: string
}

export type CoilField = NumberField | KindedField | ChoiceField | OtherField
