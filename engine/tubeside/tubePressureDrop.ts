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

/** The fluid at one of the places of a circuit. SI units. */
export interface TubeState {
  /** Of the length of the tubes, in proportion to the others. */
  share: number
  density: number
  viscosity: number
  wallViscosity: number
  /** Darcy friction factor [-]; that of a plain tube where left out. */
  friction?: number
}

/** Inputs of the pressure drop in the tubes of a circuited coil. SI units. */
export interface TubePressureInputs {
  massFlow: number
  feeds: number
  /** Tubes in series. */
  passes: number
  tubeLength: number
  insideDiameter: number
  roughness: number
  states: readonly TubeState[]
}

/**
 * Pressure lost by friction in the tubes and return bends of a coil.
 *
 * @param input  mass flow [kg/s], feeds and passes [-], lengths and diameter [m], the fluid along the tubes: densities
 *               [kg/m3], viscosities [Pa s]
 * @returns pressure drop of the tubes and of the return bends [Pa]
 *
 * Valid for liquids and for gases that lose little of their pressure; uneven distribution among the feeds is not
 * included.
 *
 * Source: friction S. W. Churchill (1977); bends Crane Technical Paper 410.
 */
export function tubePressureDrop(input: TubePressureInputs): { tubes: number; bends: number } {
  const { massFlow, feeds, passes, insideDiameter: D, states } = input
  const flux = massFlow / feeds / ((Math.PI / 4) * D ** 2)
  const relative = input.roughness / D
  const whole = states.reduce((sum, { share }) => sum + share, 0)
  let [friction, volume] = [0, 0]
  for (const { share, density, viscosity, wallViscosity, friction: own } of states) {
    const Re = (flux * D) / viscosity
    const plain = own ?? churchillFriction({ Re, roughness: relative }).value
    friction += ((share / whole) * plain * wallViscosityFactor({ viscosity, wallViscosity, Re })) / density
    volume += share / whole / density
  }
  return {
    tubes: ((friction * passes * input.tubeLength) / D) * (flux ** 2 / 2),
    bends: Math.max(0, passes - 1) * returnBendLoss(relative) * volume * (flux ** 2 / 2),
  }
}
