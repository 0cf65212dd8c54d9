/** Lines of text as they come in. */
import type { Readable } from 'node:stream'

/**
 * The lines of a stream. They end by a line feed alone: a text may hold separators of Unicode, at which Node's own
 * reader of lines would cut as well.
 *
 * @param stream  UTF-8 text
 * @returns       its lines, without their ends; the last one where it does not end
 *
 * Valid for any text.
 *
 * Source: definition.
 */
export async function* linesIn(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const part of stream.setEncoding('utf8')) {
    const found = (rest + part).split('\n')
    rest = found.pop() ?? ''
    yield* found
  }
  if (rest !== '') yield rest
}
