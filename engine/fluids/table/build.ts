/** Builds a fluid's tables from its reference equation. */
import { EngineError } from '../../errors'
import { type Fluid, type HotFluid, type HotState, hotState } from '../fluid'
import {
  type Course,
  coordinateAt,
  type Grid,
  lowerCoordinate,
  lowerInverse,
  ridgeCoordinate,
  ridgeInverse,
  ridgeTemperature,
} from './grid'

/** The tables of a fluid: by temperature and by enthalpy, of its liquid, its gas, and from near its critical pressure up. */
export interface Tables {
  readonly byT: Trio
  readonly byH: Trio
  /** ln p of the boiling and the condensing fluid at equal steps of 1/T. */
  readonly saturation: { readonly start: number; readonly step: number; readonly rows: Float64Array }
  /** Built when transport is first asked for. */
  transport: Trio | undefined
  /** Within these the reference is asked: about the critical point. */
  readonly box: Box
  readonly lowestT: number
  readonly highestT: number
  readonly lowestLogP: number
  readonly seamLogP: number
  readonly highestLogP: number
}

/** Three grids that meet at the dome and at the seam, a pressure below the critical one. */
export interface Trio {
  readonly liquid: Grid
  readonly gas: Grid
  readonly dense: Grid
}

export interface Box {
  readonly topLogP: number
  readonly lowT: number
  readonly highT: number
}

interface Size {
  readonly rows: readonly [below: number, above: number]
  readonly columns: readonly [liquid: number, gas: number, dense: number]
}

/** The same by temperature and by enthalpy: the saturation line is solved once for both. */
const rows = [56, 48] as const

const sizes: Readonly<Record<'byT' | 'byH' | 'transport', Size>> = {
  byT: { rows, columns: [32, 36, 130] },
  byH: { rows, columns: [32, 32, 100] },
  transport: { rows: [44, 36], columns: [44, 28, 140] },
}

/**
 * The tables of a fluid, without transport.
 *
 * @param fluid  the fluid by its reference equation
 * @returns      the tables
 *
 * Valid from half the critical temperature, or the triple point, to 1.49 times it (where some conductivities drop their
 * critical part at once) or the equation's highest temperature; to
 * three times the critical pressure.
 *
 * Source: the fluid's own equation at every node.
 */
export function tablesOf(fluid: Fluid): Tables {
  const { critical, limits, hot } = fluid
  const lowestT = Math.max(limits.lowestT * 1.0001, 0.5 * critical.T)
  const highestT = Math.min(limits.highestT * 0.9999, 1.49 * critical.T)
  const out = hotState()
  hot.atTq(1.04 * lowestT, 0, out)
  const lowestLogP = Math.log(out.p)
  const frame = {
    lowestT,
    highestT,
    lowestLogP,
    seamLogP: Math.log(0.9 * critical.p),
    highestLogP: Math.log(Math.min(3 * critical.p, 0.999 * limits.highestP)),
  }
  const line = lineOf(fluid, frame, rows[0])
  return {
    ...frame,
    byT: trio(fluid, frame, sizes.byT, 'T', line),
    byH: trio(fluid, frame, sizes.byH, 'h', line),
    saturation: saturationOf(fluid, lowestT),
    transport: undefined,
    box: { topLogP: Math.log(1.2 * critical.p), lowT: 0.97 * critical.T, highT: 1.05 * critical.T },
  }
}

type Frame = Pick<Tables, 'lowestT' | 'highestT' | 'lowestLogP' | 'seamLogP' | 'highestLogP'>

/**
 * The tables of viscosity and conductivity of a fluid.
 *
 * @param fluid  the fluid by its reference equation
 * @param frame  its other tables
 * @returns      the tables, by temperature
 *
 * Valid as the other tables.
 *
 * Source: the fluid's own correlations at every node.
 */
export function transportTables(fluid: Fluid, frame: Tables): Trio {
  return trio(fluid, frame, sizes.transport, 'transport', lineOf(fluid, frame, sizes.transport.rows[0]))
}

/** Both phases at the pressure of every row below the seam. */
interface Line {
  readonly boiling: readonly HotState[]
  readonly condensing: readonly HotState[]
}

function lineOf(fluid: Fluid, frame: Frame, rows: number): Line {
  const [start, end] = rangeBelow(fluid, frame)
  const { hot, critical } = fluid
  const states = (q: 0 | 1) =>
    Array.from({ length: rows }, (_, row) => {
      const out = hotState()
      hot.atPq(critical.p * Math.exp(lowerInverse(start + row * stepOf(start, end, rows))), q, out)
      return out
    })
  return { boiling: states(0), condensing: states(1) }
}

const stepOf = (start: number, end: number, rows: number) => (end - start) / (rows - 1)

function rangeBelow({ critical }: Fluid, { lowestLogP, seamLogP }: Frame): [number, number] {
  const logCriticalP = Math.log(critical.p)
  return [lowerCoordinate(lowestLogP - logCriticalP), lowerCoordinate(seamLogP - logCriticalP)]
}

function trio(fluid: Fluid, frame: Frame, size: Size, by: 'T' | 'h' | 'transport', line: Line): Trio {
  const [liquid, gas, dense] = size.columns
  const below = rangeBelow(fluid, frame)
  const above: [number, number] = [frame.seamLogP, frame.highestLogP]
  const grid = (course: Course, columns: number, range: [number, number], line?: readonly HotState[]) =>
    gridOf(fluid, frame, course, size.rows[range === below ? 0 : 1], columns, range, by, line)
  return {
    liquid: grid('liquid', liquid, below, line.boiling),
    gas: grid('gas', gas, below, line.condensing),
    dense: grid(by === 'h' ? 'straight' : 'ridge', dense, above),
  }
}

function gridOf(
  fluid: Fluid,
  frame: Frame,
  course: Course,
  rows: number,
  columns: number,
  [start, end]: [number, number],
  by: 'T' | 'h' | 'transport',
  line?: readonly HotState[],
): Grid {
  const width = by === 'transport' ? 2 : 6
  const step = stepOf(start, end, rows)
  const low = new Float64Array(rows)
  const high = new Float64Array(rows)
  const values = new Float64Array(rows * columns * width)
  const out = hotState()
  const { hot, critical } = fluid
  for (let row = 0; row < rows; row++) {
    const isDense = course === 'ridge' || course === 'straight'
    const along = start + row * step
    const logReduced = isDense ? along - Math.log(critical.p) : lowerInverse(along)
    const p = critical.p * Math.exp(logReduced)
    const top = ridgeTemperature(logReduced, critical.T)
    const atT = (T: number) => {
      hot.atTp(T, p, out)
      return by === 'h' ? out.h : course === 'ridge' ? ridgeCoordinate(T, top) : T
    }
    const saturated = line?.[row]
    const onLine = saturated && (by === 'h' ? saturated.h : saturated.T)
    low[row] = course === 'gas' ? onLine! : atT(frame.lowestT)
    // Where an equation ends in the box, so does the grid before it: an end in there would bend with pressure.
    const endsInBox = isDense && frame.highestT < 1.06 * critical.T
    high[row] = course === 'liquid' ? onLine! : atT(endsInBox ? 0.965 * critical.T : frame.highestT)
    for (let column = 0; column < columns; column++) {
      const x = coordinateAt(course, column / (columns - 1), low[row]!, high[row]!)
      if (column === 0 && saturated) Object.assign(out, saturated)
      else if (by === 'h') atEnthalpy(hot, p, x, Math.abs(logReduced) < 0.2, out, column > 0)
      else hot.atTp(course === 'ridge' ? ridgeInverse(x, top) : x, p, out)
      const at = (row * columns + column) * width
      if (by === 'transport') {
        hot.transport(out)
        values[at] = Math.log(out.mu)
        values[at + 1] = out.k
      } else writeNode(values, at, out, p, course, by)
    }
  }
  return { course, rows, columns, width, start, density: 1 / step, low, high, values }
}

/** In the box a node is never read: where the reference finds no state there, the node keeps that of its neighbour. */
function atEnthalpy(hot: HotFluid, p: number, h: number, isInBox: boolean, out: HotState, isNear: boolean): void {
  try {
    hot.atPh(p, h, out, isNear ? out : undefined)
  } catch (error) {
    if (!(isInBox && error instanceof EngineError)) throw error
  }
}

/** Density of a liquid; of a gas what an ideal gas keeps, density over pressure times temperature. */
function writeNode(values: Float64Array, at: number, out: HotState, p: number, course: Course, by: 'T' | 'h'): void {
  values[at] = course === 'liquid' ? out.rho : (out.rho * out.T) / p
  values[at + 1] = by === 'T' ? out.h : out.T
  values[at + 2] = out.s
  values[at + 3] = out.cp
  values[at + 4] = out.cv
  values[at + 5] = out.w
}

const saturationRows = 300

function saturationOf({ hot, critical }: Fluid, lowestT: number): Tables['saturation'] {
  const start = 1 / lowestT
  const step = (1 / (0.99 * critical.T) - start) / (saturationRows - 1)
  const rows = new Float64Array(saturationRows * 2)
  const out = hotState()
  for (let row = 0; row < saturationRows; row++)
    for (const q of [0, 1]) {
      hot.atTq(1 / (start + row * step), q, out)
      rows[2 * row + q] = Math.log(out.p)
    }
  return { start, step, rows }
}

/**
 * Pressure of saturation by the table.
 *
 * @param of  the table
 * @param T   temperature [K]
 * @param q   0 for boiling, 1 for condensing
 * @returns   pressure [Pa], 0 beyond the table
 *
 * Source: cubic interpolation of ln p over 1/T.
 */
export function tabledPressure({ start, step, rows }: Tables['saturation'], T: number, q: 0 | 1): number {
  const position = (1 / T - start) / step
  if (!(position >= 0 && position <= saturationRows - 1)) return 0
  const first = Math.min(Math.max(Math.floor(position) - 1, 0), saturationRows - 4)
  const x = position - first
  const at = (k: number) => rows[2 * (first + k) + q]!
  const x1 = x - 1
  const x2 = x - 2
  const x3 = x - 3
  return Math.exp(
    (-x1 * x2 * x3 * at(0)) / 6 + (x * x2 * x3 * at(1)) / 2 - (x * x1 * x3 * at(2)) / 2 + (x * x1 * x2 * at(3)) / 6,
  )
}
