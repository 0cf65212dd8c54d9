/** Reads the fields of one line of input: refuses by name a field that is unknown, missing or not a number. */
import { EngineError } from '../errors'

/** One line of input, parsed. */
export type Line = Readonly<Record<string, unknown>>

/**
 * Checks that a line is an object with known fields only.
 *
 * @param line   the parsed line
 * @param known  names of the fields that the command reads
 * @returns      the line, known to be an object
 *
 * Valid for objects; anything else, or another field, is `invalid-input`.
 *
 * Source: definition.
 */
export function objectWith(line: unknown, known: readonly string[]): Line {
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    throw new EngineError('invalid-input', 'a line is one JSON object', {})
  for (const name of Object.keys(line))
    if (!known.includes(name))
      throw new EngineError('invalid-input', `${name} is not known here; known are ${known.join(', ')}`, { name })
  return line as Line
}

/**
 * The numbers of a line.
 *
 * @param line   the line
 * @param names  fields that hold numbers; a field that is absent is left out
 * @returns      the numbers by name
 *
 * Valid for numbers; a text is `invalid-input`, a number too large to hold is `not-finite`.
 *
 * Source: definition.
 */
export function numbersOf(line: Line, names: readonly string[]): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const name of names) {
    if (!Object.hasOwn(line, name)) continue
    const value = line[name]
    if (typeof value !== 'number') throw new EngineError('invalid-input', `${name} must be a number`, { [name]: value })
    if (!Number.isFinite(value)) throw new EngineError('not-finite', `${name} must be finite`, { [name]: value })
    numbers[name] = value
  }
  return numbers
}

/**
 * A text of a line.
 *
 * @param line  the line
 * @param name  the field
 * @returns     the text, or undefined where the field is absent
 *
 * Valid for texts; else `invalid-input`.
 *
 * Source: definition.
 */
export function textOf(line: Line, name: string): string | undefined {
  const value = Object.hasOwn(line, name) ? line[name] : undefined
  if (value !== undefined && typeof value !== 'string')
    throw new EngineError('invalid-input', `${name} must be a text`, { [name]: value })
  return value
}
