import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [3000, 2e5] } as const

/**
 * Darcy friction factor of turbulent flow in a smooth tube by the power law of Blasius.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for 3 000 <= Re <= 200 000 in smooth tubes.
 *
 * Source: Blasius, Forschungsheft VDI 131 (1913).
 */
export function blasius(input: { Re: number }): Checked<number> {
  const { Re } = input
  requireNumbers({ Re })
  const value = 0.3164 / Re ** 0.25
  return { value, warnings: outOfRange('blasius', { Re }, range) }
}

/** Descriptor for the registry. */
export const blasiusCorrelation: Correlation<'Re'> = {
  id: 'blasius',
  kind: 'tube friction',
  authors: 'Blasius',
  year: 1913,
  title: 'Turbulent flow in a smooth tube, power law, Darcy friction factor',
  inputs: [{ name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' }],
  validity: range,
  accuracy: 'about 3 %',
  source: 'Forschungsheft VDI 131 (1913)',
  evaluate: blasius,
}
