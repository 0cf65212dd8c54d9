/** A coil input document as it comes from outside: every field known, present and of its kind, before a solver sees it. */
import type { CoilInput } from '../coils/coil'
import { EngineError } from '../errors'

/** The shape of a type: numbers, texts, choices, objects, and what may be left out. A field that is forgotten here does not compile. */
type ShapeOf<T> = [T] extends [number]
  ? 'number'
  : [T] extends [string]
    ? string extends T
      ? 'text'
      : readonly T[]
    : { [Name in keyof T]-?: undefined extends T[Name] ? { maybe: ShapeOf<NonNullable<T[Name]>> } : ShapeOf<T[Name]> }

type Shape = 'number' | 'text' | readonly string[] | { maybe: Shape } | { [name: string]: Shape }

const maybeNumber = { maybe: 'number' } as const

const shape: ShapeOf<CoilInput> = {
  coilType: ['FLUID'],
  application: ['Cooling', 'Heating'],
  surfaceCondition: ['Wet', 'Dry'],
  air: {
    flow: { basis: ['standard-volume', 'actual-volume', 'dry-air-mass'], value: 'number' },
    dryBulb: 'number',
    humidity: { kind: ['wet-bulb', 'relative-humidity', 'humidity-ratio'], value: 'number' },
    pressure: { kind: ['absolute', 'altitude'], value: 'number' },
  },
  fluid: {
    name: ['Water'],
    enteringTemperature: 'number',
    given: { kind: ['volume-flow', 'mass-flow', 'leaving-temperature'], value: 'number' },
    pressure: maybeNumber,
  },
  geometry: {
    finnedHeight: 'number',
    finnedLength: 'number',
    rows: 'number',
    tubeOutsideDiameter: 'number',
    tubeWall: 'number',
    transversePitch: 'number',
    longitudinalPitch: 'number',
    tubePattern: ['Staggered'],
    tubeMaterial: 'text',
    finSurface: ['Flat'],
    finMaterial: 'text',
    finThickness: 'number',
    finPitch: 'number',
    circuiting: 'number',
    hand: ['Left', 'Right'],
  },
  resistances: { maybe: { insideFouling: maybeNumber, outsideFouling: maybeNumber, bond: maybeNumber } },
  limits: {
    maybe: {
      airPressureDrop: maybeNumber,
      fluidPressureDrop: maybeNumber,
      faceVelocity: maybeNumber,
      capacity: maybeNumber,
    },
  },
}

/**
 * A coil input document, checked field by field.
 *
 * @param line  what was read
 * @returns     the same document, known to have the shape of `CoilInput`
 *
 * Valid for complete documents; an unknown, missing or wrong field is `invalid-input` (its path in the message), a
 * number too large to hold `not-finite`. Whether the numbers make a coil is for the rating to say.
 *
 * Source: definition.
 */
export function coilDocument(line: unknown): CoilInput {
  check(line, shape as Shape, 'document')
  return line as CoilInput
}

function check(value: unknown, expected: Shape, path: string): void {
  if (expected === 'number') {
    if (typeof value !== 'number') refuse(path, 'must be a number', value)
    if (!Number.isFinite(value)) throw new EngineError('not-finite', `${path} must be finite`, { [path]: value })
  } else if (expected === 'text') {
    if (typeof value !== 'string') refuse(path, 'must be a text', value)
  } else if (Array.isArray(expected)) {
    if (!expected.includes(value)) refuse(path, `must be one of ${expected.join(', ')}`, value)
  } else checkFields(value, expected as { [name: string]: Shape }, path)
}

function checkFields(value: unknown, fields: { [name: string]: Shape }, path: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(path, 'must be an object', value)
  const object = value as Record<string, unknown>
  for (const name of Object.keys(object))
    if (!Object.hasOwn(fields, name)) refuse(`${path}.${name}`, 'is not known', object[name])
  for (const [name, field] of Object.entries(fields)) {
    const isOptional = typeof field === 'object' && 'maybe' in field
    if (object[name] === undefined) {
      if (!isOptional) refuse(`${path}.${name}`, 'is missing', undefined)
    } else check(object[name], isOptional ? (field as { maybe: Shape }).maybe : field, `${path}.${name}`)
  }
}

function refuse(path: string, why: string, value: unknown): never {
  throw new EngineError('invalid-input', `${path} ${why}`, { [path]: value })
}
