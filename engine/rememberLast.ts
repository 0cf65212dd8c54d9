/** Results of the last few inputs of a function. */

/**
 * The same function, which remembers its last results.
 *
 * @param of     a pure function of data; its results are not changed by those who get them
 * @param count  of results that are kept; the one that was asked for longest ago is dropped first
 * @param keyOf  the part of the input on which the result depends; the whole input where left out
 * @returns      the function; an input with the same content as an earlier one gets that one's result
 *
 * Valid for inputs that JSON can say. What is thrown is not remembered.
 *
 * Source: definition.
 */
export function rememberLast<Input, Result extends object | number>(
  of: (input: Input) => Result,
  count: number,
  keyOf: (input: Input) => unknown = input => input,
): (input: Input) => Result {
  const known = new Map<string, Result>()
  return input => {
    const key = JSON.stringify(keyOf(input))
    const result = known.get(key) ?? of(input)
    known.delete(key)
    known.set(key, result)
    if (known.size > count) known.delete(known.keys().next().value!)
    return result
  }
}
