import { described } from '../described'
import { mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Viscosity of a two-phase mixture from the square roots of the kinematic viscosities.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      viscosity of the mixture [Pa s]
 *
 * Valid for any quality: at 0 and 1 it is that of the phase.
 *
 * Source: M. Fourar, S. Bories, Int. J. Multiphase Flow 21 (1995) 621-637.
 */
export function fourarBories(input: Inputs): number {
  const { quality: x, liquidDensity, vapourDensity, liquidViscosity, vapourViscosity } = input
  const vapour = Math.sqrt((x * vapourViscosity) / vapourDensity)
  const liquid = Math.sqrt(((1 - x) * liquidViscosity) / liquidDensity)
  return mixedDensity(x, liquidDensity, vapourDensity) * (vapour + liquid) ** 2
}

/** Descriptor for the registry. */
export const fourarBoriesCorrelation = described<keyof Inputs>({
  id: 'fourar-bories-viscosity',
  kind: 'two-phase viscosity',
  authors: 'Fourar, Bories',
  year: 1995,
  title: 'Viscosity of the mixture by kinematic viscosities',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'a convention, not a property',
  source: 'M. Fourar, S. Bories, Int. J. Multiphase Flow 21 (1995) 621-637.',
  formula: fourarBories,
})
