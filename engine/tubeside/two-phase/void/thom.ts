import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Void fraction fitted to boiling water.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: J. R. S. Thom, Int. J. Heat Mass Transfer 7 (1964) 709-724.
 */
export function thom(input: Inputs): number {
  const x = inner(input.quality)
  const viscosities = input.liquidViscosity / input.vapourViscosity
  return 1 / (1 + ((1 - x) / x) * (input.vapourDensity / input.liquidDensity) ** 0.89 * viscosities ** 0.18)
}

/** Descriptor for the registry. */
export const thomCorrelation = described<keyof Inputs>({
  id: 'thom',
  kind: 'void fraction',
  authors: 'Thom',
  year: 1964,
  title: 'Void fraction of boiling water',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'J. R. S. Thom, Int. J. Heat Mass Transfer 7 (1964) 709-724.',
  formula: thom,
})
