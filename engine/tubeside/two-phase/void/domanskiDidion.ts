import { described } from '../described'
import { martinelli } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Void fraction by the Martinelli parameter.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality above about 0.002, with a step at a Martinelli parameter of 10; below quality 1e-3 it is
 * negative.
 *
 * Source: P. A. Domanski, D. A. Didion, NBS Building Science Series 155 (1983).
 */
export function domanskiDidion(input: Inputs): number {
  const X = martinelli(input)
  return X < 10 ? (1 + X ** 0.8) ** -0.378 : 0.823 - 0.157 * Math.log(X)
}

/** Descriptor for the registry. */
export const domanskiDidionCorrelation = described<keyof Inputs>({
  id: 'domanski-didion',
  kind: 'void fraction',
  authors: 'Domanski, Didion',
  year: 1983,
  title: 'Void fraction by the Martinelli parameter',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'P. A. Domanski, D. A. Didion, NBS Building Science Series 155 (1983).',
  formula: domanskiDidion,
})
