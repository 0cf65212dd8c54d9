/** Digits with thousands commas or spaces, or with none. Any other comma could be a decimal comma, so it is refused. */
const pattern = /^[+\-−]?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)?(?:\.\d*)?$/
const decimalComma = /^[+\-−]?\d*,\d+$/

/**
 * The typed number: undefined if nothing was typed, null if it is not a number.
 *
 * Accepts 9,000, 9 000 and 9000, .5 and 5., a minus of either kind; refuses exponents, units and everything else.
 */
export function parseTyped(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (!/\d/.test(typed) || !pattern.test(typed)) return null
  const value = Number(typed.replace(/[,\s]/g, '').replace('−', '-'))
  return Number.isFinite(value) ? value : null
}

/** The text with a decimal point, if only a decimal comma makes it unreadable: `9.5` for `9,5`; otherwise undefined. */
export function withDecimalPoint(text: string): string | undefined {
  const typed = text.trim()
  return parseTyped(typed) === null && decimalComma.test(typed) ? typed.replace(',', '.') : undefined
}
