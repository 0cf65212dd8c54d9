import { focusField } from './focusField'
import { lateFields } from './LateGroup'

/** Focuses the control of `path`, which may be in a group whose fields have not come yet. */
export function focusWhenThere(tool: Parameters<typeof focusField>[0], path: string): void {
  if (focusField(tool, path)) return
  void lateFields().then(() => requestAnimationFrame(() => focusField(tool, path)))
}
