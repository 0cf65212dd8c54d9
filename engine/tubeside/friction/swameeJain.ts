import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow, explicit after Swamee and Jain.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Swamee, Jain, J. Hydraulics Div. ASCE 102 (1976) 657-664.
 */
export function swameeJain(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const value = (-2 * Math.log10((6.97 / Re) ** 0.9 + roughness / 3.7)) ** -2
  return { value, warnings: outOfRange('swamee-jain', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const swameeJainCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'swamee-jain',
  kind: 'tube friction',
  authors: 'Swamee, Jain',
  year: 1976,
  title: 'Turbulent flow in a rough tube, explicit form, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'within 3 % of Colebrook',
  source: 'J. Hydraulics Div. ASCE 102 (1976) 657-664',
  evaluate: swameeJain,
}
