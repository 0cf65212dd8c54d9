/** Carbon dioxide emissions of a fuel per unit of heat. */
import { EngineError } from '../errors'
import type { FuelFacts } from './fuel'

/** Joules in a million British thermal units, of the international table. */
const millionBtu = 1.05505585262e9

/** Molar mass of carbon dioxide [kg/mol]. */
const carbonDioxide = 0.0440095

/** Carbon dioxide per unit of heat by the higher heating value [kg per million Btu], by the name of the row. */
const table: Readonly<Record<string, number>> = {
  'Natural gas (weighted US average)': 53.06,
  Propane: 62.87,
  'Propane Gas': 61.46,
  'Liquefied petroleum gases (LPG)': 61.71,
  Isobutane: 64.94,
  Kerosene: 75.2,
  'Distillate Fuel Oil No. 2': 73.96,
  'Distillate Fuel Oil No. 4': 75.04,
  'Residual Fuel Oil No. 5': 72.93,
  'Residual Fuel Oil No. 6': 75.1,
  Anthracite: 103.69,
  Bituminous: 93.28,
  Lignite: 97.72,
}

/**
 * Carbon dioxide per unit of heat, as in reports to the authorities.
 *
 * @param name  row of the table, such as `Distillate Fuel Oil No. 2`
 * @returns     carbon dioxide per unit of heat by the higher heating value [kg/J]
 *
 * Valid for the rows of the table; else `unknown-name`.
 *
 * Source: US 40 CFR 98 subpart C, table C-1 (text of 2016-12-09).
 */
export function publishedCarbonFactor(name: string): number {
  const found = table[name]
  if (found === undefined)
    throw new EngineError('unknown-name', `no emission factor ${name}; known are ${Object.keys(table).join(', ')}`, {
      name,
    })
  return found / millionBtu
}

/**
 * Carbon dioxide per unit of heat, by the carbon of a fuel.
 *
 * @param fuel  atoms [mol/kg] and higher heating value [J/kg]
 * @returns     carbon dioxide per unit of heat by the higher heating value [kg/J], from biogenic and fossil carbon
 * alike
 *
 * Valid for every fuel, burned completely.
 *
 * Source: definition.
 */
export function carbonFactor({ atoms, higherHeatingValue }: FuelFacts): number {
  return (atoms.C * carbonDioxide) / higherHeatingValue
}
