import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type Checked, outOfRange } from '../warnings'

const range = { Re: [1e4, 1e6], Pr: [0.7, 16_700] } as const

/**
 * Nusselt number of turbulent flow in a tube, with the viscosity at the wall.
 *
 * @param Re              Reynolds number on the inner diameter [-]
 * @param Pr              Prandtl number at the bulk temperature [-]
 * @param viscosityRatio  viscosity at bulk over viscosity at wall temperature [-]; 1 if left out
 * @returns Nusselt number [-], with a warning outside the fitted range
 *
 * Valid for Re above 10 000 and 0.7 <= Pr <= 16 700.
 *
 * Source: E. N. Sieder, G. E. Tate, Ind. Eng. Chem. 28 (1936) 1429-1435.
 */
export function siederTate(input: { Re: number; Pr: number; viscosityRatio?: number }): Checked<number> {
  const { Re, Pr, viscosityRatio = 1 } = input
  if (!(Re > 0 && Pr > 0 && viscosityRatio > 0)) {
    throw new EngineError('not-positive', 'Re, Pr and viscosity ratio must be positive', { Re, Pr, viscosityRatio })
  }
  return {
    value: 0.027 * Re ** 0.8 * Pr ** (1 / 3) * viscosityRatio ** 0.14,
    warnings: outOfRange('sieder-tate', { Re, Pr }, range),
  }
}

/** Descriptor for the registry. */
export const siederTateCorrelation: Correlation<'Re' | 'Pr' | 'viscosityRatio'> = {
  id: 'sieder-tate',
  kind: 'tube heat transfer',
  authors: 'Sieder, Tate',
  year: 1936,
  title: 'Turbulent flow in a tube with wall viscosity',
  inputs: [
    { name: 'Re', unit: '-', meaning: 'Reynolds number on the inner diameter' },
    { name: 'Pr', unit: '-', meaning: 'Prandtl number at the bulk temperature' },
    { name: 'viscosityRatio', unit: '-', meaning: 'bulk over wall viscosity', optional: true },
  ],
  validity: range,
  accuracy: 'about 20 %',
  source: 'Ind. Eng. Chem. 28 (1936) 1429-1435',
  evaluate: siederTate,
}
