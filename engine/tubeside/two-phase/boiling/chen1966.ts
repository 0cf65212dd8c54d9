import { described } from '../described'
import { inner, martinelli, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'
import { forsterZuber } from './forsterZuber'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'vapourViscosity'
  | 'latentHeat'
  | 'surfaceTension'
  | 'saturationPressureDifference'
  | 'wallDifference'
>

/**
 * Coefficient of boiling in a vertical tube: convection enhanced by F, nucleate boiling suppressed by S.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, saturation pressure difference,
 * wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for water and organic liquids up to dry-out.
 *
 * Source: J. C. Chen, Ind. Eng. Chem. Process Des. Dev. 5 (1966) 322-329.
 */
export function chen1966(input: Inputs): number {
  const x = inner(input.quality)
  const liquid = phaseAlone(
    input.massFlux * (1 - x),
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const reciprocal = 1 / martinelli(input)
  const F = reciprocal > 0.1 ? 2.35 * (reciprocal + 0.213) ** 0.736 : 1
  const Re = (input.massFlux * (1 - x) * input.diameter) / input.liquidViscosity
  const S = 1 / (1 + 2.53e-6 * (Re * F ** 1.25) ** 1.17)
  return F * liquid + S * forsterZuber(input)
}

/** Descriptor for the registry. */
export const chen1966Correlation = described<keyof Inputs>({
  id: 'chen-1966',
  kind: 'boiling',
  authors: 'Chen',
  year: 1966,
  title: 'Boiling in a vertical tube, fitted factors',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'vapourViscosity',
    'latentHeat',
    'surfaceTension',
    'saturationPressureDifference',
    'wallDifference',
  ]),
  validity: {},
  accuracy: 'mean deviation 12 % of its own data',
  source: 'J. C. Chen, Ind. Eng. Chem. Process Des. Dev. 5 (1966) 322-329.',
  formula: chen1966,
})
