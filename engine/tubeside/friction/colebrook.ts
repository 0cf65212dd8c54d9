import type { Correlation } from '../../correlation'
import { type Checked, outOfRange } from '../../warnings'
import { requireNumbers } from '../requireNumbers'

const range = { Re: [4000, 1e8], roughness: [0, 0.05] } as const

/**
 * Darcy friction factor of turbulent flow by the implicit law of Colebrook, solved to full precision.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-]; may be left out
 * @returns Darcy friction factor [-], with a warning outside the fitted range
 *
 * Valid in turbulent flow, Re above 4 000.
 *
 * Source: Colebrook, J. Inst. Civ. Eng. 11 (1939) 133-156.
 *
 * @example colebrook({ Re: 1e5, roughness: 1e-4 }).value // 0.01852
 */
export function colebrook(input: { Re: number; roughness?: number }): Checked<number> {
  const { Re, roughness = 0 } = input
  requireNumbers({ Re, roughness }, ['roughness'])
  const slip = 2.51 / Re
  let root = -1.8 * Math.log10((roughness / 3.7) ** 1.11 + 6.9 / Re)
  // Newton's method from a start within 2 %: three steps give full precision, the others are for Re far below the
  // range.
  for (let step = 0; step < 8; step++) {
    const inside = roughness / 3.7 + slip * root
    root -= (root + 2 * Math.log10(inside)) / (1 + (2 * slip) / (Math.LN10 * inside))
  }
  const value = 1 / root ** 2
  return { value, warnings: outOfRange('colebrook', { Re, roughness }, range) }
}

/** Descriptor for the registry. */
export const colebrookCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'colebrook',
  kind: 'tube friction',
  authors: 'Colebrook',
  year: 1939,
  title: 'Turbulent flow in a rough tube, implicit law solved, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: range,
  accuracy: 'the reference of the explicit forms',
  source: 'J. Inst. Civ. Eng. 11 (1939) 133-156',
  evaluate: colebrook,
}
