import { described } from '../described'
import { liquidFroude, phaseAlone } from '../groups'
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
  | 'pressure'
  | 'criticalPressure'
  | 'molarMass',
  'heatFlux' | 'wallDifference' | 'horizontal'
>

/**
 * Coefficient of boiling in a plain tube, as the root of the sum of the squares of an enhanced convective and a
 * suppressed nucleate part.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, pressure, critical pressure, molar mass, heat flux (optional), wall difference
 * (optional), whether horizontal (optional), SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid up to dry-out; by heat flux, or by wall difference where no flux is given.
 *
 * Source: Z. Liu, R. H. S. Winterton, Int. J. Heat Mass Transfer 34 (1991) 2759-2766.
 */
export function liuWinterton(input: Inputs): number {
  const { quality: x, pressure, criticalPressure, molarMass, heatFlux, wallDifference } = input
  const all = phaseAlone(
    input.massFlux,
    input.diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / input.liquidConductivity
  const Re = (input.massFlux * input.diameter) / input.liquidViscosity
  let F = (1 + x * Pr * (input.liquidDensity / input.vapourDensity - 1)) ** 0.35
  let S = 1 / (1 + 0.055 * F ** 0.1 * Re ** 0.16)
  const Fr = liquidFroude(input)
  if (input.horizontal && Fr < 0.05) {
    F *= Fr ** (0.1 - 2 * Fr)
    S *= Math.sqrt(Fr)
  }
  return Math.hypot(F * all, S * cooper({ pressure, criticalPressure, molarMass, heatFlux, wallDifference }))
}

/** Descriptor for the registry. */
export const liuWintertonCorrelation = described<keyof Inputs>({
  id: 'liu-winterton',
  kind: 'boiling',
  authors: 'Liu, Winterton',
  year: 1991,
  title: 'Boiling in a plain tube, convective and nucleate parts by squares',
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
      'pressure',
      'criticalPressure',
      'molarMass',
    ],
    ['heatFlux', 'wallDifference', 'horizontal'],
  ),
  validity: { massFlux: [12.4, 8179], diameter: [2.95e-3, 32e-3], quality: [0, 0.95] },
  accuracy: 'mean deviation 20 %',
  source: 'Z. Liu, R. H. S. Winterton, Int. J. Heat Mass Transfer 34 (1991) 2759-2766.',
  formula: liuWinterton,
})
