/** A field of an item with its value as it was given, in the units of the report. */
import { fieldNumber } from '../../shared/display/fieldText'
import { type UnitSystem, unitDecimals, unitLabel } from '../../shared/display/units'
import { choicesOf, type Field } from '../../shared/tools/fields/field'
import type { FieldTable } from '../../shared/tools/fields/fieldTable'
import { measureUnit, numberAt, shownMeasure } from '../../shared/tools/fields/measure'
import { valueAt } from '../../shared/tools/fields/paths'
import type { Fact } from '../../shared/tools/results/keyResult'

export function fieldFact<Input extends object, Path extends string>(
  table: FieldTable<Input, Path>,
  input: Input,
  field: Field<Input, Path>,
  system: UnitSystem,
): Fact {
  const measure = table.measureOf(input, field)
  if (!measure) return ['label' in field ? field.label : field.path, chosen(input, field)]
  const value = numberAt(input, field.path)
  if (value === undefined) return [measure.label, (field.kind === 'number' && field.whenEmpty) || 'none']
  const unit = measureUnit(measure, system)
  const shown = printedNumber(shownMeasure(value, measure, unit), unitDecimals(measure.quantity, unit))
  return [measure.label, shown, unitLabel(measure.quantity, unit)]
}

/** Greatest number of decimals of a typed number; one with more was converted from another unit and is rounded. */
const typedDecimals = 3

/** The number as it was typed, if that can be recognized. */
function printedNumber(shown: number, decimals: number): string {
  const exact = fieldNumber(shown, decimals, true)
  const [, fraction = ''] = exact.split('.')
  return fraction.length <= Math.max(decimals, typedDecimals) ? exact : fieldNumber(shown, decimals, false)
}

function chosen<Input extends object, Path extends string>(input: Input, field: Field<Input, Path>): string {
  const value = valueAt(input, field.path)
  const choices = 'choices' in field ? choicesOf(input, field) : []
  // Without a choice the first one is the default, as the form shows it.
  const made = value === undefined ? choices[0] : choices.find(choice => choice.value === value)
  return made?.label ?? (('whenEmpty' in field && value === 'auto' && field.whenEmpty) || String(value))
}
