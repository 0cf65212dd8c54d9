/** Carries the fluid along its circuit, through the air of the last sweep. */
import { gravity } from '../../tubeside/two-phase/groups'
import { type FluidEnd, type FluidFront, heldPressure, looked, stepPiece } from './fluidPiece'
import type { MarchState } from './marchedCoil'
import type { Pass, PathCell } from './path'

/**
 * Marches the fluid along its circuit, through the air of the last sweep.
 *
 * @param state  the march; its pieces are overwritten
 * @param inlet  enthalpy [J/kg] and pressure [Pa] of the entering fluid
 * @param flow   whole flow [kg/s]
 * @returns the leaving fluid, the derivative of its enthalpy by the flow, and its pressure drops [Pa]
 *
 * Valid for any flow above zero. In each piece the fluid approaches the air by one exponential; where it passes a phase
 * boundary, the piece is divided there.
 *
 * Source: balances of a tube in cross-flow, air unmixed along it and fluid mixed in it.
 */
export function sweepFluid(state: MarchState, inlet: FluidEnd, flow: number): FluidFront {
  const { path, tubes, section } = state.coil
  const massFlux = flow / (path.feeds * section)
  const front = frontAt(inlet)
  for (let index = 0; index < path.passes.length; index++) {
    const pass = path.passes[index]!
    passThrough(state, pass, front, flow, massFlux)
    const drop = pass.bends * tubes.bendDrop(looked, massFlux)
    front.bends += drop
    const used = state.isFromOutlet ? state.bendDrops[index]! : drop
    state.bendDrops[index]! += state.dropShare * (drop - state.bendDrops[index]!)
    front.pressure = heldPressure(state, front.pressure - used)
  }
  return front
}

/** The fluid as it enters. */
function frontAt({ enthalpy, pressure }: FluidEnd): FluidFront {
  return { enthalpy, pressure, slope: 0, momentum: Number.NaN, friction: 0, bends: 0, acceleration: 0, weight: 0 }
}

/** One pass: parallel rows, each from the same state, mixed behind. */
function passThrough(state: MarchState, pass: Pass, front: FluidFront, flow: number, massFlux: number): void {
  if (pass.cells.length === 1) {
    passCell(state, pass, pass.cells[0]!, front, flow, massFlux)
    return
  }
  copyFront(front, before)
  copyFront(nothing, front)
  for (const cell of pass.cells) {
    copyFront(before, own)
    passCell(state, pass, cell, own, flow, massFlux)
    addFront(front, own, cell.flowShare)
  }
}

/** The fluid before the rows of a pass, the fluid in one of them, and a zero for sums. */
const before = frontAt({ enthalpy: 0, pressure: 0 })
const own = frontAt({ enthalpy: 0, pressure: 0 })
const nothing = { ...before, momentum: 0 }

/** The tubes of one row, slice by slice. */
function passCell(state: MarchState, pass: Pass, cell: PathCell, front: FluidFront, flow: number, flux: number): void {
  const { slices } = state.coil.path
  const inTubes = flux * (cell.flowShare / cell.tubeShare)
  const climb = gravity * state.coil.upright * pass.away
  for (let k = 0; k < slices; k++) {
    const s = pass.isBackwards ? slices - 1 - k : k
    const isLast = pass === state.coil.path.passes.at(-1) && k === slices - 1
    stepPiece(state, cell, s, front, flow * cell.flowShare, inTubes, climb, isLast)
  }
  cell.leaving = front.enthalpy
  cell.slope = front.slope
}

function copyFront(from: FluidFront, to: FluidFront): void {
  to.enthalpy = from.enthalpy
  to.pressure = from.pressure
  to.slope = from.slope
  to.momentum = from.momentum
  to.friction = from.friction
  to.bends = from.bends
  to.acceleration = from.acceleration
  to.weight = from.weight
}

function addFront(to: FluidFront, from: FluidFront, share: number): void {
  to.enthalpy += share * from.enthalpy
  to.pressure += share * from.pressure
  to.slope += share * from.slope
  to.momentum += share * from.momentum
  to.friction += share * from.friction
  to.bends += share * from.bends
  to.acceleration += share * from.acceleration
  to.weight += share * from.weight
}

/**
 * The pressure drop between inlet and outlet that the next sweep uses.
 *
 * @param state  the march
 * @returns pressure [Pa], parallel rows weighted by their flow
 *
 * Source: definition.
 */
export function usedDropOf({ coil, pieces, bendDrops }: MarchState): number {
  let sum = 0
  for (let index = 0; index < coil.path.passes.length; index++) {
    sum += bendDrops[index]!
    for (const cell of coil.path.passes[index]!.cells)
      for (let s = 0; s < coil.path.slices; s++) sum += cell.flowShare * pieces[cell.first + s]!.usedDrop
  }
  return sum
}
