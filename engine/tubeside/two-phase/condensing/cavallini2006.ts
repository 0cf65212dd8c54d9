import { described } from '../described'
import { gravity, inner, martinelli, phaseAlone } from '../groups'
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
> & { hydrocarbon?: number }

/** Smaller wall differences give the coefficient of this one [K]: the formula of the film grows without bound. */
const leastDifference = 0.1

/**
 * Coefficient of condensation in a horizontal plain tube, with or without influence of the wall difference.
 *
 * @param input  mass flux, quality, inside diameter, properties of the saturated phases, wall difference, SI;
 *               `hydrocarbon` 1 for hydrocarbons, 0 for other fluids
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for tubes above 3 mm. Above the transition of the vapour velocity the wall difference has no influence; below
 * it the value changes gradually to that of stratified flow.
 *
 * Source: A. Cavallini and co-workers, Heat Transfer Engineering 27 no. 8 (2006) 31-38; not compared with the paper
 * itself. The transition and the form without wall difference agree in two open transcriptions, the stratified form in
 * one.
 */
export function cavallini2006(input: Inputs): number {
  const { massFlux: G, diameter: D, liquidDensity, vapourDensity, liquidViscosity, vapourViscosity } = input
  const { liquidConductivity: k, liquidHeatCapacity, latentHeat, hydrocarbon = 0 } = input
  const x = inner(input.quality)
  const dT = Math.max(leastDifference, input.wallDifference)
  const all = phaseAlone(G, D, liquidViscosity, k, liquidHeatCapacity)
  const Pr = (liquidViscosity * liquidHeatCapacity) / k
  const ratio = liquidDensity / vapourDensity
  const annular =
    all *
    (1 +
      1.128 *
        x ** 0.817 *
        ratio ** 0.3685 *
        (liquidViscosity / vapourViscosity) ** 0.2363 *
        Math.max(0, 1 - vapourViscosity / liquidViscosity) ** 2.144 *
        Pr ** -0.1)
  const gap = liquidDensity - vapourDensity
  const J = (x * G) / Math.sqrt(gravity * D * vapourDensity * gap)
  const transition = transitionVelocity(martinelli(input), hydrocarbon)
  if (J > transition) return annular
  const film = ((k ** 3 * liquidDensity * gap * gravity * latentHeat) / (liquidViscosity * D * dT)) ** 0.25
  const stratified = (0.725 * film) / (1 + 0.741 * ((1 - x) / x) ** 0.3321) + (1 - x ** 0.087) * all
  return annular * (transition / J) ** 0.8 * (J / transition) + stratified * (1 - J / transition)
}

/** Refrigerants that condense like hydrocarbons, whose transition is at lower velocities. */
export const hydrocarbons: readonly string[] = ['R-170', 'R-290', 'R-600', 'R-600a', 'R-1270']

/** Dimensionless vapour velocity above which the wall difference has no influence [-]. */
function transitionVelocity(X: number, hydrocarbon: number): number {
  const limit = hydrocarbon > 0 ? 1.6 : 2.6
  return ((7.5 / (4.3 * X ** 1.111 + 1)) ** -3 + limit ** -3) ** (-1 / 3)
}

/** Descriptor for the registry. */
export const cavallini2006Correlation = described<keyof Inputs>({
  id: 'cavallini-2006',
  kind: 'condensing',
  authors: 'Cavallini, Del Col, Doretti, Matkovic, Rossetto, Zilio, Censi',
  year: 2006,
  title: 'Condensation in a horizontal plain tube, with or without influence of the wall difference',
  inputs: [
    ...quantities([
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
    { name: 'hydrocarbon', unit: '-', meaning: '1 for a hydrocarbon, 0 for other fluids', optional: true },
  ],
  validity: { massFlux: [18, 2240], diameter: [3.1e-3, 17e-3] },
  accuracy: 'mean deviation about 15 %',
  source: 'Heat Transfer Engineering 27 no. 8 (2006) 31-38',
  trust: 'verify',
  formula: cavallini2006,
  mayBeZero: ['wallDifference', 'hydrocarbon'],
})
