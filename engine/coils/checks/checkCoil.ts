import { EngineError } from '../../errors'
import { saturationHumidityRatio } from '../../fluids/moistAir'
import { circuitingRatio } from '../../geometry/circuitingRatio'
import { tubesHighOf } from '../../geometry/tubesHigh'
import { finMaterial, tubeMaterial } from '../../materials'
import { pressureAtAltitude } from '../../units'
import type { AskedGeometry, CoilRequest } from '../coil'
import { type CoilBound, coilBounds, velocityBounds } from './coilBounds'

/**
 * Refuses a coil input that no rating exists for.
 *
 * @param input  the coil and its streams, SI
 * @returns nothing; throws `invalid-input` with the path of the first field that is wrong
 *
 * Valid for any object of the right shape; NaN and infinite numbers are refused like numbers out of range.
 *
 * Source: `coilBounds`; geometry.
 */
export function checkCoil(input: CoilRequest): void {
  checkNumbers(input, coilBounds)
  checkHumidity(input)
  checkGeometry(input.geometry, input.coilType !== 'NONE')
}

/**
 * Refuses a number of an input that is outside its bounds, or that is no input.
 *
 * @param input   any part of it may be left out
 * @param bounds  smallest and largest value by path; one for each kind of a value with a `kind`, one for all gases of a
 *                mixture
 * @returns nothing; throws `invalid-input` with the path of the first number that is wrong
 *
 * Valid for any object of the right shape.
 *
 * Source: definition.
 */
export function checkNumbers(input: object, bounds: Readonly<Record<string, CoilBound>>): void {
  eachNumber(input, '', (path, bound, value) => checkBound(path, value, bounds[withoutGas(bound)]))
}

/**
 * Refuses a velocity outside the range of real coils: the flow does not belong to the coil.
 *
 * @param kind   `face` (standard air over the face), `tube` (liquid in the tubes) or `gas` (gas in the tubes)
 * @param value  velocity [m/s]
 * @param path   path of the input that the user has to change
 * @returns nothing; throws `invalid-input` outside `velocityBounds`
 *
 * Valid for any number.
 *
 * Source: `velocityBounds`.
 */
export function checkVelocity(kind: keyof typeof velocityBounds, value: number, path: string): void {
  const { min, max, quantity } = velocityBounds[kind]
  if (value >= min && value <= max) return
  throw new EngineError(
    'invalid-input',
    `${value.toPrecision(3)} m/s ${kind === 'face' ? 'face' : 'tube'} velocity is outside ${min} to ${max}`,
    {
      path,
      value,
      min,
      max,
      quantity,
    },
  )
}

/** A table of properties, drawn circuits, how they are solved, and what the shop asks of them. */
const ofOwnRules = ['fluid.table', 'circuits', 'segmented', 'shop']

/**
 * Calls a check for every number of the input, with its path and the key of its bound. A value with a `kind` has one
 * bound for each kind.
 */
function eachNumber(part: object, prefix: string, check: (path: string, bound: string, value: unknown) => void): void {
  const { kind } = part as { kind?: string }
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined || typeof value === 'string' || typeof value === 'boolean') continue
    const path = prefix + name
    // The code that reads them checks them by rules of their own.
    if (ofOwnRules.includes(path)) continue
    if (typeof value === 'object' && value !== null) eachNumber(value, `${path}.`, check)
    else check(path, kind === undefined ? path : `${path}:${kind}`, value)
  }
}

/**
 * Relative tolerance of a bound for rounding in the conversion of units: -40 °C arrives as a little less than 233.15 K.
 */
const hair = 1e-12

/** The names of the gases of a mixture vary, but all have the same bound. */
function withoutGas(key: string): string {
  if (key.startsWith('fluid.mixture.')) return 'fluid.mixture'
  return key.startsWith('gas.composition.') ? 'gas.composition' : key
}

function checkBound(path: string, value: unknown, bound: CoilBound | undefined): void {
  if (!bound) throw new EngineError('invalid-input', `${path} is not an input of a coil`, { path })
  const { min, max, quantity, whole } = bound
  const isWithin =
    typeof value === 'number' && value >= min - hair * Math.abs(min) && value <= max + hair * Math.abs(max)
  if (isWithin && (!whole || Number.isInteger(value))) return
  const wanted = `${whole ? 'a whole number' : 'a number'} from ${min} to ${max}`
  throw new EngineError('invalid-input', `${path} must be ${wanted}`, { path, value, min, max, quantity })
}

/** Refuses air that is wetter than saturated. */
function checkHumidity({ air }: CoilRequest): void {
  const { kind, value } = air.humidity
  const path = 'air.humidity.value'
  if (kind === 'wet-bulb' && value > air.dryBulb) {
    throw new EngineError('invalid-input', 'the entering wet bulb is above the dry bulb', {
      path,
      value,
      max: air.dryBulb,
      quantity: 'temperature',
    })
  }
  if (kind !== 'humidity-ratio') return
  const saturated = saturationHumidityRatio(air.dryBulb, airPressureOf(air.pressure))
  if (value > saturated * (1 + 1e-9)) {
    throw new EngineError(
      'invalid-input',
      `the entering humidity ratio is above ${saturated.toPrecision(4)}, saturated`,
      {
        path,
        value,
        max: saturated,
        quantity: 'humidityRatio',
      },
    )
  }
}

/**
 * Absolute pressure of the air.
 *
 * @param pressure  absolute [Pa], or an altitude [m]
 * @returns absolute pressure [Pa]
 *
 * Valid for altitudes from -5 000 to 11 000 m.
 *
 * Source: standard atmosphere of ASHRAE Fundamentals, chapter 1.
 */
export function airPressureOf(pressure: CoilRequest['air']['pressure']): number {
  return pressure.kind === 'absolute' ? pressure.value : pressureAtAltitude(pressure.value)
}

/** Smallest circuiting above none. */
const leastCircuiting = 0.02

/**
 * Refuses lengths that contradict each other, more circuits than the tubes allow, and unknown materials.
 *
 * @param geometry     of the coil, each number within its bounds
 * @param hasCircuits  the coil has a duty, for which it needs circuits
 * @returns nothing; throws `invalid-input` with the path of the first field that is wrong
 *
 * Valid for any geometry.
 *
 * Source: geometry.
 */
export function checkGeometry(geometry: AskedGeometry, hasCircuits: boolean): void {
  checkLengths(geometry, hasCircuits)
  checkMaterial('geometry.tubeMaterial', geometry.tubeMaterial, tubeMaterial)
  checkMaterial('geometry.finMaterial', geometry.finMaterial, finMaterial)
}

function checkLengths(geometry: AskedGeometry, hasCircuits: boolean): void {
  const { tubeOutsideDiameter, tubeWall, transversePitch, longitudinalPitch, finThickness, finPitch } = geometry
  const collar = tubeOutsideDiameter + 2 * finThickness
  const refuse = (field: string, message: string): never => {
    throw new EngineError('invalid-input', message, { path: `geometry.${field}` })
  }
  if (!(tubeOutsideDiameter > 2.2 * tubeWall)) refuse('tubeWall', 'the tube wall leaves no bore')
  if (!(finPitch > 1.2 * finThickness)) refuse('finPitch', 'the fins touch each other')
  const coating = geometry.coating?.thickness ?? 0
  if (!(finPitch - finThickness > 4 * coating))
    refuse('coating.thickness', 'the coating closes the gap between the fins')
  if (!(transversePitch > 1.05 * collar)) refuse('transversePitch', 'the tubes touch across the air')
  const offset = geometry.tubePattern === 'Inline' ? 0 : transversePitch / 2
  if (!(Math.hypot(offset, longitudinalPitch) > 1.05 * collar)) {
    refuse('longitudinalPitch', 'the tubes touch along the air')
  }
  if (!(longitudinalPitch > 0.5 * collar)) refuse('longitudinalPitch', 'the rows overlap')
  const tubesHigh = tubesHighOf(geometry)
  const { circuiting } = geometry
  if (circuiting === 'optimize') return
  const ratio = circuitingRatio(circuiting, tubesHigh)
  if (Math.round(ratio * tubesHigh) > tubesHigh * geometry.rows) refuse('circuiting', 'there are more feeds than tubes')
  if (ratio === 0 && hasCircuits) refuse('circuiting', 'only a coil without a duty has no circuits')
  if (typeof circuiting === 'number' && ratio > 0 && ratio < leastCircuiting)
    refuse('circuiting', `circuiting must be at least ${leastCircuiting}`)
}

function checkMaterial(path: string, name: string, find: (name: string) => unknown): void {
  try {
    find(name)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('invalid-input', error.message, { path, value: name })
  }
}
