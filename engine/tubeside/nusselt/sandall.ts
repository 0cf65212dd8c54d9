import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.5, 2000] } as const

/**
 * Nusselt number of turbulent flow in a tube after Sandall, Hanna and Mazet.
 *
 * @param Re        Reynolds number on the inner diameter [-]
 * @param Pr        Prandtl number at the bulk temperature [-]
 * @param friction  Darcy friction factor, smooth tube if left out [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Sandall, Hanna, Mazet, Can. J. Chem. Eng. 58 (1980) 443-447.
 */
export function sandall(input: { Re: number; Pr: number; friction?: number }): Checked<number> {
  const { Re, Pr, friction = (0.79 * Math.log(Re) - 1.64) ** -2 } = input
  requireNumbers({ Re, Pr, friction })
  const root = Math.sqrt(friction / 8)
  const C = 2.78 * Math.log((root * Re) / 45)
  const value = (root * Re * Pr) / (12.48 * Pr ** (2 / 3) - 7.853 * Pr ** (1 / 3) + 3.613 * Math.log(Pr) + 5.8 + C)
  return { value, warnings: outOfRange('sandall', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const sandallCorrelation: Correlation<'Re' | 'Pr' | 'friction'> = {
  id: 'sandall',
  kind: 'tube heat transfer',
  authors: 'Sandall, Hanna, Mazet',
  year: 1980,
  title: 'Turbulent flow in a tube, from the eddy diffusivity at the wall',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'friction', unit: '-', meaning: 'Darcy friction factor, smooth tube if left out', optional: true },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'Can. J. Chem. Eng. 58 (1980) 443-447',
  evaluate: sandall,
}
