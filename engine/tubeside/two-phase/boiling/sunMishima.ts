import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
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
 * Coefficient of boiling in small channels, whatever the quality.
 *
 * @param input  mass flux, inside diameter, liquid density, vapour density, liquid viscosity, liquid conductivity,
 * latent heat, surface tension, heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for hydraulic diameters 0.21 to 6.05 mm.
 *
 * Source: L. Sun, K. Mishima, Int. J. Heat Mass Transfer 52 (2009) 5323-5329.
 */
export function sunMishima(input: Inputs): number {
  const { massFlux: G, diameter: D, latentHeat, heatFlux, wallDifference = 0 } = input
  const Re = (G * D) / input.liquidViscosity
  const We = (G * G * D) / (input.liquidDensity * input.surfaceTension)
  const densities = input.liquidDensity / input.vapourDensity
  const lead = (6 * Re ** 1.05 * input.liquidConductivity) / (We ** 0.191 * densities ** 0.142 * D)
  if (heatFlux !== undefined) return lead * (heatFlux / (G * latentHeat)) ** 0.54
  return (lead * (wallDifference / (G * latentHeat)) ** 0.54) ** (1 / 0.46)
}

/** Descriptor for the registry. */
export const sunMishimaCorrelation = described<keyof Inputs>({
  id: 'sun-mishima',
  kind: 'boiling',
  authors: 'Sun, Mishima',
  year: 2009,
  title: 'Boiling in small channels by Weber number',
  inputs: quantities(
    [
      'massFlux',
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
  validity: { diameter: [2.1e-4, 6.05e-3] },
  accuracy: 'mean deviation 31 % over 2,501 points',
  source: 'L. Sun, K. Mishima, Int. J. Heat Mass Transfer 52 (2009) 5323-5329.',
  formula: sunMishima,
})
