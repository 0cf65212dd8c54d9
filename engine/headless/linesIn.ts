/** Splits incoming text into lines. */

/**
 * The lines of a text that arrives in parts. Only a line feed ends a line: a text may contain Unicode separators, at
 * which Node's own line reader would split as well.
 *
 * @param parts   text in parts, split anywhere
 * @returns       its lines, without line feeds; also the last one if it has no line feed
 *
 * Valid for any text.
 *
 * Source: definition.
 */
export async function* linesIn(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const found = (rest + part).split('\n')
    rest = found.pop() ?? ''
    yield* found
  }
  if (rest !== '') yield rest
}
