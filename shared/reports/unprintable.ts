/** What the product says of signs that print as question marks; reports have one typeface. */

export const unprintableTitle = 'Signs that paper lacks'

export const unprintableLine = (fields: readonly string[]): string =>
  `Reports have no signs for some of what stands in: ${fields.join(', ')}. Each of them prints as “?”.`
