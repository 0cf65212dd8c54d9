import { described } from '../described'
import { mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'
import { mcAdams } from './mcAdams'
import { gradientOf } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of two phases as one homogeneous fluid.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality: at 0 and 1 it is the single-phase gradient.
 *
 * Source: W. H. McAdams and co-workers, Trans. ASME 64 (1942) 193-200.
 */
export function homogeneousFriction(input: Inputs): number {
  const density = mixedDensity(input.quality, input.liquidDensity, input.vapourDensity)
  return gradientOf(input.massFlux, density, mcAdams(input), input)
}

/** Descriptor for the registry. */
export const homogeneousFrictionCorrelation = described<keyof Inputs>({
  id: 'homogeneous-friction',
  kind: 'two-phase friction',
  authors: 'McAdams',
  year: 1942,
  title: 'Frictional gradient of phases mixed without slip',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: {},
  accuracy: 'reads low, by 20 to 50 % in annular flow',
  source: 'W. H. McAdams and co-workers, Trans. ASME 64 (1942) 193-200.',
  formula: homogeneousFriction,
})
