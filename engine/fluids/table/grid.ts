/** A table over pressure and a second coordinate, read by bicubic interpolation. */

/**
 * Spacing of the second coordinate: densest at the boiling line, densest at the dew line, even, or dense about its
 * middle.
 */
export type Course = 'liquid' | 'gas' | 'straight' | 'ridge'

/**
 * Rows at equal steps of a coordinate of pressure. Each row has its own range from `low` to `high`: its ends are the
 * saturation line or a limit, so that no cell crosses the line. `values` holds `width` numbers for each node.
 */
export interface Grid {
  readonly course: Course
  readonly rows: number
  readonly columns: number
  readonly width: number
  readonly start: number
  /** Number of rows per unit of the coordinate of pressure. */
  readonly density: number
  readonly low: Float64Array
  readonly high: Float64Array
  readonly values: Float64Array
}

/** The first of four rows about a pressure, with their weights. */
export interface Place {
  row: number
  a: number
  b: number
  c: number
  d: number
}

/**
 * An empty place.
 *
 * @returns  a place, all 0
 *
 * Source: definition.
 */
export function place(): Place {
  return { row: 0, a: 0, b: 0, c: 0, d: 0 }
}

/** Width of the ridge above the critical point, as a share of the temperature there. */
const ridge = 0.02

/**
 * The temperature of the ridge of heat capacity that continues the boiling line above the critical point.
 *
 * @param logReduced  ln(p/pc)
 * @param criticalT   [K]
 * @returns           temperature [K], roughly
 *
 * Source: the slope of vapour pressures at the critical point, about 7.
 */
export function ridgeTemperature(logReduced: number, criticalT: number): number {
  return criticalT * (1 + logReduced / 7)
}

/**
 * The coordinate of a ridge grid: equal steps are short near the ridge.
 *
 * @param T    temperature [K]
 * @param top  temperature on the ridge [K]
 * @returns    the coordinate [-]
 *
 * Source: definition.
 */
export function ridgeCoordinate(T: number, top: number): number {
  return Math.asinh((T / top - 1) / ridge)
}

/**
 * The inverse of `ridgeCoordinate`.
 *
 * @param x    the coordinate [-]
 * @param top  temperature on the ridge [K]
 * @returns    temperature [K]
 *
 * Source: definition.
 */
export function ridgeInverse(x: number, top: number): number {
  return top * (1 + ridge * Math.sinh(x))
}

/**
 * Finds the rows around a pressure.
 *
 * @param of        the grid
 * @param pressure  its coordinate of pressure, within the grid
 * @param at        the rows and their weights are written here
 *
 * Source: Lagrange weights of four equidistant points.
 */
export function findRow(of: Grid, pressure: number, at: Place): void {
  const position = (pressure - of.start) * of.density
  let first = Math.floor(position) - 1
  if (first < 0) first = 0
  else if (first > of.rows - 4) first = of.rows - 4
  const x = position - first
  const x1 = x - 1
  const x2 = x - 2
  const x3 = x - 3
  at.row = first
  at.a = (-x1 * x2 * x3) / 6
  at.b = (x * x2 * x3) / 2
  at.c = (-x * x1 * x3) / 2
  at.d = (x * x1 * x2) / 6
}

/**
 * The end of the rows at a place.
 *
 * @param ends  `low` or `high` of the grid
 * @param at    the place, with its rows found
 * @returns     the end there
 *
 * Source: definition.
 */
export function endAt(ends: Float64Array, { row, a, b, c, d }: Place): number {
  return a * ends[row]! + b * ends[row + 1]! + c * ends[row + 2]! + d * ends[row + 3]!
}

/**
 * The coordinate at a share of a row: columns of a liquid start at its high end and are dense there, those of a gas at
 * its low end.
 *
 * @param course  course of the grid
 * @param u       0 at the first column, 1 at the last
 * @param low     low end of the row
 * @param high    high end of the row
 * @returns       the coordinate
 *
 * Source: definition.
 */
export function coordinateAt(course: Course, u: number, low: number, high: number): number {
  if (course === 'liquid') return high - u * u * (high - low)
  return low + (course === 'gas' ? u * u : u) * (high - low)
}

/**
 * Reads the six numbers at the first column of a grid: on the saturation line.
 *
 * @param of   the grid, of width 6
 * @param at   the place, with its rows found
 * @param out  the numbers are written here
 *
 * Source: cubic interpolation.
 */
export function readLine({ values, columns }: Grid, { row, a, b, c, d }: Place, out: Float64Array): void {
  const next = columns * 6
  let k = row * next
  for (let n = 0; n < 6; n++, k++)
    out[n] = a * values[k]! + b * values[k + next]! + c * values[k + 2 * next]! + d * values[k + 3 * next]!
}
