/** Enumerations that users see by description and documents store by code. */
import { EngineError } from '../errors'

/** An enumeration: codes in the order of the list of choices, and the conversion between code and description. */
export interface Enumeration<Code extends string = string> {
  readonly codes: readonly Code[]
  describe(code: string): string
  codeOf(description: string): Code
  has(code: unknown): code is Code
}

/** The codes of an enumeration as a type. */
export type CodeOf<E> = E extends Enumeration<infer Code> ? Code : never

/**
 * Makes an enumeration from its table.
 *
 * @param name   name of the enumeration, for messages
 * @param table  description by code, in the order of the list of choices
 * @returns      the enumeration; an unknown code or description is `unknown-name`
 *
 * Valid for descriptions that are unique; else `invalid-input`, because a description could not be converted back.
 *
 * Source: definition.
 */
export function enumeration<const Table extends Readonly<Record<string, string>>>(
  name: string,
  table: Table,
): Enumeration<keyof Table & string> {
  type Code = keyof Table & string
  const descriptions = new Map(Object.entries(table) as [Code, string][])
  const codes = new Map([...descriptions].map(([code, description]) => [description, code]))
  if (codes.size !== descriptions.size)
    throw new EngineError('invalid-input', `two members of ${name} have the same description`, { name })

  return Object.freeze({
    codes: Object.freeze([...descriptions.keys()]),
    has: (code: unknown): code is Code => (descriptions as Map<unknown, string>).has(code),
    describe: (code: string) => known(name, code, descriptions as ReadonlyMap<string, string>),
    codeOf: (description: string) => known(name, description, codes),
  })
}

function known<Value>(name: string, key: string, table: ReadonlyMap<string, Value>): Value {
  const value = table.get(key)
  if (value === undefined) throw new EngineError('unknown-name', `${name} has no member ${key}`, { name, key })
  return value
}
