/** A name within a sentence: without its capital, whatever else is one. */
export const uncapitalized = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

/** A reason as a sentence of its own: capital first, full stop last. */
export function sentence(reason: string): string {
  const text = reason.trim()
  if (text === '') return ''
  const capital = `${text[0]?.toUpperCase()}${text.slice(1)}`
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
