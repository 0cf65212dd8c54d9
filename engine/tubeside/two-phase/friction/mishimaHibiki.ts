import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { partGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of air and water in small vertical tubes.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for diameters 1 to 4 mm.
 *
 * Source: K. Mishima, T. Hibiki, Int. J. Multiphase Flow 22 (1996) 703-712.
 */
export function mishimaHibiki(input: Inputs): number {
  const x = inner(input.quality)
  const { liquid, vapour } = partGradients(input, x)
  const C = 21 * (1 - Math.exp(-319 * input.diameter))
  return liquid + C * Math.sqrt(liquid * vapour) + vapour
}

/** Descriptor for the registry. */
export const mishimaHibikiCorrelation = described<keyof Inputs>({
  id: 'mishima-hibiki',
  kind: 'two-phase friction',
  authors: 'Mishima, Hibiki',
  year: 1996,
  title: 'Frictional gradient in small vertical tubes',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: { diameter: [1e-3, 4e-3] },
  accuracy: 'mean deviation 12 %',
  source: 'K. Mishima, T. Hibiki, Int. J. Multiphase Flow 22 (1996) 703-712.',
  formula: mishimaHibiki,
})
