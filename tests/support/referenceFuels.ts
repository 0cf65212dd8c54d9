/** Fuels and air of the reference rows of combustion, as inputs of the engine. */
import type { Fuel, UltimateAnalysis } from '../../engine/combustion'
import type { AirComposition } from '../../engine/fluids'
import { gasKeyed } from '../../engine/fluids/gases'
import reference from '../reference/combustion.json'

interface Given {
  mole_fractions?: Record<string, number>
  mass_fractions?: Record<string, number>
  HHV: number
  LHV: number
}

/** The fuels as the tables give them. */
export const givenFuels = reference.fuels as unknown as Readonly<Record<string, Given>>

/** A composition by keys, such as CH4, converted to the engine's names. */
export function byNames(shares: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(shares).map(([key, share]) => [gasKeyed(key)!, share]))
}

/** A fuel of the tables. */
export function referenceFuel(name: string): Fuel {
  const { mole_fractions, mass_fractions, HHV } = givenFuels[name]!
  if (mole_fractions) return { kind: 'gas', composition: byNames(mole_fractions) }
  const { C = 0, H = 0, O = 0, N = 0, S = 0, ash = 0, H2O = 0 } = mass_fractions!
  const analysis: UltimateAnalysis = { C, H, O, N, S, ash, water: H2O }
  return { kind: 'mass', analysis, higherHeatingValue: HHV }
}

/** Dry air of the tables. */
export function referenceAir(name: string): AirComposition {
  return byNames(reference.airs[name as keyof typeof reference.airs]) as AirComposition
}

/** Rows of a table by the names of its columns. */
export function namedRows<Row = Record<string, number>>({
  columns,
  rows,
}: {
  columns: readonly string[]
  rows: readonly (readonly unknown[])[]
}): Row[] {
  return rows.map(row => Object.fromEntries(columns.map((column, i) => [column, row[i]])) as Row)
}
