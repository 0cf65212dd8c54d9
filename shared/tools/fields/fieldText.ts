/** A field in words: its label, and its number with the unit. */
import { fieldNumber } from '../../display/fieldText'
import { type UnitSystem, unitDecimals, unitLabel } from '../../display/units'
import type { FieldTable } from './fieldTable'
import { measureUnit, shownMeasure } from './measure'

export function fieldLabel(table: FieldTable, input: object, path: string): string {
  const field = table.field(path)
  return 'label' in field ? field.label : (table.measureOf(input, field)?.label ?? path)
}

/** A number as the field shows it; a number that is chosen from a list, such as the rows, is not converted. */
export function numberOfField(
  table: FieldTable,
  { input, path, value }: { input: object; path: string; value: number },
  system: UnitSystem,
): string {
  const measure = table.measureOf(input, table.field(path))
  if (!measure) return String(value)
  const unit = measureUnit(measure, system)
  const shown = fieldNumber(shownMeasure(value, measure, unit), unitDecimals(measure.quantity, unit), false)
  return `${shown} ${unitLabel(measure.quantity, unit)}`.trim()
}
