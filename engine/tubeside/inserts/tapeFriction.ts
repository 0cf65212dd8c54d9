import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { tapeLaminarFrictionLaw } from './tapeLaminarFriction'
import { tapeTurbulentFrictionLaw } from './tapeTurbulentFriction'

const range = { Re: [10, 2e5], pitchRatio: [1.5, 100] } as const

/**
 * Darcy friction factor in a tube with a twisted tape, laminar to turbulent in one formula.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param pitchRatio      pitch of half a turn of the tape over the inner diameter [-]
 * @param thicknessRatio  thickness of the tape over the inner diameter [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for any Re.
 *
 * Source: Manglik, Bergles, J. Heat Transfer 115 (1993) 881-896.
 */
export function tapeFriction(input: { Re: number; pitchRatio: number; thicknessRatio?: number }): Checked<number> {
  const { Re, pitchRatio, thicknessRatio = 0 } = input
  requireNumbers({ Re, pitchRatio, thicknessRatio }, ['thicknessRatio'])
  return { value: tapeFrictionLaw(input)(Re), warnings: outOfRange('tape-friction', { Re, pitchRatio }, range) }
}

/**
 * `tapeFriction` without its checks, as a law of the Reynolds number: the powers of the tape's own groups, which are
 * half of its work, are taken once. See there for inputs, result, range and source.
 */
export function tapeFrictionLaw(of: { pitchRatio: number; thicknessRatio?: number }): (Re: number) => number {
  const slow = tapeLaminarFrictionLaw(of)
  const fast = tapeTurbulentFrictionLaw(of)
  return Re => (slow(Re) ** 10 + fast(Re) ** 10) ** 0.1
}

/** Descriptor for the registry. */
export const tapeFrictionCorrelation: Correlation<'Re' | 'pitchRatio' | 'thicknessRatio'> = {
  id: 'tape-friction',
  kind: 'tube friction',
  authors: 'Manglik, Bergles',
  year: 1993,
  title: 'Twisted tape, laminar to turbulent, Darcy friction factor on the empty tube',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'pitchRatio', unit: '-', meaning: 'pitch of half a turn of the tape over the inner diameter' },
    { name: 'thicknessRatio', unit: '-', meaning: 'thickness of the tape over the inner diameter', optional: true },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'J. Heat Transfer 115 (1993) 881-896',
  evaluate: tapeFriction,
}
