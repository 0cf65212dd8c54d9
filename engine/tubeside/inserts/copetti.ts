import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { gnielinski } from '../gnielinski'
import { requireNumbers } from '../requireNumbers'
import { copettiFriction } from './copettiFriction'

const range = { Re: [2e3, 2e4], Pr: [3, 10] } as const

/**
 * Nusselt number in one micro-fin tube of 8.96 mm: the form of Gnielinski with the friction of that tube.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @param Pr  Prandtl number at the bulk temperature [-]
 * @returns Nusselt number on the inner diameter and the area of the plain tube [-], with a warning outside the fitted
 * range
 *
 * Valid for that tube above Re 1 000; never below the laminar 3.66.
 *
 * Source: Copetti, Macagnan, de Souza, Oliveski, Int. J. Refrigeration 27 (2004) 876-883.
 */
export function copetti(input: { Re: number; Pr: number }): Checked<number> {
  const { Re, Pr } = input
  requireNumbers({ Re, Pr })
  const value = Math.max(3.66, gnielinski({ Re, Pr, friction: copettiFriction({ Re }).value }).value)
  return { value, warnings: outOfRange('copetti', { Re, Pr }, range) }
}

/** Descriptor for the registry. */
export const copettiCorrelation: Correlation<'Re' | 'Pr'> = {
  id: 'copetti',
  kind: 'tube heat transfer',
  authors: 'Copetti, Macagnan, de Souza, Oliveski',
  year: 2004,
  title: 'One micro-fin tube of 8.96 mm, form of Gnielinski',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
  ],
  validity: range,
  accuracy: 'about 15 % on that tube',
  source: 'Int. J. Refrigeration 27 (2004) 876-883',
  trust: 'verify',
  evaluate: copetti,
}
