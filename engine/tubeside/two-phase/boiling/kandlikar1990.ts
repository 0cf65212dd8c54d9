import { described } from '../described'
import { inner, liquidFroude, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'heatFlux',
  'horizontal'
> & { fluidFactor?: number }

/**
 * Coefficient of saturated boiling in a plain tube, the larger of a convective and a nucleate form.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, latent heat, heat flux, whether horizontal (optional); `fluidFactor` factor of
 * the fluid on copper, 1.5 if left out [-], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid up to a quality of 0.8; the factor by fluid is 1 for water and stainless tubes, 1.63 for R-134a, 2.2 for
 * R-22, 3.3 for R-32.
 *
 * Source: S. G. Kandlikar, J. Heat Transfer 112 (1990) 219-228.
 */
export function kandlikar1990(input: Inputs): number {
  const x = inner(input.quality)
  const liquid = phaseAlone(
    input.massFlux * (1 - x),
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const Bo = input.heatFlux / (input.massFlux * input.latentHeat)
  const Co = ((1 - x) / x) ** 0.8 * Math.sqrt(input.vapourDensity / input.liquidDensity)
  const Fr = liquidFroude(input)
  const stratified = input.horizontal && Fr < 0.04 ? (25 * Fr) ** 0.3 : 1
  const boiling = Bo ** 0.7 * (input.fluidFactor ?? 1.5)
  const convective = 1.136 * Co ** -0.9 * stratified + 667.2 * boiling
  const nucleate = 0.6683 * Co ** -0.2 * stratified + 1058 * boiling
  return liquid * Math.max(convective, nucleate)
}

/** Factors of the fluids that have one; those of R-32, R-141b and R-124 are not compared with their sources. */
export const kandlikarFactors: Readonly<Record<string, number>> = {
  Water: 1,
  'R-718': 1,
  'R-11': 1.3,
  'R-12': 1.5,
  'R-114': 1.24,
  'R-22': 2.2,
  'R-152a': 1.1,
  'R-134a': 1.63,
  'R-32': 3.3,
  'R-141b': 1.8,
  'R-124': 1,
}

/** Descriptor for the registry. */
export const kandlikar1990Correlation = described<keyof Inputs>({
  id: 'kandlikar-1990',
  kind: 'boiling',
  authors: 'Kandlikar',
  year: 1990,
  title: 'Boiling in a plain tube, the larger of a convective and a nucleate form',
  inputs: [
    ...quantities(
      [
        'massFlux',
        'quality',
        'diameter',
        'liquidDensity',
        'vapourDensity',
        'liquidViscosity',
        'liquidConductivity',
        'liquidHeatCapacity',
        'latentHeat',
        'heatFlux',
      ],
      ['horizontal'],
    ),
    { name: 'fluidFactor', unit: '-', meaning: 'factor of the fluid on copper, 1.5 if left out', optional: true },
  ],
  validity: { massFlux: [13, 8179], diameter: [4e-3, 32e-3], quality: [0, 0.8] },
  accuracy: 'mean deviation 16 % for water, 19 % for refrigerants',
  source: 'S. G. Kandlikar, J. Heat Transfer 112 (1990) 219-228.',
  formula: kandlikar1990,
})
