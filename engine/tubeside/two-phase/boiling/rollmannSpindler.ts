import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'heatFlux'
>

/**
 * Coefficient of boiling of R-407C and R-410A in a micro-fin tube.
 *
 * @param input  mass flux, quality, inside diameter, liquid viscosity, liquid conductivity, liquid heat capacity,
 * latent heat, heat flux, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for R-407C and R-410A in a tube of 8.95 mm, mass flux 25 to 300, heat flux 1 to 20 kW/m2; Prandtl numbers
 * above 2.3.
 *
 * Source: P. Rollmann, K. Spindler, Int. J. Thermal Sci. 103 (2016) 57-66.
 */
export function rollmannSpindler(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidConductivity: k } = input
  const x = inner(input.quality)
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const Re = (G * D) / input.liquidViscosity
  // Below exp(-12.17) the logarithm would make the coefficient negative.
  const Bo = Math.max(6e-6, input.heatFlux / (G * input.latentHeat))
  const C = 0.71 - 3.7 / Pr ** 2
  const Nu = 1.2 * C * Re ** (2 / 3) * (Math.log(Bo) + 12.17) * x ** C
  return Math.max(3.66, Nu) * (k / D)
}

/** Descriptor for the registry. */
export const rollmannSpindlerCorrelation = described<keyof Inputs>({
  id: 'rollmann-spindler',
  kind: 'boiling',
  authors: 'Rollmann, Spindler',
  year: 2016,
  title: 'Boiling of R-407C and R-410A in a micro-fin tube',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'latentHeat',
    'heatFlux',
  ]),
  validity: { massFlux: [25, 300], heatFlux: [1000, 20_000] },
  accuracy: 'mean deviation 10 % of its own data',
  source: 'P. Rollmann, K. Spindler, Int. J. Thermal Sci. 103 (2016) 57-66.',
  trust: 'verify',
  formula: rollmannSpindler,
})
