import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { tapeOf } from './tape'

const range = { Re: [10, 3000], pitchRatio: [1.5, 100] } as const

/**
 * Darcy friction factor of laminar flow in a tube with a twisted tape, on the diameter and velocity of the empty tube.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param pitchRatio      pitch of half a turn of the tape over the inner diameter [-]
 * @param thicknessRatio  thickness of the tape over the inner diameter [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for laminar swirl; a straight thin tape gives f Re = 4 times 42.2.
 *
 * Source: Manglik, Bergles, J. Heat Transfer 115 (1993) 881-896.
 */
export function tapeLaminarFriction(input: {
  Re: number
  pitchRatio: number
  thicknessRatio?: number
}): Checked<number> {
  const { Re, pitchRatio, thicknessRatio = 0 } = input
  requireNumbers({ Re, pitchRatio, thicknessRatio }, ['thicknessRatio'])
  const value = tapeLaminarFrictionLaw(input)(Re)
  return { value, warnings: outOfRange('tape-laminar-friction', { Re, pitchRatio }, range) }
}

/**
 * `tapeLaminarFriction` without its checks, as a law of the Reynolds number: the powers of the tape's groups are taken
 * once. See there for result, range and source.
 */
export function tapeLaminarFrictionLaw(of: { pitchRatio: number; thicknessRatio?: number }): (Re: number) => number {
  const { q1, q2, path } = tapeOf({ Re: 1, ...of })
  const wetted = q1 ** 2
  const longer = path ** 2
  const turn = Math.sqrt(of.pitchRatio)
  return Re => {
    const swirl = (Re * q2 * path) / turn
    return ((4 * 15.767) / Re) * wetted * q2 * longer * (1 + 1e-6 * swirl ** 2.55) ** (1 / 6)
  }
}

/** Descriptor for the registry. */
export const tapeLaminarFrictionCorrelation: Correlation<'Re' | 'pitchRatio' | 'thicknessRatio'> = {
  id: 'tape-laminar-friction',
  kind: 'tube friction',
  authors: 'Manglik, Bergles',
  year: 1993,
  title: 'Twisted tape, laminar, Darcy friction factor on the empty tube',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'pitchRatio', unit: '-', meaning: 'pitch of half a turn of the tape over the inner diameter' },
    { name: 'thicknessRatio', unit: '-', meaning: 'thickness of the tape over the inner diameter', optional: true },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'J. Heat Transfer 115 (1993) 881-896',
  evaluate: tapeLaminarFriction,
}
