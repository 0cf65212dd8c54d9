/** Builds a fluid's tables from its reference equation. */
import { type Fluid, type HotState, hotState } from '../fluid'
import { lowerCoordinate, lowerInverse } from '../lineCoordinate'
import { byEnthalpy, reducedPressure, temperatureAt, writeNode } from './byEnthalpy'
import { type Course, type Grid, ridgeCoordinate, ridgeTemperature } from './grid'
import { fillHidden, isHidden } from './hidden'

/**
 * The tables of a fluid: by temperature and by enthalpy; of its liquid, its gas, and the range from near its critical
 * pressure upwards.
 */
export interface Tables {
  readonly byT: Trio
  readonly byH: Trio
  /** ln p of the bubble and the dew line at equal steps of 1/T. */
  readonly saturation: { readonly start: number; readonly step: number; readonly rows: Float64Array }
  /** Built when transport is first needed. */
  transport: Trio | undefined
  /** Around the critical point: inside this box the reference equation is used. */
  readonly box: Box
  readonly criticalT: number
  readonly logCriticalP: number
  readonly lowestT: number
  readonly highestT: number
  readonly lowestLogP: number
  readonly seamLogP: number
  readonly highestLogP: number
}

/**
 * The box around the critical point, inside which the reference equation is used: limits as shares of the critical
 * pressure and temperature.
 */
export const tableBox = { pressure: [0.87, 1.27], temperature: [0.965, 1.055] } as const

/** Three grids that meet at the dome and at the seam, a pressure below the critical one. */
export interface Trio {
  readonly liquid: Grid
  readonly gas: Grid
  readonly dense: Grid
}

export interface Box {
  readonly topP: number
  readonly topLogP: number
  readonly lowT: number
  readonly highT: number
}

interface Size {
  readonly rows: readonly [below: number, above: number]
  readonly columns: readonly [liquid: number, gas: number, dense: number]
}

type Sizes = Readonly<Record<'byT' | 'transport', Size> & { byH: Readonly<Record<keyof Trio, number>> }>

const sizes: Sizes = {
  byT: { rows: [56, 48], columns: [32, 42, 130] },
  byH: { liquid: 32, gas: 32, dense: 100 },
  transport: { rows: [30, 22], columns: [40, 24, 140] },
}
/** Sizes for a fluid whose tables begin where it freezes: more columns for its liquid. */
const coldSizes: Sizes = {
  byT: { rows: [64, 48], columns: [48, 46, 130] },
  byH: { liquid: 48, gas: 32, dense: 100 },
  transport: { rows: [36, 22], columns: [80, 24, 140] },
}
/** Fluids that coils use below half of Tc: the walls in front of steam may be near freezing. */
const asCold = ['R-718']

const sizesOf = ({ name }: Fluid) => (asCold.includes(name) ? coldSizes : sizes)
/** In colder liquid the viscosity is too steep for the cells: there the reference equation is used [K]. */
const steepBelow: Readonly<Record<string, number>> = { 'R-245ca': 250 }
/** Lowest temperature of the tables near the critical pressure and above, and of most fluids at all [K]. */
const usualLowest = ({ name, critical }: Fluid) => steepBelow[name] ?? 0.5 * critical.T

/**
 * The lowest temperature of the tables of a fluid.
 *
 * @param fluid  the fluid by its reference equation
 * @returns      lowest temperature below the seam [K]: half the critical one or the triple point; of water the triple
 * point
 *
 * Source: definition.
 */
export function lowestTabled(fluid: Fluid): number {
  const triple = fluid.limits.lowestT * 1.0001
  return asCold.includes(fluid.name) ? triple : Math.max(triple, usualLowest(fluid))
}

/**
 * The tables of a fluid, without transport.
 *
 * @param fluid  the fluid by its reference equation
 * @returns      the tables
 *
 * Valid from `lowestTabled`, near the critical pressure and above from half the critical temperature, to 1.49 times it
 * (where some conductivities drop their critical part at once) or the equation's highest temperature; to three times
 * the critical pressure.
 *
 * Source: the fluid's own equation at every node.
 */
export function tablesOf(fluid: Fluid): Tables {
  const { critical, limits, hot } = fluid
  const lowestT = lowestTabled(fluid)
  const highestT = Math.min(limits.highestT * 0.9999, 1.49 * critical.T)
  const out = hotState()
  hot.atTq(1.04 * lowestT, 0, out)
  const lowestLogP = Math.log(out.p)
  const frame = {
    lowestT,
    highestT,
    lowestLogP,
    seamLogP: Math.log(tableBox.pressure[0] * critical.p),
    highestLogP: Math.log(Math.min(3 * critical.p, 0.999 * limits.highestP)),
  }
  const { byH, ...size } = sizesOf(fluid)
  const byT = trio(fluid, frame, size.byT, false)
  // Written out in full: a spread would give the tables of each fluid a shape of their own in the compiler.
  return {
    lowestT: frame.lowestT,
    highestT: frame.highestT,
    lowestLogP: frame.lowestLogP,
    seamLogP: frame.seamLogP,
    highestLogP: frame.highestLogP,
    byT,
    byH: {
      liquid: byEnthalpy(fluid, byT.liquid, 'liquid', byH.liquid),
      gas: byEnthalpy(fluid, byT.gas, 'gas', byH.gas),
      dense: byEnthalpy(fluid, byT.dense, 'straight', byH.dense),
    },
    saturation: saturationOf(fluid, lowestT),
    criticalT: critical.T,
    logCriticalP: Math.log(critical.p),
    transport: undefined,
    box: {
      topP: tableBox.pressure[1] * critical.p,
      topLogP: Math.log(tableBox.pressure[1] * critical.p),
      lowT: tableBox.temperature[0] * critical.T,
      highT: tableBox.temperature[1] * critical.T,
    },
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
  return trio(fluid, frame, sizesOf(fluid).transport, true)
}

/** Both phases at the pressure of every row below the seam. */
interface Line {
  readonly boiling: readonly HotState[]
  readonly condensing: readonly HotState[]
}

function lineOf(fluid: Fluid, frame: Frame, rows: number): Line {
  const [start, end] = rangeBelow(fluid, frame, rows)
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

/**
 * Up to one row above the seam, so that rows lie on both sides of every cell that is read: at an end cubic
 * interpolation is least accurate.
 */
function rangeBelow({ critical }: Fluid, { lowestLogP, seamLogP }: Frame, rows: number): [number, number] {
  const logCriticalP = Math.log(critical.p)
  const start = lowerCoordinate(lowestLogP - logCriticalP)
  const step = (lowerCoordinate(seamLogP - logCriticalP) - start) / (rows - 2)
  return [start, start + step * (rows - 1)]
}

function trio(fluid: Fluid, frame: Frame, size: Size, isTransport: boolean): Trio {
  const line = lineOf(fluid, frame, size.rows[0])
  const [liquid, gas, dense] = size.columns
  const below = rangeBelow(fluid, frame, size.rows[0])
  const above: [number, number] = [frame.seamLogP, frame.highestLogP]
  const grid = (course: Course, columns: number, range: [number, number], line?: readonly HotState[]) =>
    gridOf(fluid, frame, course, size.rows[range === below ? 0 : 1], columns, range, isTransport, line)
  return {
    liquid: grid('liquid', liquid, below, line.boiling),
    gas: grid('gas', gas, below, line.condensing),
    dense: grid('ridge', dense, above),
  }
}

function gridOf(
  fluid: Fluid,
  frame: Frame,
  course: Course,
  rows: number,
  columns: number,
  [start, end]: [number, number],
  isTransport: boolean,
  line?: readonly HotState[],
): Grid {
  const width = isTransport ? 2 : 6
  const low = new Float64Array(rows)
  const high = new Float64Array(rows)
  const values = new Float64Array(rows * columns * width)
  const grid: Grid = { course, rows, columns, width, start, density: 1 / stepOf(start, end, rows), low, high, values }
  const out = hotState()
  const { hot, critical } = fluid
  for (let row = 0; row < rows; row++) {
    const logReduced = reducedPressure(grid, row, critical.p)
    const p = critical.p * Math.exp(logReduced)
    const top = ridgeTemperature(logReduced, critical.T)
    const coordinateOf = (T: number) => (course === 'ridge' ? ridgeCoordinate(T, top) : T)
    const saturated = line?.[row]
    low[row] =
      course === 'gas'
        ? saturated!.T
        : coordinateOf(course === 'ridge' ? Math.max(frame.lowestT, usualLowest(fluid)) : frame.lowestT)
    // Where an equation ends inside the box, the grid ends before it: a limit in there would vary with pressure.
    const endsInBox = course === 'ridge' && frame.highestT < 1.06 * critical.T
    high[row] =
      course === 'liquid'
        ? saturated!.T
        : coordinateOf(endsInBox ? tableBox.temperature[0] * critical.T : frame.highestT)
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * width
      const T = temperatureAt(grid, row, column, top)
      if (course === 'ridge' && isHidden(T, logReduced, critical.T)) {
        values[at] = Number.NaN
        continue
      }
      if (column === 0 && saturated) Object.assign(out, saturated)
      else hot.atTp(T, p, out, column > 0 ? out : undefined)
      if (isTransport) {
        hot.transport(out)
        values[at] = Math.log(out.mu)
        values[at + 1] = out.k
      } else writeNode(values, at, out, p, course === 'liquid', out.h)
    }
    fillHidden(values, row * columns * width, (row + 1) * columns * width, width)
  }
  return grid
}

const saturationRows = 100

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
 * @param q   0 for the bubble line, 1 for the dew line
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
