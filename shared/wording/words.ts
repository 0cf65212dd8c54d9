/** Functions on words within sentences. */

export const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** `a coil`, `an economizer`. */
export const oneOf = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
