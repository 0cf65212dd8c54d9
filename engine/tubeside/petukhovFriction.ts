import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [3e3, 5e6] } as const

/**
 * Darcy friction factor of turbulent flow in a smooth tube.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for 3 000 <= Re <= 5 000 000 in smooth tubes.
 *
 * Source: B. S. Petukhov, Advances in Heat Transfer 6 (1970) 503-564.
 *
 * @example petukhovFriction({ Re: 1e4 }).value // 0.03148
 */
export function petukhovFriction({ Re }: { Re: number }): Checked<number> {
  if (!(Re > 10)) throw new EngineError('not-positive', 'Re must be above 10', { Re })
  return { value: (0.79 * Math.log(Re) - 1.64) ** -2, warnings: outOfRange('petukhov-friction', { Re }, range) }
}

/** Descriptor for the registry. */
export const petukhovFrictionCorrelation: Correlation<'Re'> = {
  id: 'petukhov-friction',
  kind: 'tube friction',
  authors: 'Petukhov',
  year: 1970,
  title: 'Turbulent flow in a smooth tube, Darcy friction factor',
  inputs: [{ name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' }],
  validity: range,
  accuracy: 'about 2 %',
  source: 'Advances in Heat Transfer 6 (1970) 503-564',
  evaluate: petukhovFriction,
}
