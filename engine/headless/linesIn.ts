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
  let rest: string | undefined
  for await (const part of parts) {
    const text: string = rest === undefined ? part.replace(/^\uFEFF/, '') : rest + part
    const found = text.split('\n')
    rest = found.pop() ?? ''
    yield* found
  }
  if (rest) yield rest
}
