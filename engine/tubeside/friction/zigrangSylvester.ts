import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow, explicit after Zigrang and Sylvester in three steps.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Zigrang, Sylvester, AIChE J. 28 (1982) 514-515.
 */
export function zigrangSylvester(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const step = (A: number) => Math.log10(roughness / 3.7 - (5.02 / Re) * A)
  const start = Math.log10(roughness / 3.7 + 13 / Re)
  const value = (-2 * step(step(start))) ** -2
  return { value, warnings: outOfRange('zigrang-sylvester', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const zigrangSylvesterCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'zigrang-sylvester',
  kind: 'tube friction',
  authors: 'Zigrang, Sylvester',
  year: 1982,
  title: 'Turbulent flow in a rough tube, explicit form, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'within 0.2 % of Colebrook',
  source: 'AIChE J. 28 (1982) 514-515',
  evaluate: zigrangSylvester,
}
