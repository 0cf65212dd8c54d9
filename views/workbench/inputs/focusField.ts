import type { WorkbenchTool } from '../tool'
import { fieldId } from './fieldId'

/**
 * Focuses the control of `path`; for a part such as `air.humidity` that is the control of its value. False where it is
 * not there.
 */
export function focusField({ controlOf }: Pick<WorkbenchTool, 'controlOf'>, path: string): boolean {
  const own = controlOf?.(path)
  const ids = [fieldId(path), fieldId(`${path}.value`), ...(own ? [own] : [])]
  const control = ids.map(id => document.getElementById(id)).find(element => element !== null)
  const group = control?.closest('details')
  if (group) group.open = true
  control?.scrollIntoView({ block: 'nearest' })
  const pressed = control?.querySelector<HTMLElement>('[aria-pressed=true]')
  ;(pressed ?? control)?.focus()
  if (control instanceof HTMLInputElement) control.select()
  return control !== undefined
}
