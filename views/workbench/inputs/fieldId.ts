/** The id of a field's control, of its unit, and of its message. */
export function fieldId(path: string): string {
  return `wb-${path.replaceAll('.', '-')}`
}

export function unitId(path: string): string {
  return `${fieldId(path)}-unit`
}

export function messageId(path: string): string {
  return `${fieldId(path)}-message`
}
