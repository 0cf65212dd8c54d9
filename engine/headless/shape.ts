/** The shapes of documents from outside, derived from their types, and the check of a document against its shape. */
import type { Circuiting } from '../coils/coil'
import { EngineError } from '../errors'

/** A type with variants, such as a humidity by wet bulb or a tube with a spring: its fields depend on its `kind`. */
type Variants<T extends { kind: string }> = {
  variants: { [Kind in T['kind']]: ShapeOf<Omit<Extract<T, { kind: Kind }>, 'kind'>> }
}

/** Whether a type is a union, of which no member may be forgotten. */
type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never

/**
 * The shape of a type: numbers, texts, choices, objects, and optional fields. If a field is missing in the shape, it
 * does not compile.
 */
export type ShapeOf<T> = [T, Circuiting] extends [Circuiting, T]
  ? { byKind: { number: 'number'; string: readonly ['optimize']; object: { feeds: 'number' } } }
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'flag'
      : [T] extends [string]
        ? string extends T
          ? 'text'
          : readonly T[]
        : [T] extends [readonly (infer Row)[]]
          ? { rows: ShapeOf<Row> }
          : string extends keyof T & string
            ? 'numbers'
            : [T] extends [{ kind: string }]
              ? true extends IsUnion<T>
                ? Variants<T>
                : Fields<T>
              : Fields<T>

/** The fields of an object by name, each with its shape. */
export type Fields<T> = {
  [Name in keyof T]-?: undefined extends T[Name] ? { maybe: ShapeOf<NonNullable<T[Name]>> } : ShapeOf<T[Name]>
}

/** A shape, as the check reads it. */
export type Shape =
  | 'number'
  | 'text'
  | 'flag'
  | 'numbers'
  | readonly string[]
  | { maybe: Shape }
  | { variants: Readonly<Record<string, Shape>> }
  | { rows: Shape }
  | { byKind: Readonly<Record<'number' | 'string' | 'object', Shape>> }
  | { [name: string]: Shape }

/**
 * Refuses a value that does not have the expected shape.
 *
 * @param value     the parsed value
 * @param expected  its shape
 * @param path      its place in the document, for the message
 *
 * Valid for everything; an unknown, missing or wrong field is `invalid-input`, a number too large to hold `not-finite`.
 *
 * Source: definition.
 */
export function checkShape(value: unknown, expected: Shape, path: string): void {
  if (expected === 'number') checkNumber(value, path)
  else if (expected === 'text') {
    if (typeof value !== 'string') refuse(path, 'must be a text', value)
  } else if (expected === 'flag') {
    if (typeof value !== 'boolean') refuse(path, 'must be true or false', value)
  } else if (expected === 'numbers') {
    for (const [name, number] of Object.entries(objectAt(value, path))) checkNumber(number, `${path}.${name}`)
  } else if (isChoices(expected)) {
    if (!expected.includes(value as string)) refuse(path, `must be one of ${expected.join(', ')}`, value)
  } else if (isRows(expected)) {
    if (!Array.isArray(value)) refuse(path, 'must be a list of rows', value)
    for (const [index, row] of value.entries()) checkShape(row, expected.rows, `${path}.${index}`)
  } else if (isByKind(expected)) {
    const kind = typeof value
    if (kind !== 'number' && kind !== 'string' && kind !== 'object')
      refuse(path, 'must be a number, feeds or optimize', value)
    checkShape(value, expected.byKind[kind], path)
  } else if (isVariants(expected)) {
    const { kind } = objectAt(value, path)
    checkShape(kind, Object.keys(expected.variants), `${path}.kind`)
    checkFields(
      value,
      { kind: [kind as string], ...(expected.variants[kind as string] as { [name: string]: Shape }) },
      path,
    )
  } else checkFields(value, expected as { [name: string]: Shape }, path)
}

const isChoices = (shape: Shape): shape is readonly string[] => Array.isArray(shape)
const isVariants = (shape: Shape): shape is { variants: Readonly<Record<string, Shape>> } =>
  typeof shape === 'object' && 'variants' in shape

const isByKind = (shape: Shape): shape is { byKind: Readonly<Record<'number' | 'string' | 'object', Shape>> } =>
  typeof shape === 'object' && 'byKind' in shape

const isRows = (shape: Shape): shape is { rows: Shape } =>
  typeof shape === 'object' && Object.keys(shape).join() === 'rows'

function checkNumber(value: unknown, path: string): void {
  if (typeof value !== 'number') refuse(path, 'must be a number', value)
  if (!Number.isFinite(value)) throw new EngineError('not-finite', `${path} must be finite`, { [path]: value })
}

/**
 * Checks that a value is an object.
 *
 * @param value  the parsed value
 * @param path   its place in the document, for the message
 * @returns      the object
 *
 * Valid for objects; else `invalid-input`.
 *
 * Source: definition.
 */
export function objectAt(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(path, 'must be an object', value)
  return value as Record<string, unknown>
}

function checkFields(value: unknown, fields: { [name: string]: Shape }, path: string): void {
  const object = objectAt(value, path)
  for (const name of Object.keys(object))
    if (!Object.hasOwn(fields, name)) refuse(`${path}.${name}`, 'is not known', object[name])
  for (const [name, field] of Object.entries(fields)) {
    const isOptional = typeof field === 'object' && 'maybe' in field
    if (object[name] === undefined) {
      if (!isOptional) refuse(`${path}.${name}`, 'is missing', undefined)
    } else checkShape(object[name], isOptional ? (field as { maybe: Shape }).maybe : field, `${path}.${name}`)
  }
}

function refuse(path: string, why: string, value: unknown): never {
  throw new EngineError('invalid-input', `${path} ${why}`, { [path]: value })
}
