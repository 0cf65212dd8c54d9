/** Carries the air from row to row, through the pieces as the last sweep of the fluid left them. */
import { moistAirEnthalpy, moistAirTemperature, withoutMist } from '../../fluids/moistAir'
import type { MarchState } from './marchedCoil'

/** Leaving air, mixed and without mist, and the water and heat that left as condensate. */
export interface AirEnd {
  T: number
  W: number
  h: number
  /** Water [kg/s], and the heat that it carries away [W]. */
  condensate: number
  condensateHeat: number
  /** Largest relative humidity above saturation that was removed as mist [-]. */
  supersaturation: number
}

/**
 * Carries the air through the rows.
 *
 * @param state  the march
 * @param airT   dry bulbs before and behind the rows, slice by slice: those before the first row are read, the others
 * written [K]
 * @param airW   humidity ratios likewise [kg/kg dry air]
 * @returns the leaving air, mixed over the slices
 *
 * Valid after a sweep of the fluid. Air of the passes that share a row is mixed behind it, but along the tubes only
 * behind the last row; where the mixture would be fog, the excess falls as mist and counts as condensate.
 *
 * Source: balances.
 */
export function sweepAir(state: MarchState, airT: Float64Array, airW: Float64Array): AirEnd {
  const { coil } = state
  const { rows, slices } = coil.path
  const end: AirEnd = { T: 0, W: 0, h: 0, condensate: 0, condensateHeat: 0, supersaturation: 0 }
  for (let row = 0; row < rows; row++) {
    for (let s = 0; s < slices; s++) {
      const node = row * slices + s
      passRow(state, row, s, airT[node]!, airW[node]!, end)
      airT[node + slices] = behind.T
      airW[node + slices] = behind.W
    }
  }
  for (let s = 0; s < slices; s++) {
    const node = rows * slices + s
    end.h += moistAirEnthalpy(airT[node]!, airW[node]!) / slices
    end.W += airW[node]! / slices
  }
  const { air } = coil
  end.T = moistAirTemperature(end.h, end.W)
  if (!coil.maySweat) return end
  const clear = withoutMist(end.h, end.W, air.pressure)
  end.condensate += air.flow * (end.W - clear.W)
  end.condensateHeat += air.flow * (end.h - clear.h)
  end.T = clear.T
  end.W = clear.W
  end.h = clear.h
  return end
}

/** Air behind a row in one slice, as last computed. */
const behind = { T: 0, W: 0 }

/** Carries the air of one slice through a row, writes it to `behind`, and adds up its condensate and mist. */
function passRow(state: MarchState, row: number, s: number, T: number, W: number, end: AirEnd): void {
  const { coil, pieces } = state
  const { slices } = coil.path
  const past = coil.path.past[row]!
  // The air that passes tubes without fluid does not change.
  let h = past > 0 ? past * moistAirEnthalpy(T, W) : 0
  let humid = past * W
  let isWet = false
  for (const cell of state.cellsByRow[row]!) {
    const piece = pieces[cell.first + s]!
    const out = piece.wet > 0 ? Math.max(0, Math.min(W, piece.W0 + piece.WT * T + piece.WW * W)) : W
    h += cell.share * moistAirEnthalpy(piece.T0 + piece.TT * T + piece.TW * W, out)
    humid += cell.share * out
    if (piece.wet > 0) {
      isWet = true
      const water = ((coil.air.flow * cell.share) / slices) * (W - out)
      end.condensate += water
      const carried = piece.condensate > 0 ? piece.condensateHeat / piece.condensate : 0
      end.condensateHeat += water * carried
    }
  }
  if (!isWet) {
    behind.T = moistAirTemperature(h, humid)
    behind.W = W
    return
  }
  const clear = withoutMist(h, humid, coil.air.pressure)
  behind.T = clear.T
  behind.W = clear.W
  end.condensate += (coil.air.flow / slices) * (humid - clear.W)
  end.condensateHeat += (coil.air.flow / slices) * (h - clear.h)
  end.supersaturation = Math.max(end.supersaturation, clear.supersaturation)
}
