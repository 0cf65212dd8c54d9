/** The air from row to row of a coil that was solved tube by tube. */
import type { RowPassage } from '../coils/air/airDrop'
import { moistAirEnthalpy, moistAirTemperature } from '../fluids/moistAir'
import type { SegmentState } from './segmentedCoil'

/**
 * The rows of a solved coil, as the pressure drop of its air needs them.
 *
 * @param state  a solved coil
 * @returns      for each row the air side of its largest part, the mean air before and behind it, and its wet share
 *
 * Valid for any solution.
 *
 * Source: definition.
 */
export function rowPassages(state: SegmentState): RowPassage[] {
  const { coil, airs, airClasses, pieces } = state
  const plane = coil.columns * coil.segments
  return Array.from({ length: coil.rows }, (_, row) => {
    const largest = airClasses.reduce(
      (best, one, index) => (one.row === row && (best < 0 || one.size > airClasses[best]!.size) ? index : best),
      -1,
    )
    let wet = 0
    for (let at = row * plane; at < (row + 1) * plane; at++) wet += pieces[at]!.wet / plane
    return {
      air: airs[largest]!,
      airIn: rowAirMean(state, row),
      airOut: rowAirMean(state, row + 1),
      cells: [{ share: 1, result: { wetFraction: wet } }],
    }
  })
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
