import type { Choice } from '../../tools/fields/choice'
import type { Measure } from '../../tools/fields/field'
import type { CoilInput } from '../document/coilDocument'
import type { CoilField, FieldGroup } from './coilField'
import type { CoilPath } from './coilPath'

/** A field without its path, which is its key. */
export type Entry<Field = CoilField> = Field extends CoilField ? Omit<Field, 'path'> : never

/** The fields of a part of the coil. */
export type Entries = Readonly<Partial<Record<CoilPath, Entry>>>

export type Applies = (input: CoilInput) => boolean

/** Options whose label is their value. */
export const same = (...values: string[]): readonly Choice[] => values.map(value => ({ value, label: value }))

/** The kinds of a number as options, with the labels of their measures. */
export const kinds = (measures: Readonly<Record<string, Measure>>): readonly Choice[] =>
  Object.entries(measures).map(([value, { label }]) => ({ value, label }))

/** Short functions that make the fields of one group. */
export function fieldsOf(group: FieldGroup) {
  return {
    number: (label: string, quantity: Measure['quantity'], applies?: Applies) =>
      ({ group, kind: 'number', label, quantity, applies }) as const,
    optional: (label: string, quantity: Measure['quantity'], applies?: Applies, whenEmpty?: string) =>
      ({ group, kind: 'number', label, quantity, applies, whenEmpty, isOptional: true }) as const,
    kinded: (by: CoilPath, measures: Readonly<Record<string, Measure>>) =>
      ({ group, kind: 'kinded', by, measures }) as const,
    select: (
      label: string,
      choices: readonly Choice[] | ((input: CoilInput) => readonly Choice[]),
      more: { applies?: Applies; whenEmpty?: string } = {},
    ) => ({ group, kind: 'select', label, choices, ...more }) as const,
    toggle: (
      label: string,
      choices: readonly Choice[] | ((input: CoilInput) => readonly Choice[]),
      applies?: Applies,
    ) => ({ group, kind: 'toggle', label, choices, applies }) as const,
    method: (label: string, applies?: Applies) =>
      ({ group, kind: 'method', label, applies, whenEmpty: 'By coil and fluid' }) as const,
  }
}
