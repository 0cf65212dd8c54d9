/** What a coil must do: a capacity, or a temperature at which its air leaves. What the other one said waits for the way back. */
import { withValueAt } from '../../../../shared/tools/fields/paths'
import type { CoilForm } from './coilForm'

export type Required = 'capacity' | 'leavingDryBulb'

/** Which of the two was chosen here; nothing where none was. */
export function chosenRequired({ parts }: CoilForm): Required | undefined {
  return parts.required as Required | undefined
}

/** Which of the two a coil comes with; the capacity where it has both or none. */
export function givenRequired({ input }: CoilForm): Required {
  const { capacity, leavingDryBulb } = input.limits ?? {}
  return leavingDryBulb !== undefined && capacity === undefined ? 'leavingDryBulb' : 'capacity'
}

/** One in the place of the other: a limit that no field shows would go on to judge the coil. */
export function withRequired(form: CoilForm, required: Required): CoilForm {
  const other = required === 'capacity' ? 'leavingDryBulb' : 'capacity'
  const { [required]: now, [other]: left } = form.input.limits ?? {}
  const back = now ?? form.parts[`limits.${required}`]
  const input = withValueAt(withValueAt(form.input, `limits.${required}`, back), `limits.${other}`, undefined)
  return { ...form, input, parts: { ...form.parts, required, [`limits.${other}`]: left } }
}
