/** Splits incoming text into lines. */

/**
 * The lines of a text that arrives in parts. Only a line feed ends a line: a text may contain Unicode separators, at
 * which Node's own line reader would split as well.
 *
 * @param parts   text in parts, split anywhere
 * @returns       its lines, without line feeds; also the last one if it has no line feed. A byte order mark, with which
 *                some programs begin a file, is no part of the first
 *
 * Valid for any text.
 *
 * Source: definition.
 */
export async function* linesIn(parts: AsyncIterable<string>): AsyncGenerator<string> {
  // Joined once: a long line comes in thousands of parts.
  let begun: string[] = []
  let isFirst = true
  for await (const part of parts) {
    const [first = '', ...others] = (isFirst ? part.replace(/^\uFEFF/, '') : part).split('\n')
    isFirst = false
    begun.push(first)
    const last = others.pop()
    if (last === undefined) continue
    yield begun.join('')
    yield* others
    begun = [last]
  }
  const rest = begun.join('')
  if (rest) yield rest
}
