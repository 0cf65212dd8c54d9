/**
 * Reference tables of fluids. They are read, not imported: to infer a type from each of their numbers takes a twentieth
 * of the time of type checking.
 */
import { readFileSync } from 'node:fs'

type Row = (number | null)[]

export interface FluidTable {
  columns: string[]
  /** By fluid. */
  rows: Record<string, Row[]>
}

function read<Table extends FluidTable>(name: string): Table {
  return JSON.parse(readFileSync(new URL(`../reference/${name}.json`, import.meta.url), 'utf8')) as Table
}

export const saturation = read('refrigerantSaturation')
export const states = read('refrigerantStates')
export const blendSaturation = read('blendSaturation')
export const blendStates = read('blendStates')
export const gases = read('gases')
export const denseGases = read('gasesDense')
export const gasMixtures = read<FluidTable & { compositions: Record<string, Record<string, number>> }>('gasMixtures')
export const liquids = read<FluidTable & { freezing: FluidTable['rows']; water: Row[] }>('liquids')

/** The values of a row by the names of their columns. */
export function named({ columns }: FluidTable, row: Row): Record<string, number | null> {
  return Object.fromEntries(columns.map((column, index) => [column, row[index]!]))
}
