/** Enumerations that people see by description and documents keep by code. */
import { EngineError } from '../errors'

/** An enumeration: codes in the order in which they are offered, and the way from code to description and back. */
export interface Enumeration<Code extends string = string> {
  readonly codes: readonly Code[]
  describe(code: string): string
  codeOf(description: string): Code
  has(code: unknown): code is Code
}

/** The codes of an enumeration as a type. */
export type CodeOf<E> = E extends Enumeration<infer Code> ? Code : never

/**
 * An enumeration from its table.
 *
 * @param name   what is enumerated, for messages
 * @param table  description by code, in the order in which the members are offered
 * @returns      the enumeration; an unknown code or description is `unknown-name`
 *
 * Valid for descriptions that are unique; else `invalid-input`, because the way back would be lost.
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
