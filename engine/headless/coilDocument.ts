/**
 * Checks a coil input document from outside: every field must be known, present and of its kind before a solver reads
 * it.
 */
import { tops } from '../circuitry/checkGravity'
import type { CircuitGraph, TubeEnd } from '../circuitry/circuits'
import type { AskedGeometry, CoilBase, CoilInput, CoilRequest, FluidCoil, Methods } from '../coils/coil'
import { bodySchedule } from '../options/bodySchedule'
import { coilHand } from '../options/coilHand'
import { finSurface } from '../options/finSurface'
import { mixingKinds } from '../segments/airMixing'
import type { SegmentSettings } from '../segments/segmentSettings'
import { nameOf } from './names'
import { checkShape, type Fields, objectAt, type Shape, type ShapeOf } from './shape'

const maybeNumber = { maybe: 'number' } as const
const maybeText = { maybe: 'text' } as const

/** The fields of the geometry of a coil. */
export const geometryShape: Fields<AskedGeometry> = {
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
  arrangement: { maybe: ['auto', 'counter', 'parallel', 'cross', 'zig-zag', 'user defined'] },
  hand: coilHand.codes,
  lead: { maybe: ['L1', 'L2', 'S1', 'S2', 'IL'] },
  bodySchedule: { maybe: bodySchedule.codes },
  punchOut: { maybe: ['front', 'back', 'all'] },
}

/** The fields of the resistances of a coil. */
export const resistancesShape: Fields<CoilBase>['resistances'] = {
  maybe: { insideFouling: maybeNumber, outsideFouling: maybeNumber, bond: maybeNumber },
}

/** The overrides of the air side of a coil. */
export const externalShape: Fields<Methods>['external'] = {
  maybe: {
    variants: {
      auto: {},
      coefficient: { value: 'number' },
      multiplier: { heat: 'number', friction: 'number' },
    },
  },
}

/** The fields of a fluid that keeps its phase in the tubes. */
export const fluidShape: Fields<FluidCoil['fluid']> = {
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
}

const ends: ShapeOf<readonly TubeEnd[]> = { rows: { tube: 'number', side: ['front', 'rear'] } }

/** The fields of drawn circuits. */
const circuitsShape: ShapeOf<CircuitGraph> = {
  rows: 'number',
  columns: 'number',
  blanks: { rows: 'number' },
  inlets: ends,
  outlets: ends,
  bends: { rows: ends },
  junctions: { rows: { from: ends, to: ends } },
}

const numbers = { maybe: { rows: 'number' } } as const
const grid = { maybe: { rows: { rows: 'number' } } } as const

/** The fields of how a coil is solved tube by tube. */
export const segmentsShape: Fields<SegmentSettings> = {
  segments: maybeNumber,
  mixing: { maybe: mixingKinds },
  conduction: { maybe: ['off', 'on'] },
  slits: numbers,
  profile: { maybe: { flow: grid, dryBulb: grid, humidityRatio: grid } },
  top: { maybe: tops },
  leads: { maybe: { rows: { drop: maybeNumber, flow: maybeNumber, length: maybeNumber, bore: maybeNumber } } },
  shares: numbers,
  hold: { maybe: { kind: ['superheat', 'subcooling', 'capacity'], value: 'number', by: ['flow', 'pressure'] } },
  limits: { maybe: { sweeps: maybeNumber, tolerance: maybeNumber } },
}

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
  geometry: geometryShape,
  circuits: { maybe: circuitsShape },
  segmented: { maybe: segmentsShape },
  shop: { maybe: { spans: numbers, stubClearance: maybeNumber, drain: { maybe: ['no-rise', 'one-way'] } } },
  resistances: resistancesShape,
  limits: {
    maybe: {
      airPressureDrop: maybeNumber,
      fluidPressureDrop: maybeNumber,
      faceVelocity: maybeNumber,
      capacity: maybeNumber,
      leavingDryBulb: maybeNumber,
      leavingWetBulb: maybeNumber,
    },
  },
  methods: {
    maybe: {
      airSide: maybeText,
      external: externalShape,
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

/** The fields that a coil of one type has in addition to those of every coil. */
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
    fluid: fluidShape,
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
 * @param line  the parsed document
 * @returns     the same document, with the type `CoilRequest`
 *
 * Valid for complete documents; an unknown, missing or wrong field is `invalid-input` (its path in the message), a
 * number too large to hold `not-finite`. Whether the numbers describe a possible coil is checked by the rating.
 *
 * Source: definition.
 */
export function coilDocument(line: unknown): CoilRequest {
  const fields = objectAt(line, 'document')
  const { coilType } = fields
  checkShape(coilType, Object.keys(own), 'document.coilType')
  const shape = { coilType: [coilType], ...base, ...own[coilType as CoilInput['coilType']] } as Shape
  checkShape(line, shape, 'document')
  return named(line as CoilRequest)
}

/** Replaces a name of the fluid in any spelling by the engine's name; an unknown name is refused by the rating. */
function named(coil: CoilRequest): CoilRequest {
  if (coil.coilType === 'FLUID') {
    const { name = '' } = coil.fluid
    const own = nameOf(name)
    return own === name ? coil : { ...coil, fluid: { ...coil.fluid, name: own } }
  }
  if (!('refrigerant' in coil)) return coil
  const { name } = coil.refrigerant
  const found = nameOf(name)
  // The formula of carbon dioxide means the gas, but in a refrigerant coil the refrigerant.
  const own = found === 'Carbon dioxide' ? 'R-744' : found
  return own === name ? coil : ({ ...coil, refrigerant: { ...coil.refrigerant, name: own } } as CoilRequest)
}
