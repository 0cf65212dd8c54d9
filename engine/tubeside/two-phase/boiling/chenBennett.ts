import { described } from '../described'
import { gravity, inner, martinelli, phaseAlone } from '../groups'
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
 * Coefficient of boiling in a vertical tube by the method of Chen, changed for Prandtl numbers.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, saturation pressure difference,
 * wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for pure liquids and mixtures up to dry-out.
 *
 * Source: D. L. Bennett, J. C. Chen, AIChE J. 26 (1980) 454-461.
 */
export function chenBennett(input: Inputs): number {
  const x = inner(input.quality)
  const liquid = phaseAlone(
    input.massFlux * (1 - x),
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const { liquidConductivity: k } = input
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const F = ((Pr + 1) / 2) ** 0.444 * (1 + martinelli(input) ** -0.5) ** 1.78
  const layer = 0.041 * Math.sqrt(input.surfaceTension / (gravity * (input.liquidDensity - input.vapourDensity)))
  const depth = (F * liquid * layer) / k
  const S = -Math.expm1(-depth) / depth
  return S * forsterZuber(input) + F * liquid
}

/** Descriptor for the registry. */
export const chenBennettCorrelation = described<keyof Inputs>({
  id: 'chen-bennett',
  kind: 'boiling',
  authors: 'Bennett, Chen',
  year: 1980,
  title: 'Boiling in a vertical tube by Chen, changed for Prandtl numbers',
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
  source: 'D. L. Bennett, J. C. Chen, AIChE J. 26 (1980) 454-461.',
  formula: chenBennett,
})
