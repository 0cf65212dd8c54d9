import { fieldId } from './fieldId'

/** Sizes that one list stands for while they are a standard plate. */
const plate = ['geometry.tubeOutsideDiameter', 'geometry.transversePitch', 'geometry.longitudinalPitch']

/** Puts the focus on the control of `path`; a part such as `air.humidity` has its control at its value. */
export function focusField(path: string): void {
  const ids = [fieldId(path), fieldId(`${path}.value`), ...(plate.includes(path) ? ['wb-tube'] : [])]
  const control = ids.map(id => document.getElementById(id)).find(element => element !== null)
  const group = control?.closest('details')
  if (group) group.open = true
  control?.scrollIntoView({ block: 'nearest' })
  const pressed = control?.querySelector<HTMLElement>('[aria-pressed=true]')
  ;(pressed ?? control)?.focus()
  if (control instanceof HTMLInputElement) control.select()
}
