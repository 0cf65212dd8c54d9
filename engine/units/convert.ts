/** Converts between the units that users read and enter, and SI. */
import { EngineError } from '../errors'
import { type Quantity, quantities, type Unit, type UnitId, type UnitSystem } from './quantities'

/** A unit with its id, for lists of choices. */
export interface NamedUnit<Q extends Quantity = Quantity> extends Unit {
  id: UnitId<Q>
}

/**
 * One unit of a quantity.
 *
 * @param quantity  such as `temperature`
 * @param id        such as `F`
 * @returns         its label, factor and offset to SI, and decimals
 *
 * Valid for the names of the table; else `unknown-name`.
 *
 * Source: definition.
 */
export function unitOf<Q extends Quantity>(quantity: Q, id: UnitId<Q>): NamedUnit<Q> {
  const units: Readonly<Record<string, Unit>> | undefined = quantities[quantity]?.units
  const unit = units && Object.hasOwn(units, id) ? units[id] : undefined
  if (!unit) throw new EngineError('unknown-name', `${quantity} has no unit ${id}`, { quantity, unit: id })
  return { id, ...unit }
}

/**
 * Every unit of a quantity, in the order of the list of choices.
 *
 * @param quantity  such as `heatFlow`
 * @returns         the units
 *
 * Valid for the names of the table; else `unknown-name`.
 *
 * Source: definition.
 */
export function unitsOf<Q extends Quantity>(quantity: Q): NamedUnit<Q>[] {
  if (!Object.hasOwn(quantities, quantity))
    throw new EngineError('unknown-name', `there is no quantity ${quantity}`, { quantity })
  return Object.keys(quantities[quantity].units).map(id => unitOf(quantity, id as UnitId<Q>))
}

/**
 * The default unit of a quantity.
 *
 * @param quantity  such as `volumeFlow`
 * @param system    `IP` or `SI`
 * @returns         the id of the unit
 *
 * Valid for the names of the table.
 *
 * Source: definition.
 */
export function defaultUnit<Q extends Quantity>(quantity: Q, system: UnitSystem): UnitId<Q> {
  return quantities[quantity][system] as UnitId<Q>
}

/**
 * Converts a number in a unit to SI.
 *
 * @param quantity  such as `temperature`
 * @param id        its unit, such as `F`
 * @param value     the number in that unit
 * @returns         the value in SI: K, m, m2, m3, kg, kg/s, m3/s, m/s, Pa, W, kg/kg, W/m2 K, m2 K/W, 1/m
 *
 * Valid for finite numbers; else `not-finite`.
 *
 * Source: NIST SP 811 (2008), appendix B; exact definitions of inch, pound, gallon and international-table Btu.
 */
export function toSI<Q extends Quantity>(quantity: Q, id: UnitId<Q>, value: number): number {
  if (!Number.isFinite(value)) throw new EngineError('not-finite', `${quantity} must be a finite number`, { value })
  const { factor, offset } = unitOf(quantity, id)
  return (value + offset) * factor
}

/**
 * Converts an SI value to a number in a unit.
 *
 * @param quantity  such as `temperature`
 * @param id        its unit, such as `F`
 * @param value     the value in SI
 * @returns         the number in that unit
 *
 * Valid for finite numbers; else `not-finite`.
 *
 * Source: NIST SP 811 (2008), appendix B.
 */
export function fromSI<Q extends Quantity>(quantity: Q, id: UnitId<Q>, value: number): number {
  if (!Number.isFinite(value)) throw new EngineError('not-finite', `${quantity} must be a finite number`, { value })
  const { factor, offset } = unitOf(quantity, id)
  return value / factor - offset
}

/**
 * Fin pitch from the number of fins in a length. It is a reciprocal, and so not a unit of length.
 *
 * @param fins  number of fins in the length of the unit
 * @param unit  `fins/in` or `fins/m`
 * @returns     distance from fin to fin [m]
 *
 * Valid for positive numbers; else `not-positive`.
 *
 * Source: definition.
 */
export function finPitchOf(fins: number, unit: UnitId<'finDensity'>): number {
  if (!(fins > 0)) throw new EngineError('not-positive', 'the number of fins must be positive', { fins })
  return 1 / toSI('finDensity', unit, fins)
}

/**
 * Number of fins in a length from the fin pitch.
 *
 * @param pitch  distance from fin to fin [m]
 * @param unit   `fins/in` or `fins/m`
 * @returns      number of fins in the length of the unit
 *
 * Valid for positive numbers; else `not-positive`.
 *
 * Source: definition.
 */
export function finDensityOf(pitch: number, unit: UnitId<'finDensity'>): number {
  if (!(pitch > 0)) throw new EngineError('not-positive', 'the fin pitch must be positive', { pitch })
  return fromSI('finDensity', unit, 1 / pitch)
}
