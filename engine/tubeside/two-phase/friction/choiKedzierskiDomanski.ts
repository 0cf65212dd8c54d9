import { described } from '../described'
import { gravity, mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'
import { rifledAreas } from '../rifled'

const names = [
  'massFlux',
  'quality',
  'diameter',
  'liquidDensity',
  'vapourDensity',
  'liquidViscosity',
  'heatFlux',
] as const
const ribs = ['fins', 'finHeight', 'helixAngle', 'apexAngle'] as const
type Inputs = Given<(typeof names)[number], (typeof ribs)[number]>

/** Lower limit of the boiling group: without heat flux the formula would have no friction. */
const leastHeatGroup = 1

/**
 * Frictional gradient of refrigerants and oil in plain and micro-fin tubes; for the latter based on their actual
 * cross-section and hydraulic diameter.
 *
 * @param input  mass flux and inside diameter as of a plain tube of the root diameter, quality, liquid density, vapour
 *               density, liquid viscosity, heat flux on the plain area; number of fins, fin height, helix angle, apex
 *               angle where there are any (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for evaporating and condensing refrigerants; without heat its boiling group is limited to 1.
 *
 * Source: J. Y. Choi, M. A. Kedzierski, P. A. Domanski, NISTIR 6333 (1999).
 */
export function choiKedzierskiDomanski(input: Inputs): number {
  const { quality: x, diameter } = input
  // Change of quality over length times latent heat over gravity: for the heat flux of a round tube.
  const K = Math.max(leastHeatGroup, (4 * input.heatFlux) / (input.massFlux * diameter * gravity))
  const { narrowing, D } = passage(input)
  const G = input.massFlux * narrowing
  const Re = (G * D) / input.liquidViscosity
  const friction = 0.00506 * Re ** -0.0951 * K ** 0.1554
  return (2 * friction * G * G) / (D * mixedDensity(x, input.liquidDensity, input.vapourDensity))
}

/** Ratio of the cross-section of the plain tube to that with fins [-], and hydraulic diameter [m]. */
function passage({ diameter, fins = 0, finHeight = 0, helixAngle = 0, apexAngle = 0 }: Inputs) {
  if (!(fins > 0 && finHeight > 0)) return { narrowing: 1, D: diameter }
  const { flow, hydraulicDiameter } = rifledAreas({ diameter, fins, finHeight, helixAngle, apexAngle })
  return { narrowing: ((Math.PI / 4) * diameter ** 2) / flow, D: hydraulicDiameter }
}

/** Descriptor for the registry. */
export const choiKedzierskiDomanskiCorrelation = described<keyof Inputs>({
  id: 'choi-kedzierski-domanski',
  kind: 'two-phase friction',
  authors: 'Choi, Kedzierski, Domanski',
  year: 1999,
  title: 'Frictional gradient in plain and micro-fin tubes by the heat taken up',
  inputs: quantities([...names], [...ribs]),
  validity: {},
  accuracy: 'mean deviation 11 % of its own data',
  source: 'J. Y. Choi, M. A. Kedzierski, P. A. Domanski, NISTIR 6333 (1999).',
  formula: choiKedzierskiDomanski,
  mayBeZero: ['fins', 'finHeight', 'apexAngle'],
})
