/** A settled coil as numbers that a program keeps, and the start of a coil of the same tubes from them. */
import { beginPiece, keepPiece, keepPlace, keptOfPiece, keptOfPlace, shiftFrom } from './keptPieces'
import { refreshAirs, type SegmentedCoil, type SegmentState, segmentStart } from './segmentedCoil'
import type { SegmentsSettled } from './settleSegments'

/** A first state, and a first guess of the flow [kg/s]. */
export interface SegmentBeginning {
  state: SegmentState
  flow: number
}

/**
 * Coils whose solutions have the same numbers. Their circuits may differ.
 *
 * @param coil  the coil
 * @returns     a name by its fluid and tubes
 *
 * Source: definition.
 */
export function segmentKind(coil: SegmentedCoil): string {
  const { rows, columns, segments, isHeated, isFedByNeed, maySweat } = coil
  const { name } = coil.tubes.stream
  return `segments ${name} ${rows} ${columns} ${segments} ${isHeated} ${isFedByNeed} ${maySweat}`
}

/**
 * The numbers of a settled coil.
 *
 * @param settled  the solution
 * @param typical  temperature of its fluid [K]
 * @returns        flow, entering pressure, entering states, air, walls, shares and pieces
 *
 * Source: definition.
 */
export function keptSegments({ state, flow }: SegmentsSettled, typical: number): Float64Array {
  const { coil, airT, airW, walls, shares, pieces } = state
  const kept = new Float64Array(sizeOf(coil))
  kept[0] = flow
  kept[1] = state.lift
  keepPlace({ T: coil.air.T[0]!, W: coil.air.W[0]!, fluid: typical }, kept, 2)
  let at = 2 + keptOfPlace
  for (const values of [airT, airW, walls]) {
    kept.set(values, at)
    at += values.length
  }
  for (const [index, { tubes }] of coil.branches.entries()) for (const tube of tubes) kept[at + tube] = shares[index]!
  at += coil.rows * coil.columns
  for (const piece of pieces) {
    keepPiece(piece, kept, at)
    at += keptOfPiece
  }
  return kept
}

/**
 * The start of a coil from a settled one.
 *
 * @param coil     the coil
 * @param typical  temperature of its fluid [K]
 * @param kept     numbers of `keptSegments`, of a coil of the same `segmentKind`
 * @returns        state and flow; none where the entering states have little in common
 *
 * Valid for circuits that differ: what is known belongs to tubes. A tube that had no fluid begins as in a new coil.
 *
 * Source: none; a guess.
 */
export function segmentsFrom(coil: SegmentedCoil, typical: number, kept: Float64Array): SegmentBeginning | undefined {
  const shift = shiftFrom(kept, 2, { T: coil.air.T[0]!, W: coil.air.W[0]!, fluid: typical })
  if (!shift || kept.length !== sizeOf(coil)) return undefined
  const state = segmentStart(coil, typical)
  const { airT, airW, walls, shares, pieces } = state
  const { segments } = coil
  let at = 2 + keptOfPlace
  const take = (count: number) => {
    at += count
    return kept.subarray(at - count, at)
  }
  const [T, W, wall] = [take(airT.length), take(airW.length), take(walls.length)]
  for (let i = coil.columns * segments; i < airT.length; i++) {
    airT[i] = shift.temperature(T[i]!)
    airW[i] = shift.humidity(W[i]!)
  }
  for (let i = 0; i < walls.length; i++) walls[i] = shift.temperature(wall[i]!)
  const fed = take(coil.rows * coil.columns)
  for (const [index, { tubes }] of coil.branches.entries()) {
    const known = tubes.filter(tube => fed[tube]! > 0)
    if (!coil.shares && known.length > 0)
      shares[index] = known.reduce((sum, tube) => sum + fed[tube]!, 0) / known.length
    for (const tube of known)
      for (let piece = tube * segments; piece < (tube + 1) * segments; piece++)
        beginPiece(pieces[piece]!, kept, at + keptOfPiece * piece, shift)
  }
  state.lift = kept[1]!
  refreshAirs(state)
  return { state, flow: kept[0]! }
}

function sizeOf({ rows, columns, segments }: SegmentedCoil): number {
  const plane = columns * segments
  return 2 + keptOfPlace + 2 * (rows + 1) * plane + rows * plane + rows * columns + keptOfPiece * rows * plane
}
