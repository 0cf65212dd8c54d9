const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, in an element or in a quoted attribute: for HTML that is not made by React. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign]!)
}
