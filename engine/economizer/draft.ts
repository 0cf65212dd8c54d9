/** What a chimney draws, with gas as hot as it comes and as cold as an economizer leaves it. */
import type { Combustion } from '../combustion'
import { requireWithin } from '../errors'
import { churchillFriction } from '../tubeside'
import type { GasStream } from './stage'

/** A chimney above the boiler: height and diameter [m], temperature of the air around it [K]. */
export interface Stack {
  readonly height: number
  readonly diameter: number
  readonly ambient: number
}

/** Pressures [Pa]. */
export interface Draft {
  /** Buoyancy less friction and what leaves with the gas: without the economizer, and with it. */
  readonly before: number
  readonly after: number
  /** The same less the drop of the economizer. */
  readonly left: number
  /** Of the gas that leaves [m/s]. */
  readonly velocity: number
}

/** Standard fall [m/s2], gas constant [J/mol K], dry air [kg/mol], roughness of steel that has stood in gas [m]. */
const g = 9.80665
const gasConstant = 8.314462618
const airMolarMass = 0.0289652
const roughness = 5e-4

/**
 * What a chimney draws.
 *
 * @param stack    height, diameter [m], air around it [K]
 * @param burnt    the gas as it came
 * @param flow     its flow [kg/s]
 * @param hot      its temperature without an economizer [K]
 * @param leaving  the gas that leaves the economizer
 * @param drop     drop of the economizer [Pa]
 * @returns        pressures [Pa], velocity [m/s]
 *
 * Valid for a chimney that keeps its heat, without bends; 1 to 200 m high, 0.05 to 15 m wide.
 *
 * Source: buoyancy of ideal gases; friction S. W. Churchill (1977), and one velocity head at the mouth.
 */
export function draftOf(
  stack: Stack,
  burnt: Combustion,
  flow: number,
  hot: number,
  leaving: GasStream,
  drop: number,
): Draft {
  requireWithin('the height of the stack', stack.height, 1, 200)
  requireWithin('the diameter of the stack', stack.diameter, 0.05, 15)
  requireWithin('the temperature of the air around the stack', stack.ambient, 220, 330, 'stack.ambient')
  const before = drawn(stack, burnt.pressure, burnt.molarMass, flow, hot)
  const share = leaving.massFlow / flow
  // What condenses is water alone: the rest is as heavy as before, and a little heavier for each mole.
  const molarMass = (burnt.molarMass * share) / (1 - ((1 - share) * burnt.molarMass) / 0.0180153)
  const after = drawn(stack, burnt.pressure, molarMass, leaving.massFlow, leaving.temperature)
  return { before: before.draft, after: after.draft, left: after.draft - drop, velocity: after.velocity }
}

function drawn({ height, diameter, ambient }: Stack, p: number, molarMass: number, flow: number, T: number) {
  const density = (p * molarMass) / (gasConstant * T)
  const air = (p * airMolarMass) / (gasConstant * ambient)
  const velocity = flow / (density * (Math.PI / 4) * diameter * diameter)
  // Viscosity of flue gas within a tenth: friction follows its fifth root at most.
  const viscosity = 2.4e-5 * (T / 450) ** 0.7
  const friction = churchillFriction({
    Re: (density * velocity * diameter) / viscosity,
    roughness: roughness / diameter,
  }).value
  const lost = (((friction * height) / diameter + 1) * (density * velocity * velocity)) / 2
  return { velocity, draft: g * height * (air - density) - lost }
}
