import { formatNumber } from './formatNumber'
import { type Quantity, shownValue, systemUnit, type UnitSystem, unitDecimals, unitLabel } from './units'

/** The number of an SI value in `unit`, with the decimals that the engine supports in it. */
export function formatQuantity(value: number, quantity: Quantity, unit: string): string {
  return formatNumber(shownValue(value, quantity, unit), unitDecimals(quantity, unit))
}

/** How one reader sees quantities: numbers and unit labels in one system. */
export interface Reader {
  system: UnitSystem
  /** The number alone, for tables with the unit in the head. */
  number: (value: number, quantity: Quantity) => string
  label: (quantity: Quantity) => string
  /** The number with its unit: `600 ft/min`. */
  full: (value: number, quantity: Quantity) => string
}

export function readerOf(system: UnitSystem): Reader {
  const number = (value: number, quantity: Quantity) => formatQuantity(value, quantity, systemUnit(quantity, system))
  const label = (quantity: Quantity) => unitLabel(quantity, systemUnit(quantity, system))
  return { system, number, label, full: (value, quantity) => `${number(value, quantity)} ${label(quantity)}` }
}
