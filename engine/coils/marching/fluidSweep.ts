/** The fluid along its circuit, through the air as it is known. */
import { gravity } from '../../tubeside/two-phase/groups'
import { type FluidEnd, type FluidFront, heldPressure, looked, stepPiece } from './fluidPiece'
import type { MarchState } from './marchedCoil'
import type { Pass } from './path'

/**
 * Marches the fluid along its circuit through the air as it is known.
 *
 * @param state  the march; its pieces are written over
 * @param inlet  enthalpy [J/kg] and pressure [Pa] of the entering fluid
 * @param flow   whole flow [kg/s]
 * @returns the leaving fluid, how its enthalpy moves with the flow, and its pressure drops [Pa]
 *
 * Valid for any flow above zero. In each piece the fluid nears the air by one exponential; where it passes a boundary
 * between phases the piece is divided there.
 *
 * Source: balances of a tube in cross-flow, air unmixed along it and fluid mixed in it.
 */
export function sweepFluid(state: MarchState, inlet: FluidEnd, flow: number): FluidFront {
  const { path, tubes, section } = state.coil
  const massFlux = flow / (path.feeds * section)
  const front: FluidFront = {
    ...inlet,
    slope: 0,
    momentum: Number.NaN,
    friction: 0,
    bends: 0,
    acceleration: 0,
    weight: 0,
  }
  for (const [index, pass] of path.passes.entries()) {
    passThrough(state, pass, front, flow, massFlux)
    const drop = pass.bends * tubes.bendDrop(looked, massFlux)
    front.bends += drop
    const used = state.isFromOutlet ? state.bendDrops[index]! : drop
    state.bendDrops[index]! += state.dropShare * (drop - state.bendDrops[index]!)
    front.pressure = heldPressure(state, front.pressure - used)
  }
  return front
}

const parts = ['enthalpy', 'pressure', 'slope', 'momentum', 'friction', 'bends', 'acceleration', 'weight'] as const

/** One pass: rows side by side each from the same state, mixed behind. */
function passThrough(state: MarchState, pass: Pass, front: FluidFront, flow: number, massFlux: number): void {
  const { slices } = state.coil.path
  const before = { ...front }
  const isSingle = pass.cells.length === 1
  if (!isSingle) for (const name of parts) front[name] = 0
  for (const cell of pass.cells) {
    const own = isSingle ? front : { ...before }
    for (let k = 0; k < slices; k++) {
      const s = pass.isBackwards ? slices - 1 - k : k
      const inTubes = massFlux * (cell.flowShare / cell.tubeShare)
      stepPiece(state, cell, s, own, flow * cell.flowShare, inTubes, gravity * state.coil.upright * pass.away)
    }
    cell.leaving = own.enthalpy
    cell.slope = own.slope
    if (!isSingle) for (const name of parts) front[name] += cell.flowShare * own[name]
  }
}

/**
 * Pressure lost between inlet and outlet as the next sweep takes it.
 *
 * @param state  the march
 * @returns pressure [Pa], rows side by side weighed by their flow
 *
 * Source: definition.
 */
export function usedDropOf({ coil, pieces, bendDrops }: MarchState): number {
  let sum = 0
  for (const [index, pass] of coil.path.passes.entries()) {
    sum += bendDrops[index]!
    for (const cell of pass.cells)
      for (let s = 0; s < coil.path.slices; s++) sum += cell.flowShare * pieces[cell.first + s]!.usedDrop
  }
  return sum
}
