import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'latentHeat'
  | 'surfaceTension',
  'heatFlux' | 'wallDifference'
>

/**
 * Coefficient of boiling in small channels by boiling, Bond and Reynolds number.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, latent heat, surface tension, heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for hydraulic diameters 0.16 to 3.1 mm.
 *
 * Source: W. Li, Z. Wu, Int. J. Heat Mass Transfer 53 (2010) 1778-1787.
 */
export function liWu(input: Inputs): number {
  const { massFlux: G, diameter: D, latentHeat, heatFlux, wallDifference = 0 } = input
  const x = inner(input.quality)
  const Re = (G * (1 - x) * D) / input.liquidViscosity
  const Bond = (gravity * (input.liquidDensity - input.vapourDensity) * D * D) / input.surfaceTension
  const lead = (334 * (Bond * Re ** 0.36) ** 0.4 * input.liquidConductivity) / D
  if (heatFlux !== undefined) return lead * (heatFlux / (G * latentHeat)) ** 0.3
  return (lead * (wallDifference / (G * latentHeat)) ** 0.3) ** (1 / 0.7)
}

/** Descriptor for the registry. */
export const liWuCorrelation = described<keyof Inputs>({
  id: 'li-wu',
  kind: 'boiling',
  authors: 'Li, Wu',
  year: 2010,
  title: 'Boiling in small channels by Bond number',
  inputs: quantities(
    [
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'liquidConductivity',
      'latentHeat',
      'surfaceTension',
    ],
    ['heatFlux', 'wallDifference'],
  ),
  validity: { diameter: [1.6e-4, 3.1e-3] },
  accuracy: '85 % of 3,744 points within 50 %',
  source: 'W. Li, Z. Wu, Int. J. Heat Mass Transfer 53 (2010) 1778-1787.',
  formula: liWu,
})
