import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { churchillFriction } from '../churchillFriction'
import { requireNumbers } from '../requireNumbers'

const range = { ballRatio: [0, 0.8], pitchRatio: [0.8, 20] } as const

/**
 * Exponent that converts the increase of friction to that of heat transfer, and the largest increase of heat transfer.
 */
const gainPower = 0.35
const mostGain = 3

/**
 * Darcy friction factor in a tube with balls on a wire, treated as a series of constrictions.
 *
 * Each ball costs a sudden contraction and a sudden expansion on the velocity in the gap around it.
 *
 * @param Re          Reynolds number on the inner diameter [-]
 * @param ballRatio   ball over inner diameter [-]
 * @param pitchRatio  distance between balls over the inner diameter [-]
 * @param roughness   relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor on the empty tube [-], with a warning outside the sensible range
 *
 * Valid as an estimate: no published correlation exists, and no test has calibrated this one.
 *
 * Source: derived from the losses of sudden contraction and expansion.
 */
export function ballFriction(input: {
  Re: number
  ballRatio: number
  pitchRatio: number
  roughness?: number
}): Checked<number> {
  const { Re, ballRatio, pitchRatio, roughness = 0 } = input
  requireNumbers({ Re, ballRatio, pitchRatio, roughness }, ['ballRatio', 'roughness'])
  const blockage = Math.min(0.98, ballRatio ** 2)
  const loss = (0.5 * blockage + blockage ** 2) / (1 - blockage) ** 2
  const value = churchillFriction({ Re, roughness }).value + loss / pitchRatio
  return { value, warnings: outOfRange('ball', { ballRatio, pitchRatio }, range) }
}

/**
 * Factor by which balls on a wire raise the Nusselt number of turbulent flow in the plain tube.
 *
 * @param Re          Reynolds number on the inner diameter [-]
 * @param ballRatio   ball over inner diameter [-]
 * @param pitchRatio  distance between balls over the inner diameter [-]
 * @param roughness   relative roughness e/D [-]; may be left out
 * @returns factor [-], the increase of friction to the power 0.35, at most 3; with a warning outside the sensible range
 *
 * Valid as an assumption. The plain Nusselt number is that of turbulent flow, at Re 2 300 where the flow is slower.
 *
 * Source: none published; an analogy of heat and momentum, to be calibrated.
 */
export function ballNusselt(input: {
  Re: number
  ballRatio: number
  pitchRatio: number
  roughness?: number
}): Checked<number> {
  const { value, warnings } = ballFriction(input)
  const plain = churchillFriction({ Re: input.Re, roughness: input.roughness ?? 0 }).value
  return { value: Math.min(mostGain, (value / plain) ** gainPower), warnings }
}

const inputs: Correlation<'Re' | 'ballRatio' | 'pitchRatio' | 'roughness'>['inputs'] = [
  { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
  { name: 'ballRatio', unit: '-', meaning: 'ball over inner diameter' },
  { name: 'pitchRatio', unit: '-', meaning: 'distance between balls over the inner diameter' },
  { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
]

const estimate = {
  authors: 'derived',
  year: 2025,
  inputs,
  validity: range,
  accuracy: 'uncalibrated',
  source: 'losses of sudden contraction and expansion',
  trust: 'assumption' as const,
}

/** Descriptors for the registry. */
export const ballFrictionCorrelation: Correlation<'Re' | 'ballRatio' | 'pitchRatio' | 'roughness'> = {
  ...estimate,
  id: 'ball-friction',
  kind: 'tube friction',
  title: 'Balls on a wire, Darcy friction factor',
  evaluate: ballFriction,
}
export const ballNusseltCorrelation: Correlation<'Re' | 'ballRatio' | 'pitchRatio' | 'roughness'> = {
  ...estimate,
  id: 'ball',
  kind: 'tube heat transfer',
  title: 'Balls on a wire, factor on the Nusselt number of the plain tube',
  evaluate: ballNusselt,
}
