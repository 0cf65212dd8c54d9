import type { Checked } from '../../warnings'

/**
 * Loss of an exit into a large vessel: all of the dynamic head.
 *
 * @returns loss coefficient K on the velocity in the pipe [-]
 *
 * Valid for even velocity.
 *
 * Source: momentum balance of Borda and Carnot.
 */
export function exitLoss(): Checked<number> {
  const value = 1
  return { value, warnings: [] }
}
