import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [1e4, 1.2e5], Pr: [0.7, 120] } as const

/**
 * Nusselt number of turbulent flow in a smooth tube, the classic power law.
 *
 * @param Re       Reynolds number on the inner diameter [-]
 * @param Pr       Prandtl number at the bulk temperature [-]
 * @param heating  1 where the fluid is heated (exponent 0.4), 0 where it is cooled (0.3); 1 if left out
 * @returns Nusselt number [-], with a warning outside the fitted range
 *
 * Valid for 10 000 <= Re <= 120 000 and 0.7 <= Pr <= 120 at small temperature differences; errors to 25 %.
 *
 * Source: F. W. Dittus, L. M. K. Boelter, Univ. California Publ. Eng. 2 (1930) 443, in the form of W. H. McAdams.
 */
export function dittusBoelter(input: { Re: number; Pr: number; heating?: number }): Checked<number> {
  const { Re, Pr, heating = 1 } = input
  if (!(Re > 0 && Pr > 0)) throw new EngineError('not-positive', 'Re and Pr must be positive', { Re, Pr })
  return {
    value: 0.023 * Re ** 0.8 * Pr ** (heating ? 0.4 : 0.3),
    warnings: outOfRange('dittus-boelter', { Re, Pr }, range),
  }
}

/** Descriptor for the registry. */
export const dittusBoelterCorrelation: Correlation<'Re' | 'Pr' | 'heating'> = {
  id: 'dittus-boelter',
  kind: 'tube heat transfer',
  authors: 'Dittus, Boelter',
  year: 1930,
  title: 'Turbulent flow in a smooth tube, power law',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'heating', unit: '-', meaning: '1 where the fluid is heated, 0 where it is cooled', optional: true },
  ],
  validity: range,
  accuracy: 'about 25 %',
  source: 'Univ. California Publ. Eng. 2 (1930) 443',
  evaluate: dittusBoelter,
}
