/** The inputs, in the units of the report. */

import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { isFluid } from '../../../shared/coils/document/coilTypes'
import { columnUnit, ownFluidColumns, shownRow } from '../../../shared/coils/document/ownFluid'
import type { Fact } from '../../../shared/coils/facts/coilFacts'
import { circuitingLabel } from '../../../shared/coils/facts/coilName'
import type { CoilField, FieldGroup } from '../../../shared/coils/fields/coilField'
import { coilFields, coilFieldTable, fieldsOfCoil } from '../../../shared/coils/fields/coilFields'
import { formatSignificant } from '../../../shared/display/formatNumber'
import type { UnitSystem } from '../../../shared/display/units'
import { valueAt } from '../../../shared/tools/fields/paths'
import { fieldFact } from '../fieldFact'

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
  const fact = fieldFact(coilFieldTable, input, field, system)
  return field.path === 'geometry.circuiting' ? [fact[0], circuitingLabel(input.geometry.circuiting)] : fact
}
