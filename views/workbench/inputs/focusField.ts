import type { WorkbenchTool } from '../tool'
import { fieldId } from './fieldId'

/** Puts the focus on the control of `path`; a part such as `air.humidity` has its control at its value. */
export function focusField({ controlOf }: Pick<WorkbenchTool, 'controlOf'>, path: string): void {
  const own = controlOf?.(path)
  const ids = [fieldId(path), fieldId(`${path}.value`), ...(own ? [own] : [])]
  const control = ids.map(id => document.getElementById(id)).find(element => element !== null)
  const group = control?.closest('details')
  if (group) group.open = true
  control?.scrollIntoView({ block: 'nearest' })
  const pressed = control?.querySelector<HTMLElement>('[aria-pressed=true]')
  ;(pressed ?? control)?.focus()
  if (control instanceof HTMLInputElement) control.select()
}
