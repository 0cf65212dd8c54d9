import { described } from '../described'
import { inner, liquidFroude, martinelli, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'
import { cooper } from './cooper'

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
  | 'pressure'
  | 'criticalPressure'
  | 'molarMass'
  | 'heatFlux',
  'horizontal'
>

/**
 * Coefficient of saturated boiling in a plain tube, as an enhanced convective and a suppressed nucleate part.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, pressure, critical pressure, molar mass, heat
 * flux, whether horizontal (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid up to dry-out for water, refrigerants and ethylene glycol.
 *
 * Source: K. E. Gungor, R. H. S. Winterton, Int. J. Heat Mass Transfer 29 (1986) 351-358.
 */
export function gungorWinterton1986(input: Inputs): number {
  const { massFlux: G, heatFlux } = input
  const x = inner(input.quality)
  const liquid = phaseAlone(
    input.massFlux * (1 - x),
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const Bo = heatFlux / (G * input.latentHeat)
  const Re = (G * (1 - x) * input.diameter) / input.liquidViscosity
  let E = 1 + 24_000 * Bo ** 1.16 + 1.37 * martinelli(input) ** -0.86
  let S = 1 / (1 + 1.15e-6 * E * E * Re ** 1.17)
  const Fr = liquidFroude(input)
  if (input.horizontal && Fr < 0.05) {
    E *= Fr ** (0.1 - 2 * Fr)
    S *= Math.sqrt(Fr)
  }
  const { pressure, criticalPressure, molarMass } = input
  return E * liquid + S * cooper({ pressure, criticalPressure, molarMass, heatFlux })
}

/** Descriptor for the registry. */
export const gungorWinterton1986Correlation = described<keyof Inputs>({
  id: 'gungor-winterton-1986',
  kind: 'boiling',
  authors: 'Gungor, Winterton',
  year: 1986,
  title: 'Boiling in a plain tube, convective and nucleate parts',
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
      'vapourViscosity',
      'latentHeat',
      'pressure',
      'criticalPressure',
      'molarMass',
      'heatFlux',
    ],
    ['horizontal'],
  ),
  validity: { massFlux: [12, 61_518], diameter: [2.95e-3, 32e-3], quality: [0, 0.9] },
  accuracy: 'mean deviation 21 %',
  source: 'K. E. Gungor, R. H. S. Winterton, Int. J. Heat Mass Transfer 29 (1986) 351-358.',
  formula: gungorWinterton1986,
})
