/** The air from row to row of a coil that was solved tube by tube. */
import type { RowPassage } from '../coils/air/airDrop'
import { moistAirEnthalpy, moistAirTemperature } from '../fluids/moistAir'
import type { SegmentState } from './segmentedCoil'

/**
 * The rows of a solved coil, as the pressure drop of its air needs them.
 *
 * @param state  a solved coil
 * @returns      for each row the air side at its mean flow, the mean air before and behind it, and its wet share
 *
 * Valid for any solution.
 *
 * Source: definition.
 */
export function rowPassages(state: SegmentState): RowPassage[] {
  return Array.from({ length: state.coil.rows }, (_, row) => {
    const { air, wetFraction } = rowAirSide(state, row)
    return {
      air,
      airIn: rowAirMean(state, row),
      airOut: rowAirMean(state, row + 1),
      cells: [{ share: 1, result: { wetFraction } }],
    }
  })
}

/** The air side of a row at the mean of its flows, air and wet surface, and its wet share. */
function rowAirSide({ coil, pieces, airT, airW }: SegmentState, row: number) {
  const plane = coil.columns * coil.segments
  let [flow, T, W, wet, surface] = [0, 0, 0, 0, 0]
  for (let at = row * plane; at < (row + 1) * plane; at++) {
    const piece = pieces[at]!
    flow += coil.mixing.flows[at]! / plane
    T += (airT[at]! + airT[at + plane]!) / (2 * plane)
    W += (airW[at]! + airW[at + plane]!) / (2 * plane)
    wet += piece.wet / plane
    // A dry piece has no wet surface.
    if (piece.wet > 0) surface += (piece.wet * piece.wetSurface) / plane
  }
  return { air: coil.rowAir(flow, { T, W }, wet > 0 ? surface / wet : undefined), wetFraction: wet }
}

/** Mean of the air between two rows, by its flow. */
function rowAirMean({ coil, airT, airW }: SegmentState, row: number) {
  const plane = coil.columns * coil.segments
  const flows = Math.min(row, coil.rows - 1) * plane
  let [flow, h, W] = [0, 0, 0]
  for (let at = 0; at < plane; at++) {
    const weight = coil.mixing.flows[flows + at]!
    const node = row * plane + at
    flow += weight
    h += weight * moistAirEnthalpy(airT[node]!, airW[node]!)
    W += weight * airW[node]!
  }
  return { h: h / flow, W: W / flow, T: moistAirTemperature(h / flow, W / flow) }
}
