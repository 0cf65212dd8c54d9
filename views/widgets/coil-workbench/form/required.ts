/** The required performance: a capacity, or the leaving air. The other's values are kept for a later change. */
import { valueAt, withValueAt } from '../../../../shared/tools/fields/paths'
import type { CoilForm } from './coilForm'

export type Required = 'capacity' | 'leavingAir'

/** The limits that each of the two has. */
export const requiredPaths = {
  capacity: ['limits.capacity'],
  leavingAir: ['limits.leavingDryBulb', 'limits.leavingWetBulb'],
} as const satisfies Record<Required, readonly string[]>

/** Which of the two the reader has chosen; undefined if none. */
export function chosenRequired({ parts }: CoilForm): Required | undefined {
  return parts.required as Required | undefined
}

/** Which of the two the document has; the capacity if it has both or none. */
export function givenRequired({ input }: CoilForm): Required {
  const { capacity, leavingDryBulb, leavingWetBulb } = input.limits ?? {}
  return capacity === undefined && (leavingDryBulb ?? leavingWetBulb) !== undefined ? 'leavingAir' : 'capacity'
}

/** Replaces one by the other, because a hidden limit would still judge the coil. */
export function withRequired(form: CoilForm, required: Required): CoilForm {
  const others = requiredPaths[required === 'capacity' ? 'leavingAir' : 'capacity']
  let input = form.input
  for (const path of requiredPaths[required]) {
    input = withValueAt(input, path, valueAt(form.input, path) ?? form.parts[path])
  }
  for (const path of others) input = withValueAt(input, path, undefined)
  const left = Object.fromEntries(others.map(path => [path, valueAt(form.input, path)]))
  return { ...form, input, parts: { ...form.parts, required, ...left } }
}
