import { isShownAbove, type ShownScale } from '../../engine/units/shownScale'
import { formatNumber } from './formatNumber'
import { type Quantity, shownValue, siValue, systemUnit, type UnitSystem, unitDecimals, unitLabel } from './units'

/** The number of an SI value in `unit`, with the decimals that the engine supports in it. */
export function formatQuantity(value: number, quantity: Quantity, unit: string): string {
  return formatNumber(shownValue(value, quantity, unit), unitDecimals(quantity, unit))
}

/** The formats of quantities for one reader: numbers and unit labels of one unit system. */
export interface Reader {
  system: UnitSystem
  /** The number alone, for tables with the unit in the head. Enthalpies are of moist air, on the reader's scale. */
  number: (value: number, quantity: Quantity) => string
  label: (quantity: Quantity) => string
  /** The number with its unit: `600 ft/min`. */
  full: (value: number, quantity: Quantity) => string
  /** Whether a value is above a limit, both with the digits that the reader sees: 55.0 is not above 55.0. */
  isAbove: (value: number, limit: number, quantity: Quantity) => boolean
}

/** The zero and the last digit of a quantity as the reader sees it, in SI. */
export function shownScale(quantity: Quantity, system: UnitSystem): ShownScale {
  const unit = systemUnit(quantity, system)
  const zero = siValue(0, quantity, unit)
  return { zero, step: siValue(10 ** -unitDecimals(quantity, unit), quantity, unit) - zero }
}

/**
 * Enthalpy of dry air at 32 °F on the scale of IP charts, which starts at 0 °F: 0.240 × 32 Btu/lb [J/kg]. The scale
 * of the engine starts at 0 °C, as that of SI charts.
 */
const inchPoundDatum = 0.24 * 32 * 2326

/** An SI value in the reader's unit, not rounded; an enthalpy of moist air is on the scale of the reader's charts. */
export function readersValue(value: number, quantity: Quantity, system: UnitSystem): number {
  const datum = quantity === 'enthalpy' && system === 'IP' ? inchPoundDatum : 0
  return shownValue(value + datum, quantity, systemUnit(quantity, system))
}

export function readerOf(system: UnitSystem): Reader {
  const number = (value: number, quantity: Quantity) =>
    formatNumber(readersValue(value, quantity, system), unitDecimals(quantity, systemUnit(quantity, system)))
  const label = (quantity: Quantity) => unitLabel(quantity, systemUnit(quantity, system))
  return {
    system,
    number,
    label,
    full: (value, quantity) => `${number(value, quantity)} ${label(quantity)}`,
    isAbove: (value, limit, quantity) => isShownAbove(value, limit, shownScale(quantity, system)),
  }
}
