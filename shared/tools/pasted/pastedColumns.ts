/** The possible names of the columns of a pasted table, and the field of an item that each fills. */
import { unitLabel } from '../../display/units'
import type { ChoiceField, Field, Measure } from '../fields/field'
import type { FieldTable } from '../fields/fieldTable'
import { measureUnits } from '../fields/measure'
import { valueAt } from '../fields/paths'

/** What a tool says of the columns of its pasted tables. */
export interface PastedNames<Input extends object = object, Path extends string = string> {
  fields: FieldTable<Input, Path>
  /** Fields that every item can be given, beside those that it has. */
  more?: readonly Path[]
  /** Names of the column of tags. */
  tags: readonly string[]
  /** Short trade names, beside each field's own label, by path; if a number has several kinds, by path and kind. */
  tradeNames: Readonly<Record<string, readonly string[]>>
  /** A unit without the part that people leave out. */
  shortUnit?(unit: string): string
  /** Kinds of number that no column gives. */
  isLeftOut?(kind: string): boolean
}

export type PastedColumn<Input extends object = object, Path extends string = string> =
  | { kind: 'tag' }
  | {
      kind: 'number'
      path: Path
      label: string
      measure: Measure
      unit?: string
      sets?: { path: Path; value: string }
    }
  | { kind: 'choice'; field: ChoiceField<Input, Path, string> }

/** The meaning of a column head such as `Airflow (SCFM)`, `EWT [°F]`, `gpm`; undefined if it is unknown. */
export function pastedColumn<Input extends object, Path extends string>(
  head: string,
  input: Input,
  of: PastedNames<Input, Path>,
): PastedColumn<Input, Path> | undefined {
  const { name, unit } = partsOf(head)
  if (of.tags.includes(name)) return { kind: 'tag' }
  const fields = new Set([...of.fields.of(input), ...(of.more ?? []).map(path => of.fields.field(path))])
  const columns = [...fields].flatMap(field => columnsOf(field, of))
  // If a name fits two kinds of number, prefer the kind that the shown item uses.
  const isOfOther = ({ column }: Named<Input, Path>) => changes(column, input)
  columns.sort((a, b) => Number(isOfOther(a)) - Number(isOfOther(b)))
  const named = columns.filter(({ names }) => names.includes(name)).map(({ column }) => column)
  for (const column of named) {
    if (column.kind !== 'number') return column
    const known = unitOf(column.measure, unit === '' ? name : unit, of.shortUnit)
    if (known !== undefined) return { ...column, unit: known }
  }
  // An unknown unit is a mistake; without a unit, the reader's unit applies.
  return unit === '' ? named[0] : undefined
}

interface Named<Input extends object, Path extends string> {
  names: readonly string[]
  column: PastedColumn<Input, Path>
}

/** Whether a column gives another kind of number than the item uses now. */
function changes<Input extends object, Path extends string>(column: PastedColumn<Input, Path>, input: Input): boolean {
  return column.kind === 'number' && column.sets !== undefined && valueAt(input, column.sets.path) !== column.sets.value
}

function columnsOf<Input extends object, Path extends string>(
  field: Field<Input, Path>,
  { tradeNames, isLeftOut }: PastedNames<Input, Path>,
): Named<Input, Path>[] {
  const { path } = field
  const named = (label: string, key: string = path) => [
    plain(label),
    ...(tradeNames[key] ?? []),
    ...(tradeNames[path] ?? []),
  ]
  if (field.kind === 'number')
    return [{ names: named(field.label), column: { kind: 'number', path, label: field.label, measure: field } }]
  if (field.kind === 'kinded')
    return Object.entries(field.measures)
      .filter(([kind]) => !isLeftOut?.(kind))
      .map(([kind, measure]) => ({
        names: named(measure.label, `${path} ${kind}`),
        column: { kind: 'number', path, label: measure.label, measure, sets: { path: field.by, value: kind } },
      }))
  if (field.kind === 'select' || field.kind === 'toggle')
    return [{ names: named(field.label), column: { kind: 'choice', field } }]
  return []
}

/** The name and the unit of a head, each in plain letters. */
function partsOf(head: string): { name: string; unit: string } {
  // Split at the first bracket: some units contain brackets themselves.
  const opened = head.search(/[([]/)
  if (opened > 0) return { name: plain(head.slice(0, opened)), unit: plain(head.slice(opened)) }
  const comma = head.lastIndexOf(',')
  if (comma > 0) return { name: plain(head.slice(0, comma)), unit: plain(head.slice(comma)) }
  return { name: plain(head), unit: '' }
}

function unitOf(measure: Measure, unit: string, short = (unit: string) => unit): string | undefined {
  const wanted = plainUnit(unit)
  return measureUnits(measure).find(id => {
    const names = [id, unitLabel(measure.quantity, id)].map(plainUnit)
    return names.some(name => name === wanted || short(name) === wanted)
  })
}

/** Lower case, without the characters that people often omit. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[()[\]."'*]/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll('δp', 'dp')
    .trim()
}

function plainUnit(text: string): string {
  return plain(text)
    .replaceAll(/deg|°|\s|,/g, '')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('₂', '2')
    .replaceAll('^', '')
}
