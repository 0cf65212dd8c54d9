import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction by minimum entropy production.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: S. M. Zivi, J. Heat Transfer 86 (1964) 247-251.
 */
export function zivi(input: Inputs): number {
  const x = inner(input.quality)
  return 1 / (1 + ((1 - x) / x) * (input.vapourDensity / input.liquidDensity) ** (2 / 3))
}

/** Descriptor for the registry. */
export const ziviCorrelation = described<keyof Inputs>({
  id: 'zivi',
  kind: 'void fraction',
  authors: 'Zivi',
  year: 1964,
  title: 'Void fraction of least entropy production',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'lower bound of the void fraction in annular flow',
  source: 'S. M. Zivi, J. Heat Transfer 86 (1964) 247-251.',
  formula: zivi,
})
