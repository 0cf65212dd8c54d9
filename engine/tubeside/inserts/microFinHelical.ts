import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [5e3, 5e4], Pr: [2, 12] } as const

/**
 * Nusselt number of liquid in a micro-fin tube of 9.5 mm with helical fins.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @param Pr  Prandtl number at the bulk temperature [-]
 * @returns Nusselt number on the inner diameter and the area of the plain tube [-], with a warning outside the fitted
 * range
 *
 * Valid as a cross-check only.
 *
 * Source: reported fit to refrigerant liquids in 9.5 mm tubes, one source.
 */
export function microFinHelical(input: { Re: number; Pr: number }): Checked<number> {
  const { Re, Pr } = input
  requireNumbers({ Re, Pr })
  const value = 0.0479 * Re ** 0.8 * Pr ** 0.4
  return { value, warnings: outOfRange('micro-fin-helical', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const microFinHelicalCorrelation: Correlation<'Re' | 'Pr'> = {
  id: 'micro-fin-helical',
  kind: 'tube heat transfer',
  authors: 'reported fit',
  year: 2000,
  title: 'Micro-fin tube of 9.5 mm with helical fins, power law',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
  ],
  validity: range,
  accuracy: 'unknown; a cross-check',
  source: 'reported fit to refrigerant liquids in 9.5 mm tubes, one source',
  trust: 'verify',
  evaluate: microFinHelical,
}
