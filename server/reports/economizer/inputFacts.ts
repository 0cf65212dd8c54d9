/** The inputs of an economizer as the form names them, in the units of the report. */
import { fieldNumber } from '../../../shared/display/fieldText'
import type { UnitSystem } from '../../../shared/display/units'
import type { EconomizerInput } from '../../../shared/economizer/document/economizerDocument'
import { economizerFields, economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { valueAt } from '../../../shared/tools/fields/paths'
import type { Fact } from '../../../shared/tools/results/keyResult'
import { fieldFact } from '../fieldFact'

/** The groups of the form with their titles, in the order of the form. */
export const inputGroups = [
  ['boiler', 'Boiler'],
  ['fuel', 'Fuel and air'],
  ['water', 'Water'],
  ['unit', 'Unit'],
  ['condensing', 'Condensing stage'],
  ['stack', 'Stack'],
  ['limits', 'Limits'],
  ['loads', 'Loads'],
  ['money', 'Money'],
  ['offDesign', 'Off design'],
] as const

type Group = (typeof inputGroups)[number][0]

/** Fields that another label already implies: a stack temperature needs no line that the fire is given by it. */
const saidElsewhere: ReadonlySet<string> = new Set(
  economizerFields.flatMap(field => (field.kind === 'kinded' ? [field.by as string] : [])),
)

/** What was given of a group; fields left empty are not told. */
export function inputFacts(input: EconomizerInput, group: Group, system: UnitSystem): Fact[] {
  return economizerFieldTable
    .of(input)
    .filter(field => field.group === group && !saidElsewhere.has(field.path))
    .flatMap((field): Fact[] => {
      const value = valueAt(input, field.path)
      if (value === undefined) return []
      if (field.kind === 'shares')
        return Object.entries(value as Record<string, number>).map(([gas, share]) => [
          gas,
          fieldNumber(100 * share, 2, false),
          '%',
        ])
      return [fieldFact(economizerFieldTable, input, field, system)]
    })
}
