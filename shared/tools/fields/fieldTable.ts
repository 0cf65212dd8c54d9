/** The table of a tool's fields, from which form, messages, help and reports are made. */
import type { Field, KindedField, Measure } from './field'
import { valueAt } from './paths'

export interface FieldTable<Input extends object = object, Path extends string = string> {
  all: readonly Field<Input, Path>[]
  /** Groups that an item has even where all their fields are empty. */
  stays: readonly string[]
  /** The field of a path that the table has. */
  field(path: Path): Field<Input, Path>
  /** Whether this item has the field. */
  appliesTo(input: Input, field: Field<Input, Path>): boolean
  /** The fields of one item, in the order of the form. */
  of(input: Input): Field<Input, Path>[]
  /** The kind of number that a field holds. */
  kindOf(input: Input, field: KindedField<Input, Path, string>): string
  /** The measure of a field's number; undefined for a choice. */
  measureOf(input: Input, field: Field<Input, Path>): Measure | undefined
  /** The measure at a path. Throws if the field is not a number. */
  measureAt(input: Input, path: Path): Measure
  /** Lowest and highest value in SI; undefined if every number is allowed. */
  boundsAt(path: Path, input: Input): readonly [min: number, max: number] | undefined
}

/** A tool's own rules for its fields. */
export interface FieldRules<Input, Path extends string> {
  /** Parts of the input that only some items have. */
  parts?: readonly string[]
  /** Groups that every item has, though each of their fields may be empty. */
  stays?: readonly string[]
  kindOf?(input: Input, field: KindedField<Input, Path, string>): string
  /** A measure instead of the field's own. */
  measureOf?(input: Input, field: Field<Input, Path>): Measure | undefined
  boundsAt(path: Path, input: Input): readonly [min: number, max: number] | undefined
}

/** Makes the table of a tool's fields. `Path` is the union of all paths of its input, for checks by the compiler. */
export function fieldTable<Input extends object, Path extends string>(
  fields: readonly Field<Input, Path>[],
  rules: FieldRules<Input, Path>,
): FieldTable<Input, Path> {
  const byPath = new Map(fields.map(field => [field.path, field]))
  const parts = new Set(rules.parts)
  const table: FieldTable<Input, Path> = {
    all: fields,
    stays: rules.stays ?? [],
    field: path => byPath.get(path)!,
    appliesTo(input, field) {
      const [part = ''] = field.path.split('.')
      if (parts.has(part) && !(part in input)) return false
      if (field.kind === 'kinded' && !(table.kindOf(input, field) in field.measures)) return false
      return field.applies?.(input) ?? true
    },
    of: input => fields.filter(field => table.appliesTo(input, field)),
    kindOf: (input, field) => rules.kindOf?.(input, field) ?? String(valueAt(input, field.by)),
    measureOf(input, field) {
      if (field.kind === 'kinded') return field.measures[table.kindOf(input, field)]
      if (field.kind === 'number') return rules.measureOf?.(input, field) ?? field
      return undefined
    },
    measureAt(input, path) {
      const measure = table.measureOf(input, table.field(path))
      if (!measure) throw new Error(`${path} is not a number`)
      return measure
    },
    boundsAt: rules.boundsAt,
  }
  return table
}
