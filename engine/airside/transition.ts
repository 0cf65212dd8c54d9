/**
 * How far a value is on its way from one limit to another.
 *
 * @param value  between the limits or outside
 * @param from   where the way begins
 * @param to     where it ends, greater or smaller
 * @returns share, linear in the logarithm of the value [0..1]
 *
 * Valid for positive numbers and different limits.
 *
 * Source: definition.
 */
export function transition(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, Math.log(value / from) / Math.log(to / from)))
}
