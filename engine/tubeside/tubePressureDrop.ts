import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { churchillFriction } from './churchillFriction'

/** Roughness of drawn copper and brass tube [m]. */
export const drawnTubeRoughness = 1.5e-6

/** Loss coefficients, each based on the velocity in the named part [-]. */
export const lossCoefficients = {
  /** Sharp entry from the header into a tube, and exit from a tube into the header. */
  tubeEntry: 0.5,
  tubeExit: 1,
  /** Entry into and exit from a connection. */
  connectionEntry: 1,
  connectionExit: 0.5,
} as const

/**
 * Loss coefficient of a close return bend.
 *
 * @param relativeRoughness  roughness over inner diameter [-]
 * @returns K on the tube velocity [-]: 50 times the friction factor of fully rough flow
 *
 * Valid for turbulent flow in a 180 degree bend of close radius.
 *
 * Source: Crane Co., Flow of Fluids through Valves, Fittings and Pipe, Technical Paper 410.
 */
export function returnBendLoss(relativeRoughness: number): number {
  if (!(relativeRoughness >= 0))
    throw new EngineError('not-positive', 'roughness must not be negative', { relativeRoughness })
  // A perfectly smooth tube has no fully rough friction; the roughness of polished metal is used instead.
  const rough = 0.25 / Math.log10(Math.max(relativeRoughness, 1e-6) / 3.7) ** 2
  return 50 * rough
}

/** Descriptor for the registry. */
export const returnBendCorrelation: Correlation<'relativeRoughness'> = {
  id: 'return-bend',
  kind: 'fitting loss',
  authors: 'Crane',
  year: 1957,
  title: 'Close return bend of 180 degrees, loss coefficient',
  inputs: [{ name: 'relativeRoughness', unit: '-', meaning: 'roughness over inner diameter' }],
  validity: {},
  accuracy: 'about 20 %',
  source: 'Crane Co., Flow of Fluids through Valves, Fittings and Pipe, Technical Paper 410',
  evaluate: ({ relativeRoughness }) => ({ value: returnBendLoss(relativeRoughness), warnings: [] }),
}

/**
 * Wall correction of the friction factor of a liquid.
 *
 * @param input.viscosity      viscosity at the bulk temperature [Pa s]
 * @param input.wallViscosity  viscosity at the wall temperature [Pa s]
 * @param input.Re             Reynolds number [-]
 * @returns factor on the friction factor [-]: (mu_w/mu)^0.25 laminar, ^0.14 turbulent, and between them in transition
 *
 * Valid for liquids.
 *
 * Source: E. N. Sieder, G. E. Tate, Ind. Eng. Chem. 28 (1936) 1429-1435; W. M. Rohsenow, Handbook of Heat Transfer.
 */
export function wallViscosityFactor(input: { viscosity: number; wallViscosity: number; Re: number }): number {
  const share = Math.min(1, Math.max(0, (input.Re - 2300) / 1700))
  return (input.wallViscosity / input.viscosity) ** (0.25 - 0.11 * share)
}

/**
 * Friction along one header, whose flow decreases or increases evenly from end to end.
 *
 * @param input  total mass flow [kg/s], inside diameter, height and roughness [m], density [kg/m3], viscosity [Pa s]
 * @returns      pressure lost to its far end [Pa]: one third of the friction of the total flow
 *
 * Valid for single-phase flow from 0 upwards; at 0 the loss is 0.
 *
 * Source: friction S. W. Churchill (1977); integral of the square of a linearly varying flow.
 */
export function headerFriction(input: {
  massFlow: number
  insideDiameter: number
  height: number
  roughness: number
  density: number
  viscosity: number
}): number {
  const { massFlow, insideDiameter: D, height, density, viscosity } = input
  if (!(massFlow > 0)) return 0
  const flux = massFlow / ((Math.PI / 4) * D ** 2)
  const friction = churchillFriction({ Re: (flux * D) / viscosity, roughness: input.roughness / D }).value
  return (friction * height * flux ** 2) / (6 * D * density)
}

/** Inputs of the pressure drop of a circuited coil. SI units. */
export interface TubePressureInputs {
  massFlow: number
  feeds: number
  /** Tubes in series. */
  passes: number
  tubeLength: number
  insideDiameter: number
  roughness: number
  density: number
  viscosity: number
  wallViscosity: number
  headerInsideDiameter: number
  headerHeight: number
  connectionInsideDiameter: number
  /** Darcy friction factor in the tubes [-]; that of a plain tube where left out. */
  friction?: number
  /** Loss coefficient of a lead on each connection [-]. */
  leadLoss?: number
}

/**
 * Pressure drop of a liquid through a coil, by its parts.
 *
 * @param input  mass flow [kg/s], feeds and passes [-], lengths and diameters [m], density [kg/m3], viscosities [Pa s]
 * @returns pressure drop of the tubes, the return bends, the headers (entry and exit of the tubes, friction along both
 *          headers at one third of the full flow's loss) and the connections, and their sum [Pa]
 *
 * Valid for liquids; uneven distribution among the feeds is not included.
 *
 * Source: friction S. W. Churchill (1977); bends Crane Technical Paper 410; entry and exit I. E. Idelchik, Handbook of
 * Hydraulic Resistance.
 */
export function tubePressureDrop(input: TubePressureInputs): {
  tubes: number
  bends: number
  headers: number
  connections: number
  total: number
} {
  const { massFlow, feeds, passes, insideDiameter: D, density, viscosity } = input
  const head = (diameter: number, flow: number) => {
    const velocity = flow / (density * (Math.PI / 4) * diameter ** 2)
    return { Re: (density * velocity * diameter) / viscosity, dynamic: (density * velocity ** 2) / 2 }
  }
  const tube = head(D, massFlow / feeds)
  const connection = head(input.connectionInsideDiameter, massFlow)
  const friction = input.friction ?? churchillFriction({ Re: tube.Re, roughness: input.roughness / D }).value
  const factor = wallViscosityFactor({ ...input, Re: tube.Re })

  const tubes = ((friction * factor * passes * input.tubeLength) / D) * tube.dynamic
  const bends = Math.max(0, passes - 1) * returnBendLoss(input.roughness / D) * tube.dynamic
  const header = { ...input, insideDiameter: input.headerInsideDiameter, height: input.headerHeight }
  const headers = (lossCoefficients.tubeEntry + lossCoefficients.tubeExit) * tube.dynamic + 2 * headerFriction(header)
  const { connectionEntry, connectionExit } = lossCoefficients
  const connections = (connectionEntry + connectionExit + 2 * (input.leadLoss ?? 0)) * connection.dynamic
  return { tubes, bends, headers, connections, total: tubes + bends + headers + connections }
}
