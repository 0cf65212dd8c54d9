import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow, explicit after Haaland.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Haaland, J. Fluids Eng. 105 (1983) 89-90.
 */
export function haaland(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const value = (-1.8 * Math.log10((roughness / 3.7) ** 1.11 + 6.9 / Re)) ** -2
  return { value, warnings: outOfRange('haaland', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const haalandCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'haaland',
  kind: 'tube friction',
  authors: 'Haaland',
  year: 1983,
  title: 'Turbulent flow in a rough tube, explicit form, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'within 2 % of Colebrook',
  source: 'J. Fluids Eng. 105 (1983) 89-90',
  evaluate: haaland,
}
