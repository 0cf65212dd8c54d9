import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow, explicit after Chen.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Chen, Ind. Eng. Chem. Fundam. 18 (1979) 296-297.
 */
export function chen(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const inner = roughness ** 1.1098 / 2.8257 + (7.149 / Re) ** 0.8981
  const value = (-2 * Math.log10(roughness / 3.7065 - (5.0452 / Re) * Math.log10(inner))) ** -2
  return { value, warnings: outOfRange('chen-friction', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const chenCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'chen-friction',
  kind: 'tube friction',
  authors: 'Chen',
  year: 1979,
  title: 'Turbulent flow in a rough tube, explicit form, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'within 0.5 % of Colebrook',
  source: 'Ind. Eng. Chem. Fundam. 18 (1979) 296-297',
  evaluate: chen,
}
