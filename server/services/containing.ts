/** A pattern for `ilike` that matches whatever contains `text`, taken letter by letter. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
