import { described } from '../described'
import { gravity, mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'heatFlux'
>

/** Below this the boiling group is held: without heat flux the form would have no friction. */
const leastHeatGroup = 1

/**
 * Frictional gradient of refrigerants and oil in plain and micro-fin tubes; for the latter with the hydraulic
 * diameter.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, heat flux, SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for evaporating and condensing refrigerants; without heat its boiling group is held at 1.
 *
 * Source: J. Y. Choi, M. A. Kedzierski, P. A. Domanski, NISTIR 6333 (1999).
 */
export function choiKedzierskiDomanski(input: Inputs): number {
  const { massFlux: G, quality: x, diameter: D } = input
  const Re = (G * D) / input.liquidViscosity
  // Change of quality over length times latent heat over gravity: for the heat flux of a round tube.
  const K = Math.max(leastHeatGroup, (4 * input.heatFlux) / (G * D * gravity))
  const friction = 0.00506 * Re ** -0.0951 * K ** 0.1554
  return (2 * friction * G * G) / (D * mixedDensity(x, input.liquidDensity, input.vapourDensity))
}

/** Descriptor for the registry. */
export const choiKedzierskiDomanskiCorrelation = described<keyof Inputs>({
  id: 'choi-kedzierski-domanski',
  kind: 'two-phase friction',
  authors: 'Choi, Kedzierski, Domanski',
  year: 1999,
  title: 'Frictional gradient in plain and micro-fin tubes by the heat taken up',
  inputs: quantities([
    'massFlux',
    'quality',
    'diameter',
    'liquidDensity',
    'vapourDensity',
    'liquidViscosity',
    'heatFlux',
  ]),
  validity: {},
  accuracy: 'mean deviation 11 % of its own data',
  source: 'J. Y. Choi, M. A. Kedzierski, P. A. Domanski, NISTIR 6333 (1999).',
  formula: choiKedzierskiDomanski,
})
