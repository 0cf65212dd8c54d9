import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { colebrook } from './colebrook'

const range = { Re: [4000, 1e8] } as const

/**
 * Darcy friction factor of turbulent flow in a smooth tube by the universal law of Prandtl, von Karman and Nikuradse.
 *
 * @param Re  Reynolds number on the inner diameter [-]
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow in smooth tubes: the limit of Colebrook at no roughness.
 *
 * Source: Prandtl, von Karman, Nikuradse, VDI Forschungsheft 356 (1932).
 */
export function prandtlVonKarman(input: { Re: number }): Checked<number> {
  const { Re } = input
  requireNumbers({ Re })
  const value = colebrook({ Re, roughness: 0 }).value
  return { value, warnings: outOfRange('prandtl-von-karman', { Re }, range) }
}

/** Descriptor for the registry. */
export const prandtlVonKarmanCorrelation: Correlation<'Re'> = {
  id: 'prandtl-von-karman',
  kind: 'tube friction',
  authors: 'Prandtl, von Karman, Nikuradse',
  year: 1932,
  title: 'Turbulent flow in a smooth tube, implicit law solved, Darcy friction factor',
  inputs: [{ name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' }],
  validity: range,
  accuracy: 'within 2 %',
  source: 'VDI Forschungsheft 356 (1932)',
  evaluate: prandtlVonKarman,
}
