import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'surfaceTension',
  'heatFlux' | 'wallDifference'
> & { surfaceFactor?: number; prandtlPower?: number }

/**
 * Coefficient of nucleate pool boiling by a factor of fluid and surface.
 *
 * @param input  liquid density, vapour density, liquid viscosity, liquid conductivity, liquid heat capacity, latent
 * heat, surface tension, heat flux (optional), wall difference (optional); `surfaceFactor` factor of fluid and
 * surface, 0.013 if left out [-]; `prandtlPower` power of the Prandtl number, 1 for water, 1.7 if left out [-], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for nucleate boiling on copper.
 *
 * Source: W. M. Rohsenow, technical report 5, MIT (1951); Trans. ASME 74 (1952) 969-976.
 */
export function rohsenow(input: Inputs): number {
  const { liquidViscosity: mu, latentHeat, liquidHeatCapacity: cp, heatFlux, wallDifference = 0 } = input
  const { surfaceFactor = 0.013, prandtlPower = 1.7 } = input
  const Pr = (cp * mu) / input.liquidConductivity
  const lift = Math.sqrt((gravity * (input.liquidDensity - input.vapourDensity)) / input.surfaceTension)
  const lead = mu * latentHeat * lift * (cp / (surfaceFactor * latentHeat * Pr ** prandtlPower)) ** 3
  return heatFlux !== undefined ? Math.cbrt(lead) * heatFlux ** (2 / 3) : lead * wallDifference ** 2
}

/** Descriptor for the registry. */
export const rohsenowCorrelation = described<keyof Inputs>({
  id: 'rohsenow',
  kind: 'nucleate boiling',
  authors: 'Rohsenow',
  year: 1951,
  title: 'Nucleate pool boiling by fluid and surface',
  inputs: [
    ...quantities(
      [
        'liquidDensity',
        'vapourDensity',
        'liquidViscosity',
        'liquidConductivity',
        'liquidHeatCapacity',
        'latentHeat',
        'surfaceTension',
      ],
      ['heatFlux', 'wallDifference'],
    ),
    { name: 'surfaceFactor', unit: '-', meaning: 'factor of fluid and surface, 0.013 if left out', optional: true },
    {
      name: 'prandtlPower',
      unit: '-',
      meaning: 'power of the Prandtl number, 1 for water, 1.7 if left out',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'heat flux within a factor of two',
  source: 'W. M. Rohsenow, technical report 5, MIT (1951)',
  formula: rohsenow,
})
