/** The fields of a coil, once: form, messages and the echo of a report are made from this table. */

import type { Choice } from '../document/choice'
import type { CoilInput } from '../document/coilDocument'
import { geometryEntries, methodEntries, tubeEntries } from './bodyFields'
import type { ChoiceField, CoilField } from './coilField'
import type { CoilPath } from './coilPath'
import type { Entry } from './entry'
import { valueAt } from './paths'
import { airEntries, coilEntries, fluidEntries } from './streamFields'

const entries: Readonly<Record<CoilPath, Entry>> = {
  ...coilEntries,
  ...airEntries,
  ...fluidEntries,
  ...geometryEntries,
  ...tubeEntries,
  ...methodEntries,
}

export const coilFields: readonly CoilField[] = Object.entries(entries).map(
  ([path, entry]) => ({ ...entry, path: path as CoilPath }) as CoilField,
)

const byPath = new Map(coilFields.map(field => [field.path, field]))

export function coilField(path: CoilPath): CoilField {
  return byPath.get(path)!
}

/** Parts that only some types of coil have. */
const parts: ReadonlySet<string> = new Set(['fluid', 'steam', 'refrigerant'])

/** Whether this coil has the field: a coil without steam has no steam pressure. */
export function appliesTo(input: CoilInput, field: CoilField): boolean {
  const [part = ''] = field.path.split('.')
  if (parts.has(part) && !(part in input)) return false
  if (field.kind === 'kinded' && !(kindOf(input, field) in field.measures)) return false
  return field.applies?.(input) ?? true
}

/** The fields of one coil, in the order of the form. */
export function fieldsOfCoil(input: CoilInput): CoilField[] {
  return coilFields.filter(field => appliesTo(input, field))
}

/** Which kind of number a field holds. Air may be counted with its vapour. */
export function kindOf(input: CoilInput, field: CoilField & { kind: 'kinded' }): string {
  const kind = String(valueAt(input, field.by))
  return field.path === 'air.flow.value' && input.air.flow.moist ? `${kind} moist` : kind
}

export function choicesOf(input: CoilInput, { choices }: ChoiceField): readonly Choice[] {
  return typeof choices === 'function' ? choices(input) : choices
}
