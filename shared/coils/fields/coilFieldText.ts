/** A field of a coil in words: its name, and a number of it with its unit. */
import { fieldNumber } from '../../display/fieldText'
import { type UnitSystem, unitDecimals, unitLabel } from '../../display/units'
import type { CoilInput } from '../document/coilDocument'
import { coilField } from './coilFields'
import { measureOf, measureUnit, shownMeasure } from './coilMeasure'
import type { CoilPath } from './coilPath'

export function fieldLabel(input: CoilInput, path: CoilPath): string {
  const field = coilField(path)
  return 'label' in field ? field.label : (measureOf(input, field)?.label ?? path)
}

/** A number as the field would show it; one that is chosen from a list, such as the rows, as it is. */
export function numberOfField(input: CoilInput, path: CoilPath, value: number, system: UnitSystem): string {
  const measure = measureOf(input, coilField(path))
  if (!measure) return String(value)
  const unit = measureUnit(measure, system)
  const shown = fieldNumber(shownMeasure(value, measure, unit), unitDecimals(measure.quantity, unit), false)
  return `${shown} ${unitLabel(measure.quantity, unit)}`.trim()
}
