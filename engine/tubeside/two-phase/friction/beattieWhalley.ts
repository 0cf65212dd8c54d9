import { described } from '../described'
import { type Given, quantities } from '../quantities'
import { homogeneous } from '../void/homogeneous'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Viscosity of a two-phase mixture, from bubbly to annular flow.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      viscosity of the mixture [Pa s]
 *
 * Valid for any quality: at 0 and 1 it is that of the phase.
 *
 * Source: D. R. H. Beattie, P. B. Whalley, Int. J. Multiphase Flow 8 (1982) 83-87.
 */
export function beattieWhalley(input: Inputs): number {
  const { quality: x, liquidViscosity, vapourViscosity } = input
  const share = x <= 0 ? 0 : x >= 1 ? 1 : homogeneous(input)
  return liquidViscosity * (1 - share) * (1 + 2.5 * share) + vapourViscosity * share
}

/** Descriptor for the registry. */
export const beattieWhalleyCorrelation = described<keyof Inputs>({
  id: 'beattie-whalley-viscosity',
  kind: 'two-phase viscosity',
  authors: 'Beattie, Whalley',
  year: 1982,
  title: 'Viscosity of the mixture by flow pattern',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'a convention, not a property',
  source: 'D. R. H. Beattie, P. B. Whalley, Int. J. Multiphase Flow 8 (1982) 83-87.',
  formula: beattieWhalley,
})
