/** The air from row to row, through the pieces as the last sweep of the fluid left them. */
import {
  liquidWaterEnthalpy,
  moistAirEnthalpy,
  moistAirTemperature,
  saturatedTemperature,
  saturationHumidityRatio,
} from '../../fluids/moistAir'
import type { MarchState } from './marchedCoil'

/** Leaving air, mixed, and what left with the condensate. */
export interface AirEnd {
  T: number
  W: number
  h: number
  /** Water [kg/s], and the heat that it carries off [W]. */
  condensate: number
  condensateHeat: number
  /** Largest relative humidity above saturation that was taken out as mist [-]. */
  supersaturation: number
}

/**
 * Carries the air through the rows.
 *
 * @param state  the march
 * @param airT   dry bulbs before and behind the rows, slice by slice: the first row is read, the others are written [K]
 * @param airW   humidity ratios likewise [kg/kg dry air]
 * @returns the leaving air, mixed over the slices
 *
 * Valid behind a sweep of the fluid. Air of the passes that share a row is mixed behind it, never along the tubes; where
 * the mixture would be fog, the excess falls as mist at the same enthalpy.
 *
 * Source: balances.
 */
export function sweepAir(state: MarchState, airT: Float64Array, airW: Float64Array): AirEnd {
  const { coil, pieces } = state
  const { rows, slices, past } = coil.path
  const end: AirEnd = { T: 0, W: 0, h: 0, condensate: 0, condensateHeat: 0, supersaturation: 0 }
  for (let row = 0; row < rows; row++) {
    const cells = state.cellsByRow[row]!
    for (let s = 0; s < slices; s++) {
      const node = row * slices + s
      const T = airT[node]!
      const W = airW[node]!
      // Air of the tubes without fluid passes as it is.
      let h = past[row]! > 0 ? past[row]! * moistAirEnthalpy(T, W) : 0
      let humid = past[row]! * W
      let isWet = false
      for (const cell of cells) {
        const piece = pieces[cell.first + s]!
        const out = piece.wet > 0 ? Math.max(0, Math.min(W, piece.W0 + piece.WT * T + piece.WW * W)) : W
        h += cell.share * moistAirEnthalpy(piece.T0 + piece.TT * T + piece.TW * W, out)
        humid += cell.share * out
        if (piece.wet > 0) {
          isWet = true
          const water = ((coil.air.flow * cell.share) / slices) * (W - out)
          end.condensate += water
          end.condensateHeat += water * liquidWaterEnthalpy(piece.wetSurface)
        }
      }
      airT[node + slices] = moistAirTemperature(h, humid)
      airW[node + slices] = isWet ? humid : W
      if (isWet) dropMist(coil.air.pressure, airT, airW, node + slices, h, end)
    }
  }
  for (let s = 0; s < slices; s++) {
    const node = rows * slices + s
    end.h += moistAirEnthalpy(airT[node]!, airW[node]!) / slices
    end.W += airW[node]! / slices
  }
  end.T = moistAirTemperature(end.h, end.W)
  return end
}

/** Puts air that would be fog on the saturation line at its enthalpy. */
function dropMist(p: number, airT: Float64Array, airW: Float64Array, node: number, h: number, end: AirEnd): void {
  const excess = airW[node]! / saturationHumidityRatio(airT[node]!, p) - 1
  if (!(excess > 0)) return
  const saturated = saturatedTemperature(h, p)
  airW[node] = Math.min(airW[node]!, saturationHumidityRatio(saturated, p))
  airT[node] = moistAirTemperature(h, airW[node]!)
  end.supersaturation = Math.max(end.supersaturation, excess)
}
