import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'

/**
 * Mean Nusselt number of laminar flow that develops in a short tube, with the viscosity at the wall.
 *
 * @param Gz              Graetz number, Re Pr D / L [-]
 * @param viscosityRatio  viscosity at bulk over viscosity at wall temperature [-]; 1 if left out
 * @returns Nusselt number [-], with a warning where it falls below the 3.66 of a long tube
 *
 * Valid where the result exceeds 3.66; below, the tube is too long for it.
 *
 * Source: E. N. Sieder, G. E. Tate, Ind. Eng. Chem. 28 (1936) 1429-1435.
 */
export function siederTateLaminar(input: { Gz: number; viscosityRatio?: number }): Checked<number> {
  const { Gz, viscosityRatio = 1 } = input
  if (!(Gz > 0 && viscosityRatio > 0)) {
    throw new EngineError('not-positive', 'Gz and viscosity ratio must be positive', { Gz, viscosityRatio })
  }
  const value = 1.86 * Gz ** (1 / 3) * viscosityRatio ** 0.14
  const warnings =
    value < 3.66
      ? [
          {
            code: 'out-of-range',
            severity: 'warning' as const,
            message: `sieder-tate-laminar: ${value.toFixed(2)} is below the 3.66 of a long tube.`,
            input: 'Gz',
            value: Gz,
          },
        ]
      : []
  return { value, warnings }
}

/** Descriptor for the registry. */
export const siederTateLaminarCorrelation: Correlation<'Gz' | 'viscosityRatio'> = {
  id: 'sieder-tate-laminar',
  kind: 'tube heat transfer',
  authors: 'Sieder, Tate',
  year: 1936,
  title: 'Laminar flow developing in a short tube',
  inputs: [
    { name: 'Gz', unit: '-', meaning: 'Graetz number, Re Pr D / L' },
    { name: 'viscosityRatio', unit: '-', meaning: 'bulk over wall viscosity', optional: true },
  ],
  validity: { Gz: [7.6, 1e5] },
  accuracy: 'about 20 %',
  source: 'Ind. Eng. Chem. 28 (1936) 1429-1435',
  evaluate: siederTateLaminar,
}
