import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 3e5] } as const

/**
 * Nusselt number of supercritical carbon dioxide being cooled after Yoon and co-workers.
 *
 * @param Re            Reynolds number on the inner diameter [-]
 * @param Pr            Prandtl number at the bulk temperature [-]
 * @param densityRatio  density at the pseudo-critical temperature over that of the bulk [-]
 * @param isAbove       1 where the bulk is above the pseudo-critical temperature, else 0 [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid for 7.5 to 8.8 MPa in tubes of 7.73 mm; the two branches do not meet.
 *
 * Source: Yoon, Kim, Hwang, Kim, Min, Kim, Int. J. Refrigeration 26 (2003) 857-864.
 */
export function yoon(input: { Re: number; Pr: number; densityRatio: number; isAbove: number }): Checked<number> {
  const { Re, Pr, densityRatio, isAbove } = input
  requireNumbers({ Re, Pr, densityRatio, isAbove }, ['isAbove'])
  const value = isAbove ? 0.14 * Re ** 0.69 * Pr ** 0.66 : 0.013 * Re * Pr ** -0.05 * densityRatio ** 1.6
  return { value, warnings: outOfRange('yoon', { Re }, range) }
}

/** Descriptor for the registry. */
export const yoonCorrelation: Correlation<'Re' | 'Pr' | 'densityRatio' | 'isAbove'> = {
  id: 'yoon',
  kind: 'tube heat transfer',
  authors: 'Yoon, Kim, Hwang, Kim, Min, Kim',
  year: 2003,
  title: 'Carbon dioxide cooled above its critical pressure, by density',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'densityRatio', unit: '-', meaning: 'density at the pseudo-critical temperature over that of the bulk' },
    { name: 'isAbove', unit: '-', meaning: '1 where the bulk is above the pseudo-critical temperature, else 0' },
  ],
  validity: range,
  accuracy: 'about 13 % mean',
  source: 'Int. J. Refrigeration 26 (2003) 857-864',
  trust: 'verify',
  evaluate: yoon,
}
