import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction with the slip ratio of critical flow.
 *
 * @param input  quality, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: H. Fauske, Heat Transfer and Fluid Mechanics Institute (1961) 79-89.
 */
export function fauske(input: Inputs): number {
  const x = inner(input.quality)
  return 1 / (1 + ((1 - x) / x) * Math.sqrt(input.vapourDensity / input.liquidDensity))
}

/** Descriptor for the registry. */
export const fauskeCorrelation = described<keyof Inputs>({
  id: 'fauske',
  kind: 'void fraction',
  authors: 'Fauske',
  year: 1961,
  title: 'Void fraction at critical flow',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'H. Fauske, Heat Transfer and Fluid Mechanics Institute (1961) 79-89.',
  formula: fauske,
})
