import { described } from '../described'
import { gravity, inner, phaseAlone } from '../groups'
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
  | 'vapourViscosity'
  | 'latentHeat'
  | 'surfaceTension'
  | 'wallDifference'
>

/**
 * Coefficient of condensation in a plain horizontal tube by the shear of the vapour on the film.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, liquid
 * conductivity, liquid heat capacity, vapour viscosity, latent heat, surface tension, wall difference, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for annular flow, dimensionless vapour velocity above 2.5; below it, between that and a stratified value.
 *
 * Source: A. Cavallini and co-workers, HVAC&R Research 8 (2002) 443-467; below a vapour velocity of 2.5 simplified.
 */
export function cavallini2002(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity } = input
  const x = inner(input.quality)
  const J = (x * G) / Math.sqrt(gravity * D * vapourDensity * (liquidDensity - vapourDensity))
  const film = shear(input, x)
  if (J >= 2.5) return film
  // Below that velocity the vapour no longer carries the film: a transition to the laminar film by gravity and the
  // liquid below it.
  const at = (2.5 * Math.sqrt(gravity * D * vapourDensity * (liquidDensity - vapourDensity))) / x
  const carried = shear({ ...input, massFlux: at }, x)
  return carried * (J / 2.5) + (1 - J / 2.5) * lying(input, x)
}

function shear(input: Inputs, x: number): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, liquidViscosity, vapourViscosity } = input
  const factor = (Re: number) => (Re > 2000 ? 0.046 * Re ** -0.2 : 16 / Re)
  const liquidFriction = factor((G * D) / liquidViscosity)
  const vapourFriction = factor((G * D) / vapourViscosity)
  const densities = liquidDensity / vapourDensity
  const viscosities = vapourViscosity / liquidViscosity
  const E = (1 - x) ** 2 + (x * x * densities * vapourFriction) / liquidFriction
  const H = densities ** 0.3278 * viscosities ** -1.181 * Math.max(0, 1 - viscosities) ** 3.477
  const We = (G * G * D) / (vapourDensity * input.surfaceTension)
  const square = E + (1.262 * x ** 0.6978 * H) / We ** 0.1458
  const stress = (square * liquidFriction * G * G) / (2 * liquidDensity)

  const Re = (G * (1 - x) * D) / liquidViscosity
  const depth = Re <= 1145 ? Math.sqrt(Re / 2) : 0.0504 * Re ** 0.875
  const Pr = (liquidViscosity * input.liquidHeatCapacity) / input.liquidConductivity
  const T = temperatureAcross(depth, Pr)
  return (liquidDensity * input.liquidHeatCapacity * Math.sqrt(stress / liquidDensity)) / T
}

/** Dimensionless temperature across the film. */
function temperatureAcross(depth: number, Pr: number): number {
  if (depth <= 5) return Math.max(1e-6, depth) * Pr
  if (depth <= 30) return 5 * (Pr + Math.log(1 + Pr * (depth / 5 - 1)))
  return 5 * (Pr + Math.log(1 + 5 * Pr) + 0.495 * Math.log(depth / 30))
}

/** Coefficient of a stratified film with liquid at the bottom. */
function lying(input: Inputs, x: number): number {
  const { diameter: D, liquidDensity, vapourDensity, liquidViscosity, liquidConductivity: k } = input
  const gap = liquidDensity - vapourDensity
  const dT = Math.max(0.1, input.wallDifference)
  const film = ((k ** 3 * liquidDensity * gap * gravity * input.latentHeat) / (liquidViscosity * D * dT)) ** 0.25
  const flow = input.massFlux * (1 - x)
  const pool = phaseAlone(flow, D, liquidViscosity, k, input.liquidHeatCapacity)
  const voidFraction = x / (x + (1 - x) * (vapourDensity / liquidDensity) ** 0.66)
  const dry = Math.acos(Math.max(-1, Math.min(1, 2 * voidFraction - 1)))
  const top = 0.725 / (1 + 0.82 * ((1 - x) / x) ** 0.268)
  return top * film + pool * (dry / Math.PI)
}

/** Descriptor for the registry. */
export const cavallini2002Correlation = described<keyof Inputs>({
  id: 'cavallini-2002',
  kind: 'condensing',
  authors: 'Cavallini, Censi, Del Col, Doretti, Longo, Rossetto',
  year: 2002,
  title: 'Condensation by shear of the vapor',
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
    'surfaceTension',
    'wallDifference',
  ]),
  validity: { massFlux: [100, 800], diameter: [3.1e-3, 21.4e-3] },
  accuracy: 'mean deviation 13 % of its own data',
  source: 'A. Cavallini and co-workers, HVAC&R Research 8 (2002) 443-467',
  formula: cavallini2002,
})
