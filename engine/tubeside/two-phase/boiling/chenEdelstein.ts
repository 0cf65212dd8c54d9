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
 * Coefficient of boiling in a tube by the method of Chen, its charts as equations.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, saturation pressure difference,
 * wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for water and organic liquids up to dry-out.
 *
 * Source: S. Edelstein, A. J. Perez, J. C. Chen, AIChE J. 30 (1984) 840-841.
 */
export function chenEdelstein(input: Inputs): number {
  const x = inner(input.quality)
  const liquid = phaseAlone(
    input.massFlux * (1 - x),
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const F = (1 + martinelli(input) ** -0.5) ** 1.78
  const Re = (input.massFlux * (1 - x) * input.diameter) / input.liquidViscosity
  const S = 0.9622 - 0.5822 * Math.atan((Re * F ** 1.25) / 61_800)
  return S * forsterZuber(input) + F * liquid
}

/** Descriptor for the registry. */
export const chenEdelsteinCorrelation = described<keyof Inputs>({
  id: 'chen-edelstein',
  kind: 'boiling',
  authors: 'Chen; Edelstein, Perez, Chen',
  year: 1984,
  title: 'Boiling in a tube by Chen, with analytic factors',
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
  accuracy: 'mean deviation 20 to 30 %',
  source: 'S. Edelstein, A. J. Perez, J. C. Chen, AIChE J. 30 (1984) 840-841.',
  formula: chenEdelstein,
})
