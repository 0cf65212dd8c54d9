import type { Checked } from '../../warnings'

/**
 * Loss of a sharp-edged entrance flush with the wall.
 *
 * @returns loss coefficient K on the velocity in the pipe [-]
 *
 * Valid for turbulent flow from a large vessel; handbooks of practice count 0.5.
 *
 * Source: Rennels, Hudson, Pipe Flow: A Practical and Comprehensive Guide (2012).
 */
export function sharpEntranceLoss(): Checked<number> {
  const value = 0.57
  return { value, warnings: [] }
}
