import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction of homogeneous flow: both phases have the same velocity.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: definition, both phases at one velocity.
 */
export function homogeneous(input: Inputs): number {
  const x = inner(input.quality)
  return 1 / (1 + ((1 - x) / x) * (input.vapourDensity / input.liquidDensity))
}

/** Descriptor for the registry. */
export const homogeneousCorrelation = described<keyof Inputs>({
  id: 'homogeneous-void',
  kind: 'void fraction',
  authors: '(definition)',
  year: 1960,
  title: 'Void fraction without slip',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'upper bound of the void fraction',
  source: 'definition, both phases at one velocity.',
  formula: homogeneous,
})
