/** The inputs, in the units of the report. */

import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { isFluid } from '../../../shared/coils/document/coilTypes'
import { columnUnit, ownFluidColumns, shownRow } from '../../../shared/coils/document/ownFluid'
import type { Fact } from '../../../shared/coils/facts/coilFacts'
import { circuitingLabel } from '../../../shared/coils/facts/coilName'
import type { CoilField, FieldGroup } from '../../../shared/coils/fields/coilField'
import { coilFields, fieldsOfCoil, measureOf } from '../../../shared/coils/fields/coilFields'
import { fieldNumber } from '../../../shared/display/fieldText'
import { formatSignificant } from '../../../shared/display/formatNumber'
import type { UnitSystem } from '../../../shared/display/units'
import { unitDecimals, unitLabel } from '../../../shared/display/units'
import { choicesOf } from '../../../shared/tools/fields/field'
import { measureUnit, numberAt, shownMeasure } from '../../../shared/tools/fields/measure'
import { valueAt } from '../../../shared/tools/fields/paths'

/** Fields that another label already implies: a wet bulb needs no line that the humidity is given as a wet bulb. */
const saidElsewhere: ReadonlySet<string> = new Set(
  coilFields.flatMap(field => (field.kind === 'kinded' && field.path !== 'air.flow.value' ? field.by : [])),
)

/** The fields of a group with their values, as the form names them. */
export function inputFacts(input: CoilInput, group: FieldGroup, system: UnitSystem): Fact[] {
  return fieldsOfCoil(input)
    .filter(field => field.group === group && !saidElsewhere.has(field.path) && isTold(input, field))
    .flatMap(field =>
      field.path === 'fluid.table' || field.path === 'fluid.mixture'
        ? partFacts(input, system)
        : [factOf(input, field, system)],
    )
}

/** Defaults of the engine are shown only for limits and resistances; all others would fill the page. */
function isTold(input: CoilInput, { path }: CoilField): boolean {
  return (
    /^(limits\.capacity|limits\.\w+Drop|limits\.face|resistances|fluid)/.test(path) ||
    valueAt(input, path) !== undefined
  )
}

/** The gases of a mixture, or the rows of a user-defined fluid. */
function partFacts(input: CoilInput, system: UnitSystem): Fact[] {
  if (!isFluid(input)) return []
  const { mixture = {}, table } = input.fluid
  if (!table) return Object.entries(mixture).map(([gas, share]) => [gas, formatSignificant(share * 100), 'mole %'])
  const counted = ownFluidColumns.slice(1).map(([, label, quantity]): Fact => ['', label, columnUnit(quantity, system)])
  const rows = table.map((row): Fact => {
    const [temperature, ...properties] = shownRow(row, system)
    return [`At ${temperature} ${columnUnit('temperature', system)}`, properties.join(' / ')]
  })
  return [...counted, ...rows]
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

/** Greatest number of decimals of a typed number; one with more was converted from another unit and is rounded. */
const typedDecimals = 3

/** The number as it was typed, if that can be recognized. */
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
  if (field.path === 'geometry.circuiting') return circuitingLabel(input.geometry.circuiting)
  const choices = 'choices' in field ? choicesOf(input, field) : []
  // Without a choice the first one is the default, as the form shows it.
  const made = value === undefined ? choices[0] : choices.find(choice => choice.value === value)
  return made?.label ?? (('whenEmpty' in field && value === 'auto' && field.whenEmpty) || String(value))
}
