/** Text by its characters, which are code points: an emoji is one, though JavaScript counts two. No text is cut within one. */

/** NUL, which no database keeps in a text, and halves of characters, which are no text at all. */
const unfit = /\0|\p{Surrogate}/gu

/** Whether a text can be kept, sent and printed as it is. */
export function isText(text: string): boolean {
  return text.search(unfit) < 0
}

/** The text as it can be shown: a sign stands for each character that none can hold. */
export function asText(text: string): string {
  return text.replace(unfit, '�')
}

/** Whether a text has no more than `most` characters. */
export function hasAtMost(text: string, most: number): boolean {
  // No character has more than two parts: what is longer than twice as many parts need not be counted.
  return [...text.slice(0, 2 * most + 2)].length <= most
}

/** The first characters of a text, at most `most`. */
export function firstCharacters(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('')
}
