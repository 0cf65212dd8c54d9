import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'surfaceTension'
  | 'saturationPressureDifference',
  'heatFlux' | 'wallDifference'
>

/**
 * Coefficient of nucleate pool boiling from the growth of bubbles, by wall difference, or by heat flux where no wall
 * difference is given.
 *
 * @param input  liquid density, vapour density, liquid viscosity, liquid conductivity, liquid heat capacity, latent
 * heat, surface tension, saturation pressure difference, heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for nucleate boiling on copper.
 *
 * Source: H. K. Forster, N. Zuber, AIChE J. 1 (1955) 531-535.
 */
export function forsterZuber(input: Inputs): number {
  const { heatFlux, wallDifference } = input
  const liquid = input.liquidConductivity ** 0.79 * input.liquidHeatCapacity ** 0.45 * input.liquidDensity ** 0.49
  const bubble = Math.sqrt(input.surfaceTension) * input.liquidViscosity ** 0.29
  const vapour = (input.latentHeat * input.vapourDensity) ** 0.24
  const lead = (0.00122 * liquid * input.saturationPressureDifference ** 0.75) / (bubble * vapour)
  if (wallDifference !== undefined) return lead * wallDifference ** 0.24
  return (lead * (heatFlux ?? 0) ** 0.24) ** (1 / 1.24)
}

/** Descriptor for the registry. */
export const forsterZuberCorrelation = described<keyof Inputs>({
  id: 'forster-zuber',
  kind: 'nucleate boiling',
  authors: 'Forster, Zuber',
  year: 1955,
  title: 'Nucleate pool boiling by growth of bubbles',
  inputs: quantities(
    [
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'liquidConductivity',
      'liquidHeatCapacity',
      'latentHeat',
      'surfaceTension',
      'saturationPressureDifference',
    ],
    ['heatFlux', 'wallDifference'],
  ),
  validity: {},
  accuracy: 'within about 30 %',
  source: 'H. K. Forster, N. Zuber, AIChE J. 1 (1955) 531-535.',
  formula: forsterZuber,
  mayBeZero: ['saturationPressureDifference'],
})
