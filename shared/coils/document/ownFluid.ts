/** The table of the user's own fluid as it is read and typed: each column in a unit of the reader's system. */
import type { FluidRow } from '../../../engine/coils/coil'
import { faultOfTable, ownFluidBounds } from '../../../engine/coils/tubes/ownFluid'
import { formatSignificant } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Quantity, shownValue, siValue, systemUnit, type UnitSystem, unitLabel } from '../../display/units'

type Column = keyof FluidRow

export const ownFluidColumns: readonly (readonly [column: Column, label: string, quantity: Quantity])[] = [
  ['temperature', 'Temperature', 'temperature'],
  ['density', 'Density', 'density'],
  ['heatCapacity', 'Heat capacity', 'specificHeat'],
  ['viscosity', 'Viscosity', 'viscosity'],
  ['conductivity', 'Conductivity', 'thermalConductivity'],
]

/** The unit of a column. */
export const columnUnit = (quantity: Quantity, system: UnitSystem): string =>
  unitLabel(quantity, systemUnit(quantity, system))

/** A row as it is shown: in the order of the columns, with four significant digits. */
export function shownRow(row: FluidRow, system: UnitSystem): string[] {
  return ownFluidColumns.map(([column, , quantity]) =>
    formatSignificant(shownValue(row[column], quantity, systemUnit(quantity, system))),
  )
}

/** A row in SI from numbers in the units of the system; a missing number stays missing. */
export function siRow(numbers: readonly (number | null | undefined)[], system: UnitSystem): FluidRow {
  const values = ownFluidColumns.map(([column, , quantity], index) => {
    const number = numbers[index]
    return [column, typeof number === 'number' ? siValue(number, quantity, systemUnit(quantity, system)) : Number.NaN]
  })
  return Object.fromEntries(values)
}

/** The error message of a table, in the reader's units; undefined if the table is valid. */
export function tableMessage(table: readonly FluidRow[], reader: Reader): string | undefined {
  const fault = faultOfTable(table)
  if (!fault) return undefined
  if (fault.kind === 'rows') return 'A table has 2 to 10 rows.'
  if (fault.kind === 'order') return `Row ${fault.row}: warmer than the row before it.`
  const [column, label, quantity] = ownFluidColumns.find(([name]) => name === fault.column)!
  const unit = systemUnit(quantity, reader.system)
  const [min, max] = ownFluidBounds[column].map(bound => formatSignificant(shownValue(bound, quantity, unit)))
  return `Row ${fault.row}: ${label.toLowerCase()} from ${min} to ${max} ${unitLabel(quantity, unit)}.`
}

/** `3 rows, 32 to 212 °F`. */
export function tableSummary(table: readonly FluidRow[], { system }: Reader): string {
  const ends = [table[0], table.at(-1)].map(row => (row ? shownRow(row, system)[0] : ''))
  return `${table.length} rows, ${ends.join(' to ')} ${columnUnit('temperature', system)}`
}
