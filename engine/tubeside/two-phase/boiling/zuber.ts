import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'liquidDensity' | 'vapourDensity' | 'latentHeat' | 'surfaceTension'> & { shapeFactor?: number }

/**
 * Critical heat flux of pool boiling on a plate or other shape.
 *
 * @param input  liquid density, vapour density, latent heat, surface tension; `shapeFactor` factor of the shape, 0.18
 * if left out; 0.131 as first derived, 0.149 for large plates [-], SI
 * @returns      critical heat flux [W/m2]
 *
 * Valid for saturated pool boiling.
 *
 * Source: N. Zuber, Trans. ASME 80 (1958) 711-720.
 */
export function zuber(input: Inputs): number {
  const { liquidDensity, vapourDensity, latentHeat, surfaceTension, shapeFactor = 0.18 } = input
  const lift = (gravity * surfaceTension * (liquidDensity - vapourDensity)) ** 0.25
  return shapeFactor * latentHeat * Math.sqrt(vapourDensity) * lift
}

/** Descriptor for the registry. */
export const zuberCorrelation = described<keyof Inputs>({
  id: 'zuber-critical-flux',
  kind: 'nucleate boiling',
  authors: 'Zuber',
  year: 1958,
  title: 'Critical heat flux of pool boiling',
  inputs: [
    ...quantities(['liquidDensity', 'vapourDensity', 'latentHeat', 'surfaceTension']),
    {
      name: 'shapeFactor',
      unit: '-',
      meaning: 'factor of the shape, 0.18 if left out; 0.131 as first derived, 0.149 for large plates',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'within about 20 %',
  source: 'N. Zuber, Trans. ASME 80 (1958) 711-720.',
  formula: zuber,
})
