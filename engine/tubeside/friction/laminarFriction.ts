import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [1, 2300] } as const

/**
 * Darcy friction factor of developed laminar flow in a round tube.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid below Re 2 300.
 *
 * Source: Hagen, Poiseuille, Comptes Rendus 11 (1840) 961.
 */
export function laminarFriction(input: { Re: number }): Checked<number> {
  const { Re } = input
  requireNumbers({ Re })
  const value = 64 / Re
  return { value, warnings: outOfRange('laminar-friction', { Re }, range) }
}

/** Descriptor for the registry. */
export const laminarFrictionCorrelation: Correlation<'Re'> = {
  id: 'laminar-friction',
  kind: 'tube friction',
  authors: 'Hagen, Poiseuille',
  year: 1840,
  title: 'Developed laminar flow in a round tube, Darcy friction factor',
  inputs: [{ name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' }],
  validity: range,
  accuracy: 'exact',
  source: 'Comptes Rendus 11 (1840) 961',
  evaluate: laminarFriction,
}
