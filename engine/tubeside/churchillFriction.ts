import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'

/**
 * Darcy friction factor in a smooth or rough tube, laminar to turbulent in one formula.
 *
 * @param Re         Reynolds number on the inner diameter [-]
 * @param roughness  relative roughness e/D [-], 0 for a smooth tube
 * @returns Darcy friction factor [-]
 *
 * Valid for any Re; between 2 000 and 4 000 it bridges the two regimes and is only a guide.
 *
 * Source: S. W. Churchill, Chemical Engineering 84 (7 November 1977) 91-92.
 *
 * @example churchillFriction({ Re: 1e4, roughness: 0.001 }).value // 0.03269
 */
export function churchillFriction(input: { Re: number; roughness?: number }): Checked<number> {
  return { value: churchillFrictionHot(input.Re, input.roughness ?? 0), warnings: [] }
}

/** `churchillFriction` with a bare number. See there for inputs, result, range and source. */
export function churchillFrictionHot(Re: number, roughness: number): number {
  if (!(Re > 0 && roughness >= 0)) {
    throw new EngineError('not-positive', 'Re must be positive and roughness not negative', { Re, roughness })
  }
  const A = (2.457 * Math.log(1 / ((7 / Re) ** 0.9 + 0.27 * roughness))) ** 16
  const B = (37_530 / Re) ** 16
  return 8 * ((8 / Re) ** 12 + (A + B) ** -1.5) ** (1 / 12)
}

/** Descriptor for the registry. */
export const churchillFrictionCorrelation: Correlation<'Re' | 'roughness'> = {
  id: 'churchill',
  kind: 'tube friction',
  authors: 'Churchill',
  year: 1977,
  title: 'Laminar to turbulent flow in a smooth or rough tube, Darcy friction factor',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'roughness', unit: '-', meaning: 'relative roughness e/D', optional: true },
  ],
  validity: { roughness: [0, 0.05] },
  accuracy: 'within 3 % of Colebrook in turbulent flow',
  source: 'Chemical Engineering 84 (1977) 91-92',
  evaluate: churchillFriction,
}
