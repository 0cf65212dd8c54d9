/** Letters, digits and hyphens of a text, for a file's name. */
export function fileName(text: string): string {
  return (
    text
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'report'
  )
}
