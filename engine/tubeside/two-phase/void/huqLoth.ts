import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction of annular flow by minimum entropy production.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: R. Huq, J. L. Loth, J. Thermophysics 6 (1992) 139-144.
 */
export function huqLoth(input: Inputs): number {
  const { quality: x } = input
  const root = Math.sqrt(1 + 4 * x * (1 - x) * (input.liquidDensity / input.vapourDensity - 1))
  return Math.max(0, 1 - (2 * (1 - x) ** 2) / Math.max(1e-12, 1 - 2 * x + root))
}

/** Descriptor for the registry. */
export const huqLothCorrelation = described<keyof Inputs>({
  id: 'huq-loth',
  kind: 'void fraction',
  authors: 'Huq, Loth',
  year: 1992,
  title: 'Void fraction of least entropy production in annular flow',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'R. Huq, J. L. Loth, J. Thermophysics 6 (1992) 139-144.',
  formula: huqLoth,
})
