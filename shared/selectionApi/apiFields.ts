/** The fields of the inputs of each tool, as programs write them: by path, in SI. */
import { airCoolerFieldTable } from '../aircooler/fields/airCoolerFields'
import { coilFieldTable } from '../coils/fields/coilFields'
import { type Quantity, siUnit } from '../display/units'
import { economizerFieldTable } from '../economizer/fields/economizerFields'
import { gasFieldTable } from '../gas/fields/gasFields'
import { mistFieldTable } from '../mist/fields/mistFields'
import type { Field, Measure } from '../tools/fields/field'
import type { ToolName } from '../tools/tools'

/** A tool without its fields is a compile error here. */
const fields: Readonly<Record<ToolName, readonly Field[]>> = {
  coilSelection: listed(coilFieldTable),
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
  return fields[tool].flatMap(field => {
    const { path } = field
    if (field.kind === 'kinded') return Object.values(field.measures).map(measure => numberOf(path, measure))
    return [field.kind === 'number' ? numberOf(path, field) : { path, label: field.label, unit: '' }]
  })
}

function numberOf(path: string, { label, quantity, isReciprocal }: Measure): ApiField {
  const unit = siUnit(quantity satisfies Quantity)
  return { path, label, unit: isReciprocal ? `1/(${unit})` : unit }
}
