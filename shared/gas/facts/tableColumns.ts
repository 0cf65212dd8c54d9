/** The columns of the table of states, on the page, in the report and in the workbook. */
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import type { GasRating, GasSheetRow } from '../document/gasRating'

export interface StateColumn {
  name: string
  unit: string
  /** Of a number without unit: how many decimals; of others the quantity says so. */
  quantity: Quantity
  decimals?: number
  of: (row: GasSheetRow) => number
  cell: (row: GasSheetRow) => string
}

export function tableColumns(along: GasRating['table']['along'], { number, label }: Reader): StateColumn[] {
  const column = (name: string, quantity: Quantity, property: keyof GasSheetRow, decimals?: number): StateColumn => ({
    ...{ name, quantity, unit: label(quantity), of: row => row[property] },
    ...(decimals === undefined ? {} : { decimals }),
    cell: row => (decimals === undefined ? number(row[property], quantity) : formatNumber(row[property], decimals)),
  })
  const first =
    along === 'temperature' ? column('Temperature', 'temperature', 'T') : column('Pressure', 'absolutePressure', 'p')
  return [
    first,
    column('Density', 'gasDensity', 'rho'),
    column('Z', 'ratio', 'Z', 4),
    column('cp', 'specificHeat', 'cp'),
    column('Heat ratio', 'ratio', 'gamma', 3),
    column('Viscosity', 'gasViscosity', 'mu'),
    column('Conductivity', 'thermalConductivity', 'k'),
    column('Enthalpy', 'fluidEnthalpy', 'h'),
  ]
}
