import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2000, 6e4], pitchToWire: [5, 40] } as const

/**
 * Nusselt number of turbulent flow in a tube with a wire coil after Inaba.
 *
 * @param Re           Reynolds number on the inner diameter [-]
 * @param Pr           Prandtl number at the bulk temperature [-]
 * @param pitchToWire  pitch of the coil over the diameter of its wire [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid above Re 2 000; a cross-check of Garcia, twice whose value it gives.
 *
 * Source: Inaba, Ozaki, Kanaoka, Trans. JSME B 60 (1994) 1001-1008.
 */
export function inaba(input: { Re: number; Pr: number; pitchToWire: number }): Checked<number> {
  const { Re, Pr, pitchToWire } = input
  requireNumbers({ Re, Pr, pitchToWire })
  const value = 0.803 * Re ** 0.63 * Pr ** (1 / 3) * pitchToWire ** -0.48
  return { value, warnings: outOfRange('inaba', { Re, pitchToWire }, range) }
}

/** Descriptor for the registry. */
export const inabaCorrelation: Correlation<'Re' | 'Pr' | 'pitchToWire'> = {
  id: 'inaba',
  kind: 'tube heat transfer',
  authors: 'Inaba, Ozaki, Kanaoka',
  year: 1994,
  title: 'Wire coil in a tube, water',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'pitchToWire', unit: '-', meaning: 'pitch of the coil over the diameter of its wire' },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'Trans. JSME B 60 (1994) 1001-1008',
  trust: 'verify',
  evaluate: inaba,
}
