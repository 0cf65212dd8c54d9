/** Carries the fluid through the branches of a coil, through the air of the last sweep. */

import {
  carryFluid,
  type FluidEnd,
  type FluidFront,
  heldPressure,
  looked,
  type PiecePlace,
} from '../coils/marching/fluidPiece'
import { endState } from '../coils/streams/endState'
import { gravity } from '../tubeside/two-phase/groups'
import { outletHeader } from './branchNetwork'
import type { SegmentState } from './segmentedCoil'

/** The fluid at the outlet header, mixed. */
export interface CoilEnd {
  enthalpy: number
  pressure: number
  slope: number
}

const front: FluidFront = {
  enthalpy: 0,
  pressure: 0,
  slope: 0,
  momentum: Number.NaN,
  friction: 0,
  bends: 0,
  acceleration: 0,
  weight: 0,
}
const place: PiecePlace = {
  T: 0,
  W: 0,
  airFlow: 0,
  air: undefined,
  area: 0,
  tubeLength: 0,
  conducted: 0,
  isLast: false,
}

/**
 * Marches the fluid through all branches, each behind those whose fluid it takes.
 *
 * @param state  the state; its segments and the ends of its branches are overwritten
 * @param inlet  enthalpy [J/kg] and pressure [Pa] at the inlet header
 * @param flow   whole flow [kg/s]
 * @returns      the mixture at the outlet header
 *
 * Valid for any flow above zero in the direction of each branch. Where heights count, the fluid weighs as it is in the
 * tube before a bend, and mixed in headers and leads. At a merge the enthalpies mix by their flows. The
 * pressure behind it is the mean by flow where the flows follow from equal drops, for then all are equal; where flows
 * are given it is the lowest. Branches that are fed to equal ends have valves of their own. A junction costs each branch that ends at it one return bend.
 *
 * Source: balances of a tube in cross-flow, air unmixed along it and fluid mixed in it.
 */
export function sweepBranches(state: SegmentState, inlet: FluidEnd, flow: number): CoilEnd {
  const { coil, shares } = state
  const { branches, network } = coil
  for (const index of network.order) {
    const { from } = branches[index]!
    front.friction = 0
    front.bends = 0
    front.acceleration = 0
    front.weight = 0
    front.momentum = Number.NaN
    if (from.length === 0) {
      front.enthalpy = inlet.enthalpy
      front.pressure = heldPressure(state, inlet.pressure - throttled(state, index))
      front.slope = 0
    } else merge(state, from)
    passBranch(state, index, flow * shares[index]!)
  }
  const last = branches.flatMap((_, index) => (network.ends[index] === outletHeader ? [index] : []))
  merge(state, last)
  if (coil.climbs) {
    headerHeads(state, last)
    merge(state, last)
  }
  const { enthalpy, pressure, slope } = front
  return { enthalpy, pressure, slope }
}

/** The heads along the outlet header, which holds the mixture of all that end there. */
function headerHeads(state: SegmentState, last: readonly number[]): void {
  const { coil, ends } = state
  const rho = densityAt(state)
  for (const index of last) {
    const end = ends[index]!
    end.headBehind = rho * coil.climbs![index]!.leaving
    end.head += end.headBehind
    end.drop += end.headBehind
  }
}

/**
 * Pressure that a valve of its own takes before a branch, so that all end at one pressure, by the drops of the last
 * sweep [Pa]: only where all are fed to equal ends.
 */
function throttled({ coil, ends }: SegmentState, index: number): number {
  if (!coil.isFedToEqualEnds) return 0
  let most = 0
  for (const { drop } of ends) most = Math.max(most, drop)
  return most - ends[index]!.drop
}

/** Sets the front to the mixture of some branches. */
function merge({ coil, shares, ends }: SegmentState, from: readonly number[]): void {
  let [sum, h, p, slope, least] = [0, 0, 0, 0, Number.POSITIVE_INFINITY]
  for (const before of from) {
    const end = ends[before]!
    const weight = shares[before]!
    sum += weight
    h += weight * end.enthalpy
    const pressure = end.pressure - end.headBehind
    p += weight * pressure
    slope += weight * end.slope
    least = Math.min(least, pressure)
  }
  front.enthalpy = h / sum
  front.pressure = isGiven(coil) ? least : p / sum
  front.slope = slope / sum
  // One branch behind another is one tube, in which the fluid keeps its momentum.
  front.momentum = from.length === 1 ? ends[from[0]!]!.momentum : Number.NaN
}

/** The flows do not follow from equal drops. */
const isGiven = ({ shares, isFedToEqualEnds }: SegmentState['coil']) => shares !== undefined || isFedToEqualEnds

function passBranch(state: SegmentState, index: number, flow: number): void {
  const { coil } = state
  const { tubes, directions } = coil.branches[index]!
  const end = state.ends[index]!
  const climb = coil.climbs?.[index]
  const massFlux = flow / coil.section
  const entering = front.pressure
  end.head = climb ? rise(state, climb.entering, densityAt(state)) : 0
  const lead = (coil.leads?.[index] ?? 0) * flow * flow
  front.pressure = heldPressure(state, front.pressure - lead)
  end.entering = front.pressure
  const goesOn = coil.network.ends[index] !== outletHeader
  const isMixed = isMixedBehind(coil.network, index)
  for (let t = 0; t < tubes.length; t++) {
    passTube(state, tubes[t]!, directions[t]!, flow, massFlux, isMixed && t === tubes.length - 1)
    if (t === tubes.length - 1 && !goesOn) break
    const drop = coil.tubes.bendDrop(looked, massFlux)
    front.bends += drop
    front.pressure = heldPressure(state, front.pressure - drop)
    if (climb && t < tubes.length - 1) end.head += rise(state, climb.steps[t]!, looked.held)
  }
  end.enthalpy = front.enthalpy
  end.pressure = front.pressure
  end.slope = front.slope
  end.momentum = front.momentum
  end.headBehind = climb && goesOn ? looked.held * climb.leaving : 0
  end.head += end.headBehind
  end.friction = lead + front.friction + front.bends
  // A held pressure must not hide a drop from the flow split.
  end.drop = Math.max(entering - front.pressure, end.friction + front.acceleration + front.weight) + end.headBehind
}

/** Whether a branch ends in the outlet header, or meets others. */
function isMixedBehind({ ends }: SegmentState['coil']['network'], index: number): boolean {
  return ends[index] === outletHeader || ends.some((end, other) => end === ends[index] && other !== index)
}

/** Lets the fluid climb; the pressure that its weight takes [Pa]. */
function rise(state: SegmentState, climb: number, density: number): number {
  const head = density * climb
  front.weight += head
  front.pressure = heldPressure(state, front.pressure - head)
  return head
}

const densityAt = ({ coil }: SegmentState) => endState(coil.tubes.stream, front.pressure, front.enthalpy).rho

/** One tube, segment by segment in the direction of the flow; behind the last of a branch the fluid may leave it. */
function passTube(
  state: SegmentState,
  tube: number,
  direction: 1 | -1,
  flow: number,
  massFlux: number,
  isLast: boolean,
): void {
  const { coil, pieces, airT, airW, airs, airOf, conducted } = state
  const { segments } = coil
  const climb = gravity * coil.upright * direction
  place.area = coil.area
  place.tubeLength = coil.tubeLength
  for (let k = 0; k < segments; k++) {
    const at = tube * segments + (direction > 0 ? k : segments - 1 - k)
    place.T = airT[at]!
    place.W = airW[at]!
    place.airFlow = coil.mixing.flows[at]!
    place.air = airs[airOf[at]!]
    place.conducted = conducted[at]! / coil.area
    place.isLast = isLast && k === segments - 1
    carryFluid(coil, state, place, pieces[at]!, front, flow, massFlux, climb)
  }
}
