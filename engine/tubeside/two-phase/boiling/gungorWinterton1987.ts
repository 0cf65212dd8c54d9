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
>

/**
 * Coefficient of saturated boiling in a plain tube, by enhancement of the liquid flowing alone.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, latent heat, heat flux, whether horizontal (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid up to dry-out for water, refrigerants and ethylene glycol; stratified flow in horizontal tubes (Fr below
 * 0.05) by its factor.
 *
 * Source: K. E. Gungor, R. H. S. Winterton, Chem. Eng. Res. Des. 65 (1987) 148-156.
 */
export function gungorWinterton1987(input: Inputs): number {
  const x = inner(input.quality)
  const liquid = phaseAlone(
    input.massFlux * (1 - x),
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const Bo = input.heatFlux / (input.massFlux * input.latentHeat)
  const convection = 1.12 * (x / (1 - x)) ** 0.75 * (input.liquidDensity / input.vapourDensity) ** 0.41
  const Fr = liquidFroude(input)
  const stratified = input.horizontal && Fr < 0.05 ? Fr ** (0.1 - 2 * Fr) : 1
  return liquid * (1 + 3000 * Bo ** 0.86 + convection) * stratified
}

/** Descriptor for the registry. */
export const gungorWinterton1987Correlation = described<keyof Inputs>({
  id: 'gungor-winterton-1987',
  kind: 'boiling',
  authors: 'Gungor, Winterton',
  year: 1987,
  title: 'Boiling in a plain tube, by enhancement of the liquid alone',
  inputs: quantities(
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
  validity: { massFlux: [12, 8180], diameter: [2.95e-3, 32e-3], heatFlux: [350, 91_534_000], quality: [0, 0.9] },
  accuracy: 'mean deviation 19 % over 3,700 points',
  source: 'K. E. Gungor, R. H. S. Winterton, Chem. Eng. Res. Des. 65 (1987) 148-156.',
  formula: gungorWinterton1987,
})
