import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'liquidViscosity' | 'latentHeat' | 'surfaceTension',
  'heatFlux' | 'wallDifference'
>

/**
 * Coefficient of boiling of R-410A in small channels.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, liquid viscosity, latent heat, surface tension,
 * heat flux (optional), wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for hydraulic diameters 1.36 and 1.44 mm, up to dry-out; towards quality 1 it grows without bound, so that the
 * quality is limited.
 *
 * Source: R. Yun, J. H. Heo, Y. Kim, Int. J. Refrigeration 29 (2006) 92-100, with its erratum 30 (2007) 1468.
 */
export function yunHeoKim(input: Inputs): number {
  const { massFlux: G, diameter: D, latentHeat, heatFlux, wallDifference = 0 } = input
  const x = inner(input.quality)
  const Re = (G * (1 - x) * D) / input.liquidViscosity
  const We = (G * G * D) / (input.liquidDensity * input.surfaceTension)
  const lead = 136_876 * We ** 0.1993 * Re ** -0.1626
  if (heatFlux !== undefined) return lead * (heatFlux / (G * latentHeat)) ** 0.1993
  return (lead * (wallDifference / (G * latentHeat)) ** 0.1993) ** (1 / 0.8007)
}

/** Descriptor for the registry. */
export const yunHeoKimCorrelation = described<keyof Inputs>({
  id: 'yun-heo-kim',
  kind: 'boiling',
  authors: 'Yun, Heo, Kim',
  year: 2006,
  title: 'Boiling of R-410A in small channels',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'liquidViscosity', 'latentHeat', 'surfaceTension'],
    ['heatFlux', 'wallDifference'],
  ),
  validity: {},
  accuracy: 'mean deviation 20 % of its own data',
  source: 'R. Yun, J. H. Heo, Y. Kim, Int. J. Refrigeration 29 (2006) 92-100, with its erratum 30 (2007) 1468.',
  formula: yunHeoKim,
})
