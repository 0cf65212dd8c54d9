import { described } from '../described'
import { mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity', 'roughness'>

/**
 * Pressure drop of a close return bend: 50 times the fully rough friction factor, with the homogeneous density.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, roughness (optional), SI
 * @returns      pressure drop of one bend [Pa]
 *
 * Valid for any quality.
 *
 * Source: Crane Co., Technical Paper 410, with the homogeneous density.
 */
export function homogeneousBend(input: Inputs): number {
  const { massFlux: G, diameter, roughness = 1.5e-6 } = input
  const rough = 0.25 / Math.log10(Math.max(roughness / diameter, 1e-6) / 3.7) ** 2
  return (50 * rough * G * G) / (2 * mixedDensity(input.quality, input.liquidDensity, input.vapourDensity))
}

/** Descriptor for the registry. */
export const homogeneousBendCorrelation = described<keyof Inputs>({
  id: 'homogeneous-bend',
  kind: 'two-phase friction',
  authors: 'Crane',
  year: 1957,
  title: 'Return bends: loss on the mixed density',
  inputs: quantities(['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity'], ['roughness']),
  validity: {},
  accuracy: 'a plain guide',
  source: 'Crane Co., Technical Paper 410, on the mixed density.',
  formula: homogeneousBend,
})
