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
 * Coefficient of condensation in a horizontal plain tube by an equivalent Reynolds number.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for refrigerants at lower mass fluxes, up to about 200.
 *
 * Source: W. W. Akers, H. A. Deans, O. K. Crosser, Chem. Eng. Prog. Symp. Ser. 55 no. 29 (1959) 171-176.
 */
export function akers(input: Inputs): number {
  const { quality: x } = input
  const { liquidConductivity: k } = input
  const Pr = (input.liquidViscosity * input.liquidHeatCapacity) / k
  const equivalent = input.massFlux * (1 - x + x * Math.sqrt(input.liquidDensity / input.vapourDensity))
  const Re = (equivalent * input.diameter) / input.liquidViscosity
  const Nu = Re > 50_000 ? 0.0265 * Re ** 0.8 : 5.03 * Math.cbrt(Re)
  return (Nu * Math.cbrt(Pr) * k) / input.diameter
}

/** Descriptor for the registry. */
export const akersCorrelation = described<keyof Inputs>({
  id: 'akers',
  kind: 'condensing',
  authors: 'Akers, Deans, Crosser',
  year: 1959,
  title: 'Condensation by an equivalent Reynolds number',
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
  accuracy: 'mean deviation 25 %',
  source: 'W. W. Akers, H. A. Deans, O. K. Crosser, Chem. Eng. Prog. Symp. Ser. 55 no. 29 (1959) 171-176.',
  formula: akers,
})
