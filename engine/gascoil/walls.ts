import type { GasCell, SolvedGasRow } from './solveGasCoil'

/** Temperatures of metal [K]. */
export interface Walls {
  coldest: number
  hottest: number
}

/**
 * Coldest and hottest metal of a row that the gas touches, at the root of the fins.
 *
 * @param row  a solved row
 * @returns    temperatures [K]; those of the gas where no tube of the row carries fluid
 *
 * Valid for any row. The extremes are at the four corners of a piece: at either end of the fluid, in front of the row
 * and behind it. Fouling outside is counted with the gas, as it soaks.
 *
 * Source: resistances in series.
 */
export function rowWalls({ gas, gasIn, gasOut, cells }: SolvedGasRow): Walls {
  if (cells.length === 0) return { coldest: Math.min(gasIn, gasOut), hottest: Math.max(gasIn, gasOut) }
  const all = cells.flatMap(cell => corners(cell, gasIn, gas.resistance))
  return { coldest: Math.min(...all), hottest: Math.max(...all) }
}

function corners({ fluidIn, fluidOut, inside, units }: GasCell, gasIn: number, outside: number): number[] {
  const share = inside / (inside + outside)
  return [fluidIn, fluidOut].flatMap(fluid => [1, Math.exp(-units)].map(left => fluid + (gasIn - fluid) * left * share))
}
