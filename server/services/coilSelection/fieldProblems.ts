/** What a coil of a file holds that its form could not: a number out of range, a name that is not offered. */

import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { boundsAt } from '../../../shared/coils/fields/coilBounds'
import type { CoilField } from '../../../shared/coils/fields/coilField'
import { choicesOf, fieldsOfCoil } from '../../../shared/coils/fields/coilFields'
import { fieldLabel } from '../../../shared/coils/fields/coilFieldText'
import { valueAt } from '../../../shared/coils/fields/paths'

/** One sentence a field, in the order of the form. Numbers are told in SI, as they stand in the file. */
export function fieldProblems(input: CoilInput): string[] {
  return fieldsOfCoil(input).flatMap(field => {
    const value = valueAt(input, field.path)
    const demand =
      typeof value === 'number'
        ? rangeMissed(boundsAt(field.path, input), value)
        : typeof value === 'string' && !isOffered(input, field, value) && 'must be one of those that Coilworks offers'
    return demand ? [`${fieldLabel(input, field.path)} ${demand}, not “${value}”.`] : []
  })
}

function rangeMissed(bounds: readonly [min: number, max: number] | undefined, value: number): string | undefined {
  if (!bounds) return undefined
  const [min, max] = bounds
  // What was typed as the bound itself is not refused for the last digit of a conversion.
  const hair = 1e-9 * Math.max(Math.abs(min), Math.abs(max))
  const told = (bound: number) => Number(bound.toPrecision(6))
  if (value < min - hair) return `must be at least ${told(min)}`
  return value > max + hair ? `must be at most ${told(max)}` : undefined
}

/** Only a list says what it offers; methods come and go, and a coil of a method that went says so itself. */
function isOffered(input: CoilInput, field: CoilField, value: string): boolean {
  if (field.kind !== 'select' && field.kind !== 'toggle') return true
  return choicesOf(input, field).some(choice => choice.value === value)
}
