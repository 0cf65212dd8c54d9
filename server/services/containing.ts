/** A pattern for `ilike` that matches text which contains `text` literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
