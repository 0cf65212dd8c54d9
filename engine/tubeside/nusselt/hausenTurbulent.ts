import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2300, 1e6], Pr: [0.7, 1000] } as const

/**
 * Mean Nusselt number of turbulent flow that develops in a tube, after Hausen.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param diameterLength  inner diameter over heated length [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid above Re 2 300.
 *
 * Source: Hausen, Allg. Waermetechnik 9 (1959) 75-79.
 */
export function hausenTurbulent(input: { Re: number; Pr: number; diameterLength: number }): Checked<number> {
  const { Re, Pr, diameterLength } = input
  requireNumbers({ Re, Pr, diameterLength }, ['diameterLength'])
  const value = 0.037 * (Re ** 0.75 - 180) * Pr ** 0.42 * (1 + diameterLength ** (2 / 3))
  return { value, warnings: outOfRange('hausen-turbulent', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const hausenTurbulentCorrelation: Correlation<'Re' | 'Pr' | 'diameterLength'> = {
  id: 'hausen-turbulent',
  kind: 'tube heat transfer',
  authors: 'Hausen',
  year: 1959,
  title: 'Turbulent flow in a short tube',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'diameterLength', unit: '-', meaning: 'inner diameter over heated length' },
  ],
  validity: range,
  accuracy: 'about 15 %',
  source: 'Allg. Waermetechnik 9 (1959) 75-79',
  evaluate: hausenTurbulent,
}
