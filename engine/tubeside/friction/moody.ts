import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow, explicit after Moody.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Moody, Mechanical Engineering 69 (1947) 1005-1006.
 */
export function moody(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const value = 0.0055 * (1 + (2e4 * roughness + 1e6 / Re) ** (1 / 3))
  return { value, warnings: outOfRange('moody', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const moodyCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'moody',
  kind: 'tube friction',
  authors: 'Moody',
  year: 1947,
  title: 'Turbulent flow in a rough tube, explicit form, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'within 5 % of Colebrook for e/D below 0.01',
  source: 'Mechanical Engineering 69 (1947) 1005-1006',
  evaluate: moody,
}
