import { described } from '../described'
import { gravity, inner, liquidFroude, martinelli } from '../groups'
import { type Given, quantities } from '../quantities'
import { zivi } from '../void/zivi'

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
  | 'wallDifference'
>

/**
 * Coefficient of condensation in a horizontal tube, annular or wavy-stratified, with a continuous transition.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for refrigerants in tubes of 3 to 7 mm, mass flux 25 to 800.
 *
 * Source: M. K. Dobson, J. C. Chato, J. Heat Transfer 120 (1998) 193-213.
 */
export function dobsonChato(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidViscosity: mu, liquidConductivity: k } = input
  const x = inner(input.quality)
  const Pr = (mu * input.liquidHeatCapacity) / k
  const Re = (G * (1 - x) * D) / mu
  const X = martinelli(input)
  const annular = 0.023 * Re ** 0.8 * Pr ** 0.4 * (1 + 2.22 / X ** 0.89)
  const { liquidDensity, vapourDensity } = input
  const Ga = (gravity * liquidDensity * (liquidDensity - vapourDensity) * D ** 3) / mu ** 2
  const lead = Re <= 1250 ? 0.025 * Re ** 1.59 : 1.26 * Re ** 1.04
  const Fr = (lead * ((1 + 1.09 * X ** 0.039) / X) ** 1.5) / Math.sqrt(Ga)
  // Between both patterns linear in the Froude number, so that there is no step.
  const share = G >= 500 ? 1 : Math.min(1, Math.max(0, (Fr - 7) / 13))
  const Nu = share === 1 ? annular : share * annular + (1 - share) * wavy(input, x, X, Re, Pr, Ga)
  return (Nu * k) / D
}

/** Nusselt number of wavy and stratified flow: film at the top, convection in the pool. */
function wavy(input: Inputs, x: number, X: number, Re: number, Pr: number, Ga: number): number {
  const { massFlux: G, diameter: D } = input
  const all = (G * D) / input.vapourViscosity
  const Ja = Math.max(1e-6, (input.liquidHeatCapacity * input.wallDifference) / input.latentHeat)
  const film = ((0.23 * all ** 0.12) / (1 + 1.11 * X ** 0.58)) * ((Ga * Pr) / Ja) ** 0.25
  const Fr = liquidFroude(input)
  const [c1, c2] = Fr <= 0.7 ? [4.172 + 5.48 * Fr - 1.564 * Fr * Fr, 1.773 - 0.169 * Fr] : [7.242, 1.655]
  const pool = 0.0195 * Re ** 0.8 * Pr ** 0.4 * Math.sqrt(1.376 + c1 / X ** c2)
  const lying = Math.acos(2 * zivi({ ...input, quality: x }) - 1) / Math.PI
  return film + lying * pool
}

/** Descriptor for the registry. */
export const dobsonChatoCorrelation = described<keyof Inputs>({
  id: 'dobson-chato',
  kind: 'condensing',
  authors: 'Dobson, Chato',
  year: 1998,
  title: 'Condensation in a horizontal tube, annular and wavy',
  inputs: quantities([
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
    'wallDifference',
  ]),
  validity: { massFlux: [25, 800], diameter: [3e-3, 7.1e-3] },
  accuracy: 'mean deviation about 15 %',
  source: 'M. K. Dobson, J. C. Chato, J. Heat Transfer 120 (1998) 193-213.',
  formula: dobsonChato,
})
