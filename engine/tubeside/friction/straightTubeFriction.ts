import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'
import { colebrook } from './colebrook'

/** Reynolds number below which turbulence decays. */
export const laminarEnd = 2040

const range = { roughness: [0, 0.05] } as const

/**
 * Darcy friction factor in a straight tube: laminar below Re 2 040, Colebrook above.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid for any Re; it has a step at 2 040, where turbulence begins to sustain itself, so that solvers use Churchill's
 * formula.
 *
 * Source: laminar G. Hagen and J. L. M. Poiseuille; turbulent C. F. Colebrook, J. Inst. Civ. Eng. 11 (1939); the limit
 * K. Avila et al., Science 333 (2011) 192.
 */
export function straightTubeFriction(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const value = Re < laminarEnd ? 64 / Re : colebrook({ Re, roughness }).value
  return { value, warnings: outOfRange('straight-tube-friction', { roughness }, range) }
}

/** Descriptor for the registry. */
export const straightTubeFrictionCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'straight-tube-friction',
  kind: 'tube friction',
  authors: 'Poiseuille; Colebrook',
  year: 1939,
  title: 'Straight tube, laminar below Re 2 040 and Colebrook above, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'about 3 %; a step where the flow turns',
  source: 'J. Inst. Civ. Eng. 11 (1939) 133-156',
  evaluate: straightTubeFriction,
}
