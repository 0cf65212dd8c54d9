import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Pr: [0.1, 1e4] } as const

/**
 * Mean Nusselt number of laminar flow that develops both in temperature and in velocity.
 *
 * @param Gz  Graetz number, Re Pr D / L [-]
 * @param Pr  Prandtl number at the bulk temperature [-]
 * @returns Nusselt number on the inner diameter [-], with a warning outside the fitted range
 *
 * Valid in laminar flow at constant wall temperature.
 *
 * Source: Baehr, Stephan, Waerme- und Stoffuebertragung (1994), eq. 3.250.
 */
export function baehrStephan(input: { Gz: number; Pr: number }): Checked<number> {
  const { Gz, Pr } = input
  requireNumbers({ Gz, Pr })
  const developed = 3.657 / Math.tanh(2.264 * Gz ** (-1 / 3) + 1.7 * Gz ** (-2 / 3)) + 0.0499 * Gz * Math.tanh(1 / Gz)
  const value = developed / Math.tanh(2.432 * Pr ** (1 / 6) * Gz ** (-1 / 6))
  return { value, warnings: outOfRange('baehr-stephan', { Pr }, range) }
}

/** Descriptor for the registry. */
export const baehrStephanCorrelation: Correlation<'Gz' | 'Pr'> = {
  id: 'baehr-stephan',
  kind: 'tube heat transfer',
  authors: 'Baehr, Stephan',
  year: 1994,
  title: 'Laminar flow developing in temperature and velocity',
  inputs: [
    { name: 'Gz', unit: '-', meaning: 'Graetz number, Re Pr D / L' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
  ],
  validity: range,
  accuracy: 'about 5 %',
  source: 'Waerme- und Stoffuebertragung (1994), eq. 3.250',
  evaluate: baehrStephan,
}
