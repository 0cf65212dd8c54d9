import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1e4, 5e6], Pr: [0.5, 1.5] } as const

/**
 * Nusselt number of turbulent flow in a smooth tube, simple form of Gnielinski for low Prandtl numbers.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @param Pr  Prandtl number at the bulk temperature [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow; outside the fitted range the value comes with a warning.
 *
 * Source: Gnielinski, Int. Chem. Eng. 16 (1976) 359-368.
 */
export function gnielinskiGas(input: { Re: number; Pr: number }): Checked<number> {
  const { Re, Pr } = input
  requireNumbers({ Re, Pr })
  const value = 0.0214 * (Re ** 0.8 - 100) * Pr ** 0.4
  return { value, warnings: outOfRange('gnielinski-gas', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const gnielinskiGasCorrelation: Correlation<'Re' | 'Pr'> = {
  id: 'gnielinski-gas',
  kind: 'tube heat transfer',
  authors: 'Gnielinski',
  year: 1976,
  title: 'Turbulent flow in a smooth tube, simple form for gases',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
  ],
  validity: range,
  accuracy: 'about 10 %',
  source: 'Int. Chem. Eng. 16 (1976) 359-368',
  evaluate: gnielinskiGas,
}
