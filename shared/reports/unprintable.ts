/** What the product says of characters that print as question marks: reports have one typeface. */

export const unprintableTitle = 'Some characters do not print'

export const unprintableLine = (fields: readonly string[]): string =>
  `Reports cannot print some characters of: ${fields.join(', ')}. Each of them prints as “?”.`
