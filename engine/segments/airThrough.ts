/** Carries the air of all cells from row to row, through the segments as the last sweep of the fluid left them. */
import type { AirEnd } from '../coils/marching/airSweep'
import { moistAirEnthalpy, moistAirTemperature, withoutMist } from '../fluids/moistAir'
import type { SegmentState } from './segmentedCoil'

/**
 * Carries the air through the rows.
 *
 * @param state  the state
 * @param airT   dry bulbs before and behind the rows: those before the first row are read, the others written [K]
 * @param airW   humidity ratios likewise [kg/kg dry air]
 * @returns      the leaving air, mixed
 *
 * Valid after a sweep of the fluid. Where mixed air would be fog, the excess falls as mist and counts as condensate.
 *
 * Source: balances.
 */
export function airThrough(state: SegmentState, airT: Float64Array, airW: Float64Array): AirEnd {
  const { coil } = state
  const { rows } = coil
  const plane = coil.columns * coil.segments
  const end: AirEnd = { T: 0, W: 0, h: 0, condensate: 0, condensateHeat: 0, supersaturation: 0 }
  const behind = { h: new Float64Array(plane), W: new Float64Array(plane) }
  const next = { h: new Float64Array(plane), W: new Float64Array(plane) }
  for (let row = 0; row < rows; row++) {
    const isWet = passRow(state, row, airT, airW, behind, end)
    const isLast = row === rows - 1
    if (!isLast) {
      coil.mixing.mix(row, behind.h, next.h)
      coil.mixing.mix(row, behind.W, next.W)
    }
    const { h, W } = isLast ? behind : next
    const first = (row + 1) * plane
    for (let at = 0; at < plane; at++) {
      if (isWet) clearMist(state, isLast ? first + at - plane : first + at, h, W, at, end)
      airT[first + at] = moistAirTemperature(h[at]!, W[at]!)
      airW[first + at] = W[at]!
    }
  }
  mixEnd(state, behind, end)
  return end
}

/** Leaves the air behind a row in `behind`, adds up its condensate, and tells whether any part of the row is wet. */
function passRow(
  { coil, pieces }: SegmentState,
  row: number,
  airT: Float64Array,
  airW: Float64Array,
  behind: { h: Float64Array; W: Float64Array },
  end: AirEnd,
): boolean {
  const plane = coil.columns * coil.segments
  let isWet = false
  for (let at = 0; at < plane; at++) {
    const node = row * plane + at
    const piece = pieces[node]!
    const T = airT[node]!
    const W = airW[node]!
    let out = W
    if (piece.wet > 0) {
      isWet = true
      out = Math.max(0, Math.min(W, piece.W0 + piece.WT * T + piece.WW * W))
      const water = coil.mixing.flows[node]! * (W - out)
      end.condensate += water
      end.condensateHeat += piece.condensate > 0 ? (water * piece.condensateHeat) / piece.condensate : 0
    }
    behind.h[at] = moistAirEnthalpy(piece.T0 + piece.TT * T + piece.TW * W, out)
    behind.W[at] = out
  }
  return isWet
}

/** Takes mist out of a cell; `node` tells its flow. */
function clearMist(
  { coil }: SegmentState,
  node: number,
  h: Float64Array,
  W: Float64Array,
  at: number,
  end: AirEnd,
): void {
  const clear = withoutMist(h[at]!, W[at]!, coil.air.pressure)
  if (!(clear.supersaturation > 0)) return
  const flow = coil.mixing.flows[node]!
  end.condensate += flow * (W[at]! - clear.W)
  end.condensateHeat += flow * (h[at]! - clear.h)
  end.supersaturation = Math.max(end.supersaturation, clear.supersaturation)
  h[at] = clear.h
  W[at] = clear.W
}

/** Mixes the leaving air. */
function mixEnd({ coil }: SegmentState, behind: { h: Float64Array; W: Float64Array }, end: AirEnd): void {
  const plane = coil.columns * coil.segments
  const last = (coil.rows - 1) * plane
  let flow = 0
  for (let at = 0; at < plane; at++) {
    const weight = coil.mixing.flows[last + at]!
    flow += weight
    end.h += weight * behind.h[at]!
    end.W += weight * behind.W[at]!
  }
  end.h /= flow
  end.W /= flow
  end.T = moistAirTemperature(end.h, end.W)
  if (!coil.maySweat) return
  const clear = withoutMist(end.h, end.W, coil.air.pressure)
  end.condensate += flow * (end.W - clear.W)
  end.condensateHeat += flow * (end.h - clear.h)
  end.T = clear.T
  end.W = clear.W
  end.h = clear.h
}
