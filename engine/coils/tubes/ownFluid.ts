/** A fluid defined by the user's table of properties by temperature. */
import { EngineError } from '../../errors'
import type { FluidPoint } from '../../fluids/propertySegments'
import type { FluidRow } from '../coil'

/** The name of a fluid whose properties the user gives. */
export const ownFluidName = 'Other'

/** Number of rows of such a table. */
export const ownFluidRows = { fewest: 2, most: 10 } as const

/**
 * Bounds of the values in a row, SI: from the thinnest gas to liquid metal. An error of a factor 1000 in a unit is
 * mostly outside.
 */
export const ownFluidBounds: Readonly<Record<keyof FluidRow, readonly [min: number, max: number]>> = {
  temperature: [150, 1000],
  density: [0.01, 25_000],
  heatCapacity: [100, 20_000],
  viscosity: [1e-6, 100],
  conductivity: [1e-3, 500],
}

/** The fault of a table: the row, from 1, and the column, or temperatures that do not rise. */
export interface TableFault {
  readonly kind: 'rows' | 'number' | 'order'
  readonly row?: number
  readonly column?: keyof FluidRow
}

const columns = Object.keys(ownFluidBounds) as (keyof FluidRow)[]

/**
 * Finds the first fault in a table of properties.
 *
 * @param table  rows of temperature [K], density [kg/m3], heat capacity [J/kg K], viscosity [Pa s], conductivity [W/m
 * K]
 * @returns      the first fault, or undefined for a valid table
 *
 * Valid for any rows; a table has 2 to 10 of them, each number within `ownFluidBounds`, the temperatures rising.
 *
 * Source: definition.
 */
export function faultOfTable(table: readonly FluidRow[]): TableFault | undefined {
  if (table.length < ownFluidRows.fewest || table.length > ownFluidRows.most) return { kind: 'rows' }
  for (const [index, row] of table.entries()) {
    const column = columns.find(name => {
      const [min, max] = ownFluidBounds[name]
      return !(row[name] >= min && row[name] <= max)
    })
    if (column) return { kind: 'number', row: index + 1, column }
    if (index > 0 && !(row.temperature > table[index - 1]!.temperature)) {
      return { kind: 'order', row: index + 1, column: 'temperature' }
    }
  }
  return undefined
}

/** The message for a table with a fault, without units. */
function messageOf({ kind, row, column }: TableFault): string {
  if (kind === 'rows') return 'the table of an own fluid has 2 to 10 rows'
  if (kind === 'order') return `row ${row} of the table must be warmer than the row before`
  return `row ${row} of the table has no ${column === 'heatCapacity' ? 'heat capacity' : column} that a fluid has`
}

/**
 * Properties of a fluid by the user's table.
 *
 * @param table  as `faultOfTable` takes it
 * @returns      function that writes the properties at a temperature between the first and the last row, SI; enthalpy
 * is zero at the first
 *
 * Valid between the rows, not beyond; an invalid table is `invalid-input` with the path `fluid.table`.
 *
 * Source: the user's own; linear interpolation between the rows, of viscosity in its logarithm.
 */
export function ownFluid(table: readonly FluidRow[]): (T: number, out: FluidPoint) => void {
  const fault = faultOfTable(table)
  if (fault) throw new EngineError('invalid-input', messageOf(fault), { path: 'fluid.table' })
  const heats = [0]
  for (const [index, { temperature, heatCapacity }] of table.entries()) {
    const next = table[index + 1]
    if (!next) break
    heats.push(heats[index]! + ((heatCapacity + next.heatCapacity) / 2) * (next.temperature - temperature))
  }
  return (T, out) => {
    let index = 0
    while (index < table.length - 2 && T > table[index + 1]!.temperature) index++
    const [from, to] = [table[index]!, table[index + 1]!]
    const dT = T - from.temperature
    const x = dT / (to.temperature - from.temperature)
    const between = (one: number, other: number) => one + x * (other - one)
    out.rho = between(from.density, to.density)
    out.cp = between(from.heatCapacity, to.heatCapacity)
    out.mu = from.viscosity * (to.viscosity / from.viscosity) ** x
    out.k = between(from.conductivity, to.conductivity)
    out.h = heats[index]! + ((from.heatCapacity + out.cp) / 2) * dT
    out.Pr = (out.cp * out.mu) / out.k
  }
}
