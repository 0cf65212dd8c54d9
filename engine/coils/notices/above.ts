import type { Warning } from '../../warnings'
import type { CoilLimit } from '../checks/limits'
import { pick } from './rated'

/**
 * A notice of a value above a limit, with both numbers.
 *
 * @param code     of the notice
 * @param limit    the limit, SI
 * @param value    the value, SI
 * @param message  the sentence
 * @returns the notice, or nothing where the value is not above the limit
 *
 * Valid for any numbers.
 *
 * Source: definition.
 */
export function above(code: string, limit: CoilLimit, value: number, message: string): Warning[] {
  if (!(value > limit.value)) return []
  return [{ ...pick(code, limit), message, value, limits: [0, limit.value] }]
}

/** A pressure drop in the sentence of a notice. */
export const pascals = (value: number) =>
  `${value >= 1000 ? `${(value / 1000).toFixed(1)} kPa` : `${value.toFixed(0)} Pa`}`
