/**
 * Builds a grid by enthalpy from one by temperature: on the same isobars, whose states show where each enthalpy lies.
 */
import { EngineError } from '../../errors'
import { type Fluid, type HotFluid, type HotState, hotState } from '../fluid'
import { lowerInverse } from '../lineCoordinate'
import { type Course, coordinateAt, type Grid, ridgeInverse, ridgeTemperature } from './grid'
import { fillHidden, isHidden } from './hidden'

/**
 * The pressure of a row.
 *
 * @param grid       the grid
 * @param row        index of the row
 * @param criticalP  critical pressure [Pa]
 * @returns          ln(p/pc)
 *
 * Source: definition.
 */
export function reducedPressure({ course, start, density }: Grid, row: number, criticalP: number): number {
  const along = start + row / density
  return course === 'ridge' ? along - Math.log(criticalP) : lowerInverse(along)
}

/**
 * The temperature of a node of a grid by temperature.
 *
 * @param grid    the grid
 * @param row     of the node
 * @param column  of the node
 * @param top     temperature on the ridge in that row [K]
 * @returns       temperature [K]
 *
 * Source: definition.
 */
export function temperatureAt({ course, columns, low, high }: Grid, row: number, column: number, top: number): number {
  const x = coordinateAt(course, column / (columns - 1), low[row]!, high[row]!)
  return course === 'ridge' ? ridgeInverse(x, top) : x
}

/**
 * Writes a state into a node. The density is that of a liquid; for a gas it is density over pressure times temperature,
 * which is constant for an ideal gas.
 *
 * @param values    of the grid
 * @param at        where the node starts
 * @param of        the state
 * @param p         its pressure [Pa]
 * @param isLiquid  which of the two densities
 * @param second    h [J/kg] in a grid by temperature, T [K] in one by enthalpy
 *
 * Source: definition.
 */
export function writeNode(
  values: Float64Array,
  at: number,
  of: HotState,
  p: number,
  isLiquid: boolean,
  second: number,
): void {
  values[at] = isLiquid ? of.rho : (of.rho * of.T) / p
  values[at + 1] = second
  values[at + 2] = of.s
  values[at + 3] = of.cp
  values[at + 4] = of.cv
  values[at + 5] = of.w
}

/**
 * The grid by enthalpy.
 *
 * @param fluid    the fluid by its reference equation
 * @param byT      its grid by temperature, whose rows it shares
 * @param course   of the new grid
 * @param columns  of the new grid
 * @returns        the grid
 *
 * Source: the fluid's own equation at every node.
 */
export function byEnthalpy({ hot, critical }: Fluid, byT: Grid, course: Course, columns: number): Grid {
  const { rows, start, density } = byT
  const [low, high] = [new Float64Array(rows), new Float64Array(rows)]
  const values = new Float64Array(rows * columns * 6)
  const out = hotState()
  for (let row = 0; row < rows; row++) {
    const logReduced = reducedPressure(byT, row, critical.p)
    const p = critical.p * Math.exp(logReduced)
    const known = isobarOf(byT, row, ridgeTemperature(logReduced, critical.T))
    const [first, last] = [known.h[0]!, known.h.at(-1)!]
    low[row] = Math.min(first, last)
    high[row] = Math.max(first, last)
    // The first column is the saturation line itself, as solved.
    values.set(byT.values.subarray(row * byT.columns * 6, row * byT.columns * 6 + 6), row * columns * 6)
    values[row * columns * 6 + 1] = known.T[0]!
    for (let column = 1, node = 0; column < columns; column++) {
      const h = coordinateAt(course, column / (columns - 1), low[row]!, high[row]!)
      while (node < known.h.length - 2 && (h - known.h[node + 1]!) * (last - first) > 0) node++
      const T = temperatureBetween(known, node, h)
      const at = (row * columns + column) * 6
      if (course === 'straight' && isHidden(T, logReduced, critical.T)) {
        values[at] = Number.NaN
        continue
      }
      if (course === 'straight' && isInBox(T, logReduced, critical.T)) askInBox(hot, p, h, out)
      else findEnthalpy(hot, p, h, T, out, column > 1)
      writeNode(values, at, out, p, course === 'liquid', out.T)
    }
    fillHidden(values, row * columns * 6, (row + 1) * columns * 6, 6)
  }
  return { course, rows, columns, width: 6, start, density, low, high, values }
}

/**
 * Whether a state is in the box or slightly outside it, where isobars cross the dome, and close to the critical point.
 */
const isInBox = (T: number, logReduced: number, criticalT: number) =>
  logReduced < 0.2 && T > 0.96 * criticalT && T < 1.07 * criticalT

/**
 * Where the reference equation finds no state close to the critical point, a node keeps the state of its neighbour: it
 * is never read.
 */
function askInBox(hot: HotFluid, p: number, h: number, out: HotState): void {
  try {
    hot.atPh(p, h, out)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
  }
}

/** The states of a row by temperature. */
interface Isobar {
  readonly T: Float64Array
  readonly h: Float64Array
  readonly cp: Float64Array
}

function isobarOf(byT: Grid, row: number, top: number): Isobar {
  const { columns, values } = byT
  const of = (name: number) => Float64Array.from({ length: columns }, (_, i) => values[(row * columns + i) * 6 + name]!)
  return { T: Float64Array.from({ length: columns }, (_, i) => temperatureAt(byT, row, i, top)), h: of(1), cp: of(3) }
}

/** The state of an enthalpy from a neighbouring temperature; the last small distance is linear along the isobar. */
function findEnthalpy(hot: HotFluid, p: number, h: number, near: number, out: HotState, isNear: boolean): void {
  let T = near
  hot.atTp(T, p, out, isNear ? out : undefined)
  for (let step = 0; step < 8; step++) {
    const rise = (h - out.h) / out.cp
    if (!(Math.abs(rise) > 1e-6 * T)) break
    T = Math.min(Math.max(T + rise, 0.98 * near), 1.02 * near)
    hot.atTp(T, p, out, out)
  }
  const { cp, cv, w } = out
  if (!(cp > cv)) return
  const rise = (h - out.h) / cp
  out.rho *= 1 - (Math.sqrt(((cp - cv) * cp) / (cv * out.T)) / w) * rise
  out.s += (h - out.h) / out.T
  out.T += rise
}

/** By a cubic with the slopes dT/dh = 1/cp; linear where a state is wet. */
function temperatureBetween({ T, h, cp }: Isobar, node: number, at: number): number {
  const width = h[node + 1]! - h[node]!
  const x = (at - h[node]!) / width
  const rest = 1 - x
  if (!(cp[node]! > 0 && cp[node + 1]! > 0)) return rest * T[node]! + x * T[node + 1]!
  const ends = T[node]! * rest * rest * (1 + 2 * x) + T[node + 1]! * x * x * (1 + 2 * rest)
  return ends + width * x * rest * (rest / cp[node]! - x / cp[node + 1]!)
}
