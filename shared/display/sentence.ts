/** A name within a sentence: its first letter in lower case, the rest unchanged. */
export const uncapitalized = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

/** A reason as a sentence: with a capital first letter and a full stop. */
export function sentence(reason: string): string {
  const text = reason.trim()
  if (text === '') return ''
  const capital = `${text[0]?.toUpperCase()}${text.slice(1)}`
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
