/** Results of the last few inputs of a function. */

/**
 * The same function, which remembers its last results.
 *
 * @param of     a pure function of data; its results are not changed by those who get them
 * @param count  of results that are kept
 * @returns      the function; an input with the same content as an earlier one gets that one's result
 *
 * Valid for inputs that JSON can say. What is thrown is not remembered.
 *
 * Source: definition.
 */
export function rememberLast<Input extends object, Result>(
  of: (input: Input) => Result,
  count: number,
): (input: Input) => Result {
  const known = new Map<string, Result>()
  return input => {
    const key = JSON.stringify(input)
    const found = known.get(key)
    if (found !== undefined) return found
    const result = of(input)
    known.set(key, result)
    if (known.size > count) known.delete(known.keys().next().value!)
    return result
  }
}
