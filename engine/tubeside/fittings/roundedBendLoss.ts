import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { angle: [0, 4], bendRatio: [0.5, 50] } as const

/**
 * Loss of a smooth round bend, its friction included.
 *
 * @param angle      angle of the bend [rad]
 * @param bendRatio  bend radius over inner diameter [-]
 * @param friction   Darcy friction factor [-]
 * @returns loss coefficient K on the velocity in the pipe [-], with a warning outside the fitted range
 *
 * Valid for bends to 180 degrees.
 *
 * Source: Rennels, Hudson, Pipe Flow: A Practical and Comprehensive Guide (2012).
 */
export function roundedBendLoss(input: { angle: number; bendRatio: number; friction: number }): Checked<number> {
  const { angle, bendRatio, friction } = input
  requireNumbers({ angle, bendRatio, friction })
  const half = Math.sin(angle / 2)
  const secondary = (6.6 * friction * (Math.sqrt(half) + half)) / bendRatio ** ((4 * angle) / Math.PI)
  const value = friction * angle * bendRatio + (0.1 + 2.4 * friction) * half + secondary
  return { value, warnings: outOfRange('rounded-bend', { angle, bendRatio }, range) }
}

/** Descriptor for the registry. */
export const roundedBendLossCorrelation: Correlation<'angle' | 'bendRatio' | 'friction'> = {
  id: 'rounded-bend',
  kind: 'fitting loss',
  authors: 'Rennels, Hudson',
  year: 2012,
  title: 'Smooth bend, loss coefficient',
  inputs: [
    { name: 'angle', unit: 'rad', meaning: 'angle of the bend' },
    { name: 'bendRatio', unit: '-', meaning: 'bend radius over inner diameter' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'Pipe Flow: A Practical and Comprehensive Guide (2012)',
  evaluate: roundedBendLoss,
}
