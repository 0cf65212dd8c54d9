/** The inputs of an item as the form names them, in the units of the report. */
import { fieldNumber } from '../../shared/display/fieldText'
import type { UnitSystem } from '../../shared/display/units'
import type { FieldTable } from '../../shared/tools/fields/fieldTable'
import { valueAt } from '../../shared/tools/fields/paths'
import type { Fact } from '../../shared/tools/results/keyResult'
import { fieldFact } from './fieldFact'
import type { ReportContent } from './reportContent'

/** The fields of a tool, and the groups of its form with their titles, in its order. */
export interface PrintedInputs<Input extends object, Path extends string> {
  table: FieldTable<Input, Path>
  groups: readonly (readonly [group: string, title: string])[]
  /** Fields that another section tells of in words. */
  without?: readonly string[]
}

/** The groups of which something was given, with their facts; fields left empty are not told. */
export function inputGroups<Input extends object, Path extends string>(
  { table, groups, without = [] }: PrintedInputs<Input, Path>,
  { asked, reader }: Pick<ReportContent<Input>, 'asked' | 'reader'>,
): { name: string; facts: Fact[] }[] {
  // A field that another one's label implies: a stack temperature needs no line that the fire is given by it.
  const implied = new Set<string>(table.all.flatMap(field => (field.kind === 'kinded' ? [field.by] : [])))
  return groups
    .map(([group, name]) => ({
      name,
      facts: table
        .of(asked)
        .filter(field => field.group === group && !implied.has(field.path) && !without.includes(field.path))
        .flatMap(field => factsOf(table, asked, field, reader.system)),
    }))
    .filter(({ facts }) => facts.length > 0)
}

/** The parts of a mixture: a saved one has no order of its own. */
export const largestFirst = (shares: Readonly<Record<string, number>>): [part: string, share: number][] =>
  Object.entries(shares).sort(([, one], [, other]) => other - one)

function factsOf<Input extends object, Path extends string>(
  table: FieldTable<Input, Path>,
  input: Input,
  field: FieldTable<Input, Path>['all'][number],
  system: UnitSystem,
): Fact[] {
  const value = valueAt(input, field.path)
  if (value === undefined) return []
  if (field.kind === 'shares')
    return largestFirst(value as Record<string, number>).map(([part, share]) => [
      part,
      fieldNumber(100 * share, 2, false),
      '%',
    ])
  return [fieldFact(table, input, field, system)]
}
