/** The fields of the inputs of each tool, as programs write them: by path, in SI. */
import { airCoolerFieldTable } from '../aircooler/fields/airCoolerFields'
import { coilFieldTable } from '../coils/fields/coilFields'
import { coherentUnit, systemUnit, unitIds, unitLabel } from '../display/units'
import { economizerFieldTable } from '../economizer/fields/economizerFields'
import { gasFieldTable } from '../gas/fields/gasFields'
import { mistFieldTable } from '../mist/fields/mistFields'
import type { Field, Measure } from '../tools/fields/field'
import type { ToolName } from '../tools/tools'

/** A tool without its fields is a compile error here. */
const fields: Readonly<Record<ToolName, readonly Field[]>> = {
  coilSelection: listed(coilFieldTable),
  circuits: listed(coilFieldTable),
  economizer: listed(economizerFieldTable),
  airCooler: listed(airCoolerFieldTable),
  gas: listed(gasFieldTable),
  mist: listed(mistFieldTable),
}

/** Fields are only read here, not applied to an input. */
function listed({ all }: { all: readonly object[] }): readonly Field[] {
  return all as readonly Field[]
}

export interface ApiField {
  path: string
  label: string
  /** Empty where the value is no number. */
  unit: string
}

/** The fields of a tool, in the order of its form. One whose kind another field sets has a line for each kind. */
export function apiFields(tool: ToolName): ApiField[] {
  const all = fields[tool].flatMap(field => {
    const { path } = field
    if (field.kind === 'kinded') return Object.values(field.measures).map(measure => numberOf(path, measure))
    return [field.kind === 'number' ? numberOf(path, field) : { path, label: field.label, unit: '' }]
  })
  const same = (one: ApiField) => (other: ApiField) => one.path === other.path && one.unit === other.unit
  return all.filter((one, index) => all.findIndex(same(one)) === index)
}

/** Coherent units of quantities that are shown in others alone, by the unit in which they are shown. */
const coherentOf: Readonly<Record<string, string>> = {
  bar: 'Pa',
  // Of a difference.
  '°C': 'K',
  kPa: 'Pa',
  'kPa(a)': 'Pa',
  kW: 'W',
  'kJ/kg': 'J/kg',
  'm³/h': 'm³/s',
  'L/h': 'm³/s',
  'L/s': 'm³/s',
  'mg/L': 'kg/m³',
  µm: 'm',
  ppm: '1',
  '°': 'rad',
  '%/K': '1/K',
  'g/GJ': 'kg/J',
  'kg/kWh': 'kg/J',
  '$/GJ': '$/J',
  '$/kWh': '$/J',
  '$/t': '$/kg',
  '$/kW·mo': '$/W·mo',
}

function numberOf(path: string, { label, quantity, units, isReciprocal }: Measure): ApiField {
  const all = unitIds(quantity)
  const shown = unitLabel(quantity, systemUnit(quantity, 'SI'))
  const own = coherentUnit(quantity, units?.all ?? all) ?? coherentUnit(quantity, all) ?? coherentOf[shown] ?? 'SI'
  // A number without a unit is 1.
  const unit = coherentOf[own] ?? (own || '1')
  return { path, label, unit: isReciprocal ? `1/(${unit})` : unit }
}
