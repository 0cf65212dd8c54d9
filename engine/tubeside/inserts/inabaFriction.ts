import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2000, 6e4], pitchToWire: [5, 40] } as const

/**
 * Darcy friction factor of turbulent flow in a tube with a wire coil after Inaba.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param pitchToWire  pitch of the coil over the diameter of its wire [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid above Re 2 000; the published factor is taken as that of Fanning, a quarter of this.
 *
 * Source: Inaba, Ozaki, Kanaoka, Trans. JSME B 60 (1994) 1001-1008.
 */
export function inabaFriction(input: { Re: number; pitchToWire: number }): Checked<number> {
  const { Re, pitchToWire } = input
  requireNumbers({ Re, pitchToWire })
  const value = 4 * 11.5 * Re ** -0.39 * pitchToWire ** -0.87
  return { value, warnings: outOfRange('inaba-friction', { Re, pitchToWire }, range) }
}

/** Descriptor for the registry. */
export const inabaFrictionCorrelation: Correlation<'Re' | 'pitchToWire'> = {
  id: 'inaba-friction',
  kind: 'tube friction',
  authors: 'Inaba, Ozaki, Kanaoka',
  year: 1994,
  title: 'Wire coil in a tube, water, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'pitchToWire', unit: '-', meaning: 'pitch of the coil over the diameter of its wire' },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'Trans. JSME B 60 (1994) 1001-1008',
  trust: 'verify',
  evaluate: inabaFriction,
}
