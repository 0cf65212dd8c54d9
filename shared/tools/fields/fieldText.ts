/** A field in words: its name, and a number of it with its unit. */
import { fieldNumber } from '../../display/fieldText'
import { type UnitSystem, unitDecimals, unitLabel } from '../../display/units'
import type { FieldTable } from './fieldTable'
import { measureUnit, shownMeasure } from './measure'

export function fieldLabel(table: FieldTable, input: object, path: string): string {
  const field = table.field(path)
  return 'label' in field ? field.label : (table.measureOf(input, field)?.label ?? path)
}

/** A number as the field would show it; one that is chosen from a list, such as the rows, as it is. */
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
