/** The echo of the input: what was asked, in the units of the report. */

import type { CoilInput } from '../../shared/designs/coilDocument'
import type { Fact } from '../../shared/designs/coilFacts'
import type { CoilField, FieldGroup } from '../../shared/designs/coilField'
import { choicesOf, coilFields, fieldsOfCoil } from '../../shared/designs/coilFields'
import { measureOf, measureUnit, numberAt, shownMeasure } from '../../shared/designs/coilMeasure'
import { circuitingLabel } from '../../shared/designs/coilName'
import { valueAt } from '../../shared/designs/paths'
import { fieldNumber } from '../../shared/display/fieldText'
import type { UnitSystem } from '../../shared/display/units'
import { unitDecimals, unitLabel } from '../../shared/display/units'

/** What another field's label says already: a wet bulb needs no line that the humidity is given as a wet bulb. */
const saidElsewhere: ReadonlySet<string> = new Set(
  coilFields.flatMap(field => (field.kind === 'kinded' && field.path !== 'air.flow.value' ? field.by : [])),
)

/** The fields of a group with their values, as the form names them. */
export function inputFacts(input: CoilInput, group: FieldGroup, system: UnitSystem): Fact[] {
  return fieldsOfCoil(input)
    .filter(field => field.group === group && !saidElsewhere.has(field.path) && isTold(input, field))
    .map(field => factOf(input, field, system))
}

/** What was left to the engine is told of limits and resistances only: of the rest it would fill the page. */
function isTold(input: CoilInput, { path }: CoilField): boolean {
  return (
    /^(limits\.capacity|limits\.\w+Drop|limits\.face|resistances|fluid)/.test(path) ||
    valueAt(input, path) !== undefined
  )
}

function factOf(input: CoilInput, field: CoilField, system: UnitSystem): Fact {
  const measure = measureOf(input, field)
  if (!measure) return [field.kind === 'kinded' ? field.path : choiceLabel(field), chosen(input, field)]
  const value = numberAt(input, field.path)
  if (value === undefined) return [measure.label, (field.kind === 'number' && field.whenEmpty) || 'none']
  const unit = measureUnit(measure, system)
  const shown = printedNumber(shownMeasure(value, measure, unit), unitDecimals(measure.quantity, unit))
  return [measure.label, shown, unitLabel(measure.quantity, unit)]
}

/** Decimals of a number that may have been typed in this unit; one with more came from another unit and is rounded. */
const typedDecimals = 3

/** As it was typed, where that can be told. */
function printedNumber(shown: number, decimals: number): string {
  const exact = fieldNumber(shown, decimals, true)
  const [, fraction = ''] = exact.split('.')
  return fraction.length <= Math.max(decimals, typedDecimals) ? exact : fieldNumber(shown, decimals, false)
}

function choiceLabel(field: CoilField): string {
  return 'label' in field ? field.label : ''
}

function chosen(input: CoilInput, field: CoilField): string {
  const value = valueAt(input, field.path)
  if (field.path === 'geometry.circuiting') return circuitingLabel(Number(value))
  const choices = 'choices' in field ? choicesOf(input, field) : []
  return choices.find(choice => choice.value === value)?.label ?? String(value)
}
