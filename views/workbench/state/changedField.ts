import type { Form } from '../tool'

/** The path of the only number whose text differs; undefined if a choice or several things changed. */
export function changedField(before: Form, after: Form): string | undefined {
  const changed = Object.keys(after.typed).filter(key => after.typed[key] !== before.typed[key])
  return changed.length === 1 ? changed[0] : undefined
}
