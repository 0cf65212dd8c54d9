import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow, explicit after Serghides in two steps.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Serghides, Chemical Engineering 91 (1984) 63-64, the two-step form.
 */
export function serghides(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const A = -2 * Math.log10(roughness / 3.7 + 12 / Re)
  const B = -2 * Math.log10(roughness / 3.7 + (2.51 * A) / Re)
  const value = (4.781 - (A - 4.781) ** 2 / (B - 2 * A + 4.781)) ** -2
  return { value, warnings: outOfRange('serghides', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const serghidesCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'serghides',
  kind: 'tube friction',
  authors: 'Serghides',
  year: 1984,
  title: 'Turbulent flow in a rough tube, explicit form, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'within 0.4 % of Colebrook',
  source: 'Chemical Engineering 91 (1984) 63-64, the two-step form',
  evaluate: serghides,
}
