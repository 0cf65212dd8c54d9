/** Text by code points: an emoji is one, although JavaScript counts two. No text is cut inside a code point. */

/** NUL, which PostgreSQL cannot store in a text, and lone surrogates, which are not valid text. */
const unfit = /\0|\p{Surrogate}/gu

/** Whether a text can be stored, sent and printed unchanged. */
export function isText(text: string): boolean {
  return text.search(unfit) < 0
}

/** The text with every invalid character replaced by a sign. */
export function asText(text: string): string {
  return text.replace(unfit, '�')
}

/** Whether a text has no more than `most` characters. */
export function hasAtMost(text: string, most: number): boolean {
  // A code point has at most two UTF-16 units, so counting can stop after twice as many units.
  return [...text.slice(0, 2 * most + 2)].length <= most
}

/** The first characters of a text, at most `most`. */
export function firstCharacters(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('')
}
