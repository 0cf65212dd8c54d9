/** The required performance: a capacity, or a leaving air temperature. The other's value is kept for a later change. */
import { withValueAt } from '../../../../shared/tools/fields/paths'
import type { CoilForm } from './coilForm'

export type Required = 'capacity' | 'leavingDryBulb'

/** Which of the two the reader has chosen; undefined if none. */
export function chosenRequired({ parts }: CoilForm): Required | undefined {
  return parts.required as Required | undefined
}

/** Which of the two the document has; the capacity if it has both or none. */
export function givenRequired({ input }: CoilForm): Required {
  const { capacity, leavingDryBulb } = input.limits ?? {}
  return leavingDryBulb !== undefined && capacity === undefined ? 'leavingDryBulb' : 'capacity'
}

/** Replaces one by the other, because a hidden limit would still judge the coil. */
export function withRequired(form: CoilForm, required: Required): CoilForm {
  const other = required === 'capacity' ? 'leavingDryBulb' : 'capacity'
  const { [required]: now, [other]: left } = form.input.limits ?? {}
  const back = now ?? form.parts[`limits.${required}`]
  const input = withValueAt(withValueAt(form.input, `limits.${required}`, back), `limits.${other}`, undefined)
  return { ...form, input, parts: { ...form.parts, required, [`limits.${other}`]: left } }
}
