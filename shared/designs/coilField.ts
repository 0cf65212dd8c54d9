/** What a field of a coil is: how it is named, counted and chosen. */
import type { Quantity, UnitSystem } from '../display/units'
import type { CoilPath } from './coilPath'

export type FieldGroup = 'coil' | 'air' | 'fluid' | 'required' | 'geometry' | 'resistances'

/** How a number is counted and named. */
export interface Measure {
  label: string
  quantity: Quantity
  /** The unit of each system, and those that may be chosen; where not given, as the quantity has them. */
  units?: Readonly<Record<UnitSystem, string>> & { all: readonly string[] }
  /** The document holds one over the quantity: a fin pitch is typed as fins in a length. */
  isReciprocal?: true
}

export interface Choice {
  value: string | number
  label: string
}

interface Base {
  path: CoilPath
  group: FieldGroup
}

/** A number; an optional one may be left empty. */
export interface NumberField extends Base, Measure {
  kind: 'number'
  isOptional?: true
}

/** A number whose meaning another field says, such as a wet bulb or a relative humidity. */
export interface KindedField extends Base {
  kind: 'kinded'
  by: CoilPath
  measures: Readonly<Record<string, Measure>>
}

/** One of a few: as a list, as buttons side by side, or given because there is only one. */
export interface ChoiceField extends Base {
  kind: 'select' | 'toggle' | 'fixed'
  label: string
  choices: readonly Choice[]
}

export type CoilField = NumberField | KindedField | ChoiceField
