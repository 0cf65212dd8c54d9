import { described } from '../described'
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
>

/**
 * Coefficient of condensation in annular flow by an equivalent Reynolds number.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for annular flow, Re of the liquid 5 000 to 500 000.
 *
 * Source: A. Cavallini, J. R. Smith, R. Zecchin, 6th Int. Heat Transfer Conf., Tokyo (1974) 309-313.
 */
export function cavalliniZecchin(input: Inputs): number {
  const { quality: x } = input
  const { liquidConductivity: k } = input
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const equivalent = input.massFlux * (1 - x + x * Math.sqrt(input.liquidDensity / input.vapourDensity))
  const Re = (equivalent * input.diameter) / input.liquidViscosity
  return (0.05 * Re ** 0.8 * Pr ** 0.33 * k) / input.diameter
}

/** Descriptor for the registry. */
export const cavalliniZecchinCorrelation = described<keyof Inputs>({
  id: 'cavallini-zecchin',
  kind: 'condensing',
  authors: 'Cavallini, Smith, Zecchin',
  year: 1974,
  title: 'Condensation in annular flow by an equivalent Reynolds number',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'liquidConductivity',
    'liquidHeatCapacity',
  ]),
  validity: {},
  accuracy: 'mean deviation 20 %',
  source: 'A. Cavallini, J. R. Smith, R. Zecchin, 6th Int. Heat Transfer Conf., Tokyo (1974) 309-313.',
  formula: cavalliniZecchin,
})
