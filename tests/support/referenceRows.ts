/** Compares rows of another library with correlations of the registry, matched by the names of their inputs. */
import { correlationOf } from '../../engine'

/** A table: the names of the inputs, and rows of their values with the result last; null if not given. */
export interface ReferenceTable {
  columns: string[]
  rows: (number | null)[][]
}

/** One row by name, with its result. */
export type ReferenceRow = Record<string, number> & { answer: number }

/** Names of that library and ours. Names that are not here are converted in the test. */
const names: Record<string, string> = {
  x: 'quality',
  D: 'diameter',
  rhol: 'liquidDensity',
  rhog: 'vapourDensity',
  mul: 'liquidViscosity',
  mug: 'vapourViscosity',
  kl: 'liquidConductivity',
  kg: 'vapourConductivity',
  Cpl: 'liquidHeatCapacity',
  Cpg: 'vapourHeatCapacity',
  Hvap: 'latentHeat',
  sigma: 'surfaceTension',
  P: 'pressure',
  Psat: 'pressure',
  Pc: 'criticalPressure',
  q: 'heatFlux',
  Te: 'wallDifference',
  dPsat: 'saturationPressureDifference',
  Tsat: 'saturationTemperature',
  Rp: 'roughness',
  Ra: 'roughness',
  K: 'shapeFactor',
  referenceCoefficient: 'referenceCoefficient',
  water: 'water',
  fluidClass: 'fluidClass',
}

/** Every row of a table by its own names. */
export function rowsOf({ columns, rows }: ReferenceTable): ReferenceRow[] {
  return rows.map(row => {
    const named: Record<string, number> = { answer: row.at(-1) as number }
    columns.forEach((column, index) => {
      const value = row[index]
      if (typeof value === 'number') named[column] = value
    })
    return named as ReferenceRow
  })
}

/** The result of a registry entry for a row. Gradients are multiplied by the row's length. */
export function answerTo(id: string, row: ReferenceRow, more: Record<string, number> = {}): number {
  const correlation = correlationOf(id)
  const inputs: Record<string, number> = {}
  for (const [name, value] of Object.entries(row)) if (names[name]) inputs[names[name]] = value
  if (row.m && row.D) inputs.massFlux = row.m / ((Math.PI / 4) * row.D ** 2)
  if (row.MW) inputs.molarMass = row.MW / 1000
  if (row.angle !== undefined) inputs.angle = (row.angle * Math.PI) / 180
  Object.assign(inputs, more)
  const known = new Set(correlation.inputs.map(({ name }) => name))
  const taken = Object.fromEntries(Object.entries(inputs).filter(([name]) => known.has(name)))
  const { value } = correlation.evaluate(taken)
  const { unit } = correlation.inputs.find(({ name }) => name === 'massFlux') ?? {}
  return unit && row.L && correlation.kind === 'two-phase friction' ? value * row.L : value
}
