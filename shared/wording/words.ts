/** Functions on words within sentences. */

export const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** `a coil`, `an economizer`. */
export const oneOf = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** `1 coil`, `2 coils`: a count with the word for one item or for several. */
export const counted = (count: number, { item, items }: { item: string; items: string }) =>
  `${count} ${count === 1 ? item : items}`

/** ` × 4`, behind what there are several of; empty for one. */
export const timesText = (quantity: number | undefined) =>
  quantity === undefined || quantity === 1 ? '' : ` × ${quantity}`
