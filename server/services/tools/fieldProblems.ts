/**
 * Finds values in an item of a file that its form would not allow: a number out of range, a name that is not offered.
 */

import { choicesOf, type Field } from '../../../shared/tools/fields/field'
import type { FieldTable } from '../../../shared/tools/fields/fieldTable'
import { fieldLabel } from '../../../shared/tools/fields/fieldText'
import { valueAt } from '../../../shared/tools/fields/paths'

/** One sentence per field, in the order of the form. Numbers are in SI, as in the file. */
export function fieldProblems(fields: FieldTable, input: object): string[] {
  return fields.of(input).flatMap(field => {
    const value = valueAt(input, field.path)
    const demand =
      typeof value === 'number'
        ? rangeMissed(fields.boundsAt(field.path, input), value)
        : typeof value === 'string' && !isOffered(input, field, value) && 'must be one of those that Coilworks offers'
    return demand ? [`${fieldLabel(fields, input, field.path)} ${demand}, not “${value}”.`] : []
  })
}

function rangeMissed(bounds: readonly [min: number, max: number] | undefined, value: number): string | undefined {
  if (!bounds) return undefined
  const [min, max] = bounds
  // A value typed as the bound itself must not be refused because of rounding in the conversion.
  const hair = 1e-9 * Math.max(Math.abs(min), Math.abs(max))
  const told = (bound: number) => Number(bound.toPrecision(6))
  if (value < min - hair) return `must be at least ${told(min)}`
  return value > max + hair ? `must be at most ${told(max)}` : undefined
}

/** Only fields with a fixed list are checked. Methods may be removed; the rating of such an item reports it. */
function isOffered(input: object, field: Field, value: string): boolean {
  if (field.kind !== 'select' && field.kind !== 'toggle') return true
  return choicesOf(input, field).some(choice => choice.value === value)
}
