/** Reads three grids that meet at the dome and at the seam, by temperature or by enthalpy. */
import type { Tables, Trio } from './build'
import { type Grid, ridgeCoordinate, ridgeTemperature } from './grid'

/** A multiplication is faster than a division. */
const sixth = 1 / 6

/**
 * Reads the numbers of the grid in which a state lies. The code is one function so that the weights stay in registers:
 * a call would save and restore each of them, which takes as long as the reading itself.
 *
 * @param of     the tables, for their limits
 * @param grids  the three grids
 * @param at     on entry the second coordinate, T [K] or h [J/kg], and the pressure [Pa]: as arguments these numbers
 *               would be allocated as objects. On return the numbers read; for a wet state its position from boiling
 *               (0) to condensing (1)
 * @returns      the grid read, `wet` between boiling and condensing, or undefined beyond the grids and, by temperature,
 * in the box
 *
 * Source: bicubic interpolation, Lagrange weights of four equidistant points in each direction.
 */
export function readGrids(of: Tables, grids: Trio, at: Float64Array): Grid | 'wet' | undefined {
  const x = at[0]!
  const p = at[1]!
  const logP = Math.log(p)
  if (!(logP >= of.lowestLogP && logP <= of.highestLogP)) return undefined
  const logReduced = logP - of.logCriticalP
  const isBelow = logP < of.seamLogP
  let grid = isBelow ? grids.liquid : grids.dense

  // As `lowerCoordinate`.
  const along = ((isBelow ? Math.sqrt(logReduced / (logReduced - 7)) : logP) - grid.start) * grid.density
  const row = firstOfFour(along, grid.rows)
  const y = along - row
  const front = y * (y - 1)
  const back = (y - 2) * (y - 3)
  const a = -sixth * (y - 1) * back
  const b = 0.5 * y * back
  const c = -0.5 * front * (y - 3)
  const d = sixth * front * (y - 2)

  let { low, high } = grid
  let first = a * low[row]! + b * low[row + 1]! + c * low[row + 2]! + d * low[row + 3]!
  let last = a * high[row]! + b * high[row + 1]! + c * high[row + 2]! + d * high[row + 3]!
  let share: number
  if (!isBelow) {
    if (grid.course === 'straight') share = (x - first) / (last - first)
    else {
      const { topLogP, lowT, highT } = of.box
      if (logP < topLogP && x > lowT && x < highT) return undefined
      share = (ridgeCoordinate(x, ridgeTemperature(logReduced, of.criticalT)) - first) / (last - first)
    }
    if (!(share >= 0)) return undefined
  } else if (x <= last) share = Math.sqrt((last - x) / (last - first))
  else {
    const boiling = last
    grid = grids.gas
    low = grid.low
    high = grid.high
    first = a * low[row]! + b * low[row + 1]! + c * low[row + 2]! + d * low[row + 3]!
    if (x < first) {
      at[0] = (x - boiling) / (first - boiling)
      return 'wet'
    }
    last = a * high[row]! + b * high[row + 1]! + c * high[row + 2]! + d * high[row + 3]!
    share = Math.sqrt((x - first) / (last - first))
  }
  if (!(share <= 1)) return undefined

  const across = share * (grid.columns - 1)
  const column = firstOfFour(across, grid.columns)
  const z = across - column
  const left = z * (z - 1)
  const right = (z - 2) * (z - 3)
  const e = -sixth * (z - 1) * right
  const f = 0.5 * z * right
  const g = -0.5 * left * (z - 3)
  const h = sixth * left * (z - 2)

  const { values, width } = grid
  const next = (grid.columns * width) | 0
  const second = (2 * width) | 0
  const third = (3 * width) | 0
  // 32-bit integers throughout: their sums need no overflow check.
  let i = (row * next + column * width) | 0
  let j = (i + next) | 0
  let k = (j + next) | 0
  let l = (k + next) | 0
  for (let n = 0; n < width; n++, i = (i + 1) | 0, j = (j + 1) | 0, k = (k + 1) | 0, l = (l + 1) | 0) {
    const before =
      e * values[i]! + f * values[(i + width) | 0]! + g * values[(i + second) | 0]! + h * values[(i + third) | 0]!
    const below =
      e * values[j]! + f * values[(j + width) | 0]! + g * values[(j + second) | 0]! + h * values[(j + third) | 0]!
    const above =
      e * values[k]! + f * values[(k + width) | 0]! + g * values[(k + second) | 0]! + h * values[(k + third) | 0]!
    const after =
      e * values[l]! + f * values[(l + width) | 0]! + g * values[(l + second) | 0]! + h * values[(l + third) | 0]!
    at[n] = a * before + b * below + c * above + d * after
  }
  return grid
}

/** Index of the first of four nodes around a position; in integers alone, so that the processor need not wait. */
function firstOfFour(position: number, nodes: number): number {
  const first = (position | 0) - 1
  return first < 0 ? 0 : first > nodes - 4 ? nodes - 4 : first
}
