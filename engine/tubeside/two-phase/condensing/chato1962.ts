import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'vapourViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'wallDifference'
>

/**
 * Coefficient of condensation in a horizontal tube where the condensate falls to the bottom and drains off.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, liquid conductivity, liquid heat capacity, latent heat, wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for Reynolds numbers of the entering vapour below 35 000.
 *
 * Source: J. C. Chato, ASHRAE J. 4 no. 2 (1962) 52-60.
 */
export function chato1962(input: Inputs): number {
  const { diameter: D, liquidDensity, vapourDensity, liquidViscosity, liquidConductivity: k } = input
  const dT = Math.max(0.1, input.wallDifference)
  const heat = input.latentHeat + 0.375 * input.liquidHeatCapacity * dT
  const weight = gravity * liquidDensity * (liquidDensity - vapourDensity)
  return 0.555 * ((weight * k ** 3 * heat) / (liquidViscosity * D * dT)) ** 0.25
}

/** Descriptor for the registry. */
export const chato1962Correlation = described<keyof Inputs>({
  id: 'chato-1962',
  kind: 'condensing',
  authors: 'Chato',
  year: 1962,
  title: 'Condensation in a horizontal tube at low vapor flow',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'vapourViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
    'latentHeat',
    'wallDifference',
  ]),
  validity: { Re: [0, 35_000] },
  accuracy: 'within about 15 %',
  source: 'J. C. Chato, ASHRAE J. 4 no. 2 (1962) 52-60.',
  formula: chato1962,
  groups: ({ massFlux, quality, diameter, vapourViscosity }) => ({
    Re: (massFlux * quality * diameter) / vapourViscosity,
  }),
})
