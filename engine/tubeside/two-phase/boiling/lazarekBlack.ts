import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'diameter' | 'liquidViscosity' | 'liquidConductivity' | 'latentHeat',
  'heatFlux' | 'wallDifference'
>

/**
 * Coefficient of saturated boiling of R-113 in small vertical tubes, whatever the quality.
 *
 * @param input  mass flux, inside diameter, liquid viscosity, liquid conductivity, latent heat, heat flux (optional),
 * wall difference (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for tubes of about 3 mm, Re 860 to 5 500; without heat flux or wall difference it is 0.
 *
 * Source: G. M. Lazarek, S. H. Black, Int. J. Heat Mass Transfer 25 (1982) 945-960.
 */
export function lazarekBlack(input: Inputs): number {
  const { massFlux: G, diameter: D, latentHeat, heatFlux, wallDifference = 0 } = input
  const Re = (G * D) / input.liquidViscosity
  const lead = (30 * Re ** 0.857 * input.liquidConductivity) / D
  if (heatFlux !== undefined) return lead * (heatFlux / (G * latentHeat)) ** 0.714
  // With the heat flux written as coefficient times difference, the coefficient is explicit.
  return (lead * (wallDifference / (G * latentHeat)) ** 0.714) ** (1 / 0.286)
}

/** Descriptor for the registry. */
export const lazarekBlackCorrelation = described<keyof Inputs>({
  id: 'lazarek-black',
  kind: 'boiling',
  authors: 'Lazarek, Black',
  year: 1982,
  title: 'Boiling in small vertical tubes',
  inputs: quantities(
    ['massFlux', 'diameter', 'liquidViscosity', 'liquidConductivity', 'latentHeat'],
    ['heatFlux', 'wallDifference'],
  ),
  validity: {},
  accuracy: 'mean deviation 15 % of its own data',
  source: 'G. M. Lazarek, S. H. Black, Int. J. Heat Mass Transfer 25 (1982) 945-960.',
  formula: lazarekBlack,
})
