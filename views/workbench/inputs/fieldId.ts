/** The id of a field's control, and of its message. */
export function fieldId(path: string): string {
  return `wb-${path.replaceAll('.', '-')}`
}

export function messageId(path: string): string {
  return `${fieldId(path)}-message`
}
