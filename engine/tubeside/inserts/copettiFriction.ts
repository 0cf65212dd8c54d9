import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [2e3, 2e4] } as const

/**
 * Darcy friction factor in one micro-fin tube of 8.96 mm.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for that tube alone.
 *
 * Source: Copetti, Macagnan, de Souza, Oliveski, Int. J. Refrigeration 27 (2004) 876-883.
 */
export function copettiFriction(input: { Re: number }): Checked<number> {
  const { Re } = input
  requireNumbers({ Re })
  const value = 0.014 * Re ** 0.12
  return { value, warnings: outOfRange('copetti-friction', { Re }, range) }
}

/** Descriptor for the registry. */
export const copettiFrictionCorrelation: Correlation<'Re'> = {
  id: 'copetti-friction',
  kind: 'tube friction',
  authors: 'Copetti, Macagnan, de Souza, Oliveski',
  year: 2004,
  title: 'One micro-fin tube of 8.96 mm, Darcy friction factor',
  inputs: [{ name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' }],
  validity: range,
  accuracy: 'about 10 % on that tube',
  source: 'Int. J. Refrigeration 27 (2004) 876-883',
  trust: 'verify',
  evaluate: copettiFriction,
}
