/** A coil input document as it comes from outside: every field known, present and of its kind, before a solver sees it. */
import type { AskedGeometry, Circuiting, CoilBase, CoilInput, CoilRequest } from '../coils/coil'
import { EngineError } from '../errors'
import { bodySchedule } from '../options/bodySchedule'
import { coilHand } from '../options/coilHand'
import { finSurface } from '../options/finSurface'
import { nameOf } from './names'

/** Two kinds of one thing, such as a humidity by wet bulb or a tube with a spring: what it holds by its `kind`. */
type Variants<T extends { kind: string }> = {
  variants: { [Kind in T['kind']]: ShapeOf<Omit<Extract<T, { kind: Kind }>, 'kind'>> }
}

/** More than one member, of which none may be left out unseen. */
type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never

/** The shape of a type: numbers, texts, choices, objects, and what may be left out. A field that is forgotten here does not compile. */
type ShapeOf<T> = [T, Circuiting] extends [Circuiting, T]
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

type Fields<T> = {
  [Name in keyof T]-?: undefined extends T[Name] ? { maybe: ShapeOf<NonNullable<T[Name]>> } : ShapeOf<T[Name]>
}

type Shape =
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

const maybeNumber = { maybe: 'number' } as const
const maybeText = { maybe: 'text' } as const

const base: Fields<Omit<CoilBase, 'geometry'> & { geometry: AskedGeometry }> = {
  application: ['Cooling', 'Heating'],
  surfaceCondition: ['Wet', 'Dry'],
  air: {
    flow: {
      basis: ['standard-volume', 'actual-volume', 'dry-air-mass'],
      value: 'number',
      moist: { maybe: 'flag' },
    },
    dryBulb: 'number',
    humidity: { kind: ['wet-bulb', 'relative-humidity', 'humidity-ratio'], value: 'number' },
    pressure: { kind: ['absolute', 'altitude'], value: 'number' },
  },
  geometry: {
    finnedHeight: 'number',
    finnedLength: 'number',
    rows: 'number',
    tubeOutsideDiameter: 'number',
    tubeWall: 'number',
    transversePitch: 'number',
    longitudinalPitch: 'number',
    tubePattern: ['Staggered', 'Inline'],
    tubeMaterial: 'text',
    finSurface: finSurface.codes,
    surfaceDetails: {
      maybe: {
        waveHeight: maybeNumber,
        halfWaveLength: maybeNumber,
        louverPitch: maybeNumber,
        louverHeight: maybeNumber,
        stripHeight: maybeNumber,
        stripBreadth: maybeNumber,
        strips: maybeNumber,
      },
    },
    finMaterial: 'text',
    finThickness: 'number',
    finPitch: 'number',
    coating: { maybe: { thickness: 'number', conductivity: 'number', hydrophilic: 'flag' } },
    enhancement: {
      maybe: {
        variants: {
          none: {},
          rifled: { fins: 'number', finHeight: 'number', helixAngle: 'number', apexAngle: 'number' },
          spring: { pitch: 'number', wire: 'number' },
          tape: { pitch: 'number', thickness: 'number' },
          ball: { diameter: 'number', pitch: 'number' },
        },
      },
    },
    circuiting: { byKind: { number: 'number', string: ['optimize'], object: { feeds: 'number' } } },
    arrangement: { maybe: ['auto', 'counter', 'parallel', 'cross', 'zig-zag'] },
    hand: coilHand.codes,
    lead: { maybe: ['L1', 'L2', 'S1', 'S2', 'IL'] },
    bodySchedule: { maybe: bodySchedule.codes },
    punchOut: { maybe: ['front', 'back', 'all'] },
  },
  resistances: { maybe: { insideFouling: maybeNumber, outsideFouling: maybeNumber, bond: maybeNumber } },
  limits: {
    maybe: {
      airPressureDrop: maybeNumber,
      fluidPressureDrop: maybeNumber,
      faceVelocity: maybeNumber,
      capacity: maybeNumber,
      leavingDryBulb: maybeNumber,
    },
  },
  methods: {
    maybe: {
      airSide: maybeText,
      external: {
        maybe: {
          variants: {
            auto: {},
            coefficient: { value: 'number' },
            multiplier: { heat: 'number', friction: 'number' },
          },
        },
      },
      singlePhase: maybeText,
      boiling: maybeText,
      condensing: maybeText,
      twoPhaseDrop: maybeText,
      voidFraction: maybeText,
      properties: { maybe: ['reference', 'table', 'curve fit'] },
    },
  },
  engineVersion: { maybe: ['original', 'v2025'] },
}

/** What a coil of a type has beyond what every coil has. */
type Own<Type, Coil = CoilInput> = Coil extends { coilType: infer Types }
  ? Type extends Types
    ? Omit<Coil, keyof CoilBase | 'coilType'>
    : never
  : never

const steam: ShapeOf<Own<'STEAM'>> = {
  steam: {
    pressure: 'number',
    quality: maybeNumber,
    temperature: maybeNumber,
    innerTube: {
      maybe: { outsideDiameter: 'number', wall: 'number', orificeDiameter: 'number', orificePitch: 'number' },
    },
  },
}

const condenser: ShapeOf<Own<'COND'>> = {
  refrigerant: {
    name: 'text',
    at: { kind: ['dew-temperature', 'pressure'], value: 'number' },
    hotGasTemperature: 'number',
    given: { kind: ['subcooling', 'leaving-temperature', 'mass-flow'], value: 'number' },
  },
}

const own: { [Type in CoilInput['coilType']]: ShapeOf<Own<Type>> } = {
  NONE: {},
  FLUID: {
    fluid: {
      name: 'text',
      share: maybeNumber,
      basis: { maybe: ['mass', 'volume'] },
      mixture: { maybe: 'numbers' },
      table: {
        maybe: {
          rows: {
            temperature: 'number',
            density: 'number',
            heatCapacity: 'number',
            viscosity: 'number',
            conductivity: 'number',
          },
        },
      },
      enteringTemperature: 'number',
      given: { kind: ['volume-flow', 'mass-flow', 'leaving-temperature', 'capacity'], value: 'number' },
      pressure: maybeNumber,
    },
  },
  STEAM: steam,
  STEAM_DISTR: steam,
  SUPER_STEAM: steam,
  SUPER_STEAM_DISTR: steam,
  EVAP: {
    refrigerant: {
      name: 'text',
      suctionTemperature: 'number',
      inlet: { kind: ['liquid-temperature', 'quality'], value: 'number' },
      given: { kind: ['superheat', 'mass-flow'], value: 'number' },
      distributor: { maybe: { nozzleDrop: 'number', leadDrop: 'number', ratedFlow: 'number' } },
    },
  },
  COND: condenser,
  REHEAT: condenser,
}

/**
 * A coil input document, checked field by field.
 *
 * @param line  what was read
 * @returns     the same document, known to have the shape of `CoilRequest`
 *
 * Valid for complete documents; an unknown, missing or wrong field is `invalid-input` (its path in the message), a
 * number too large to hold `not-finite`. Whether the numbers make a coil is for the rating to say.
 *
 * Source: definition.
 */
export function coilDocument(line: unknown): CoilRequest {
  const fields = objectAt(line, 'document')
  const { coilType } = fields
  check(coilType, Object.keys(own), 'document.coilType')
  const shape = { coilType: [coilType], ...base, ...own[coilType as CoilInput['coilType']] } as Shape
  check(line, shape, 'document')
  return named(line as CoilRequest)
}

/** The fluid by its name, whichever way it is called; what is none is refused by the rating. */
function named(coil: CoilRequest): CoilRequest {
  if (coil.coilType === 'FLUID') {
    const { name = '' } = coil.fluid
    const own = nameOf(name)
    return own === name ? coil : { ...coil, fluid: { ...coil.fluid, name: own } }
  }
  if (!('refrigerant' in coil)) return coil
  const { name } = coil.refrigerant
  const found = nameOf(name)
  // Carbon dioxide is a gas by its formula: in a refrigerant coil the refrigerant is meant.
  const own = found === 'Carbon dioxide' ? 'R-744' : found
  return own === name ? coil : ({ ...coil, refrigerant: { ...coil.refrigerant, name: own } } as CoilRequest)
}

function check(value: unknown, expected: Shape, path: string): void {
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
    for (const [index, row] of value.entries()) check(row, expected.rows, `${path}.${index}`)
  } else if (isByKind(expected)) {
    const kind = typeof value
    if (kind !== 'number' && kind !== 'string' && kind !== 'object')
      refuse(path, 'must be a number, feeds or optimize', value)
    check(value, expected.byKind[kind], path)
  } else if (isVariants(expected)) {
    const { kind } = objectAt(value, path)
    check(kind, Object.keys(expected.variants), `${path}.kind`)
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

function objectAt(value: unknown, path: string): Record<string, unknown> {
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
    } else check(object[name], isOptional ? (field as { maybe: Shape }).maybe : field, `${path}.${name}`)
  }
}

function refuse(path: string, why: string, value: unknown): never {
  throw new EngineError('invalid-input', `${path} ${why}`, { [path]: value })
}
