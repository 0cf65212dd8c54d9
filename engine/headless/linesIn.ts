/** Lines of text as they come in. */

/**
 * The lines of a text that comes in parts. They end by a line feed alone: a text may hold separators of Unicode, at
 * which Node's own reader of lines would cut as well.
 *
 * @param parts   text in parts, cut anywhere
 * @returns       its lines, without their ends; the last one where it does not end
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
