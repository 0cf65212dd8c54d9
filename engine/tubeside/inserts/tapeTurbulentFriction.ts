import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { tapeOf } from './tape'

const range = { Re: [1e4, 2e5], pitchRatio: [1.5, 100] } as const

/**
 * Darcy friction factor of turbulent flow in a tube with a twisted tape, on the diameter and velocity of the empty
 * tube.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param pitchRatio      pitch of half a turn of the tape over the inner diameter [-]
 * @param thicknessRatio  thickness of the tape over the inner diameter [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid from Re 10 000.
 *
 * Source: Manglik, Bergles, J. Heat Transfer 115 (1993) 881-896 (part II).
 */
export function tapeTurbulentFriction(input: {
  Re: number
  pitchRatio: number
  thicknessRatio?: number
}): Checked<number> {
  const { Re, pitchRatio, thicknessRatio = 0 } = input
  requireNumbers({ Re, pitchRatio, thicknessRatio }, ['thicknessRatio'])
  const value = tapeTurbulentFrictionLaw(input)(Re)
  return { value, warnings: outOfRange('tape-turbulent-friction', { Re, pitchRatio }, range) }
}

/**
 * `tapeTurbulentFriction` without its checks, as a law of the Reynolds number: the powers of the tape's groups are taken
 * once. See there for result, range and source.
 */
export function tapeTurbulentFrictionLaw(of: { pitchRatio: number; thicknessRatio?: number }): (Re: number) => number {
  const { q1, q2 } = tapeOf({ Re: 1, ...of })
  const inside = q2 ** 1.75
  const wetted = q1 ** 1.25
  const pitch = 1 + 2.752 / of.pitchRatio ** 1.29
  return Re => 4 * 0.0791 * Re ** -0.25 * inside * wetted * pitch
}

/** Descriptor for the registry. */
export const tapeTurbulentFrictionCorrelation: Correlation<'Re' | 'pitchRatio' | 'thicknessRatio'> = {
  id: 'tape-turbulent-friction',
  kind: 'tube friction',
  authors: 'Manglik, Bergles',
  year: 1993,
  title: 'Twisted tape, turbulent, Darcy friction factor on the empty tube',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'pitchRatio', unit: '-', meaning: 'pitch of half a turn of the tape over the inner diameter' },
    { name: 'thicknessRatio', unit: '-', meaning: 'thickness of the tape over the inner diameter', optional: true },
  ],
  validity: range,
  accuracy: 'about 5 %',
  source: 'J. Heat Transfer 115 (1993) 881-896 (part II)',
  evaluate: tapeTurbulentFriction,
}
