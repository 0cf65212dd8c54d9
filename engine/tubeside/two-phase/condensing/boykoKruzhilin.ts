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
 * Coefficient of condensation of steam in a tube.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for fast steam: at quality 0 it is that of the liquid.
 *
 * Source: L. D. Boyko, G. N. Kruzhilin, Int. J. Heat Mass Transfer 10 (1967) 361-373.
 */
export function boykoKruzhilin(input: Inputs): number {
  const { quality: x, liquidConductivity: k, diameter: D } = input
  const Re = (input.massFlux * D) / input.liquidViscosity
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const all = (0.021 * k * Re ** 0.8 * Pr ** 0.43) / D
  return all * Math.sqrt(1 + x * (input.liquidDensity / input.vapourDensity - 1))
}

/** Descriptor for the registry. */
export const boykoKruzhilinCorrelation = described<keyof Inputs>({
  id: 'boyko-kruzhilin',
  kind: 'condensing',
  authors: 'Boyko, Kruzhilin',
  year: 1967,
  title: 'Condensation of steam in tubes',
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
  accuracy: 'within about 25 %',
  source: 'L. D. Boyko, G. N. Kruzhilin, Int. J. Heat Mass Transfer 10 (1967) 361-373.',
  formula: boykoKruzhilin,
})
