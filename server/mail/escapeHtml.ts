const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, in an element or in a quoted attribute: for what is written without React. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign]!)
}
