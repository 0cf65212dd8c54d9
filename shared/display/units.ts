/** Units for display: the engine's table, with units as plain strings, because documents and fields store them so. */
import { fromSI, type Quantity, quantities, toSI, type Unit, type UnitId, type UnitSystem } from '../../engine/units'

export type { Quantity, UnitSystem }

/** Short labels for narrow places such as a field's unit; all other labels are short already. */
const shortForms = [
  [' air', ''],
  [' standard', ' std'],
  [' actual', ' act'],
  [' (enterprise)', ' ent.'],
] as const

function table(quantity: Quantity): Readonly<Record<string, Unit>> {
  return quantities[quantity].units
}

export function unitIds(quantity: Quantity): readonly string[] {
  return Object.keys(table(quantity))
}

/** The unit that `quantity` is shown in if no other was chosen. */
export function systemUnit(quantity: Quantity, system: UnitSystem): string {
  return quantities[quantity][system]
}

export function unitLabel(quantity: Quantity, unit: string): string {
  return table(quantity)[unit]?.label ?? unit
}

export function shortUnitLabel(quantity: Quantity, unit: string): string {
  return shortForms.reduce((label, [long, short]) => label.replace(long, short), unitLabel(quantity, unit))
}

export function unitDecimals(quantity: Quantity, unit: string): number {
  return table(quantity)[unit]?.decimals ?? 2
}

/**
 * The unit in which documents hold a quantity, which is coherent: its values need no factor. Undefined if none of
 * these units is.
 */
export function coherentUnit(quantity: Quantity, among: readonly string[]): string | undefined {
  return among.map(id => table(quantity)[id]!).find(({ factor, offset }) => factor === 1 && offset === 0)?.label
}

export function shownValue(value: number, quantity: Quantity, unit: string): number {
  return fromSI(quantity, unit as UnitId, value)
}

export function siValue(shown: number, quantity: Quantity, unit: string): number {
  return toSI(quantity, unit as UnitId, shown)
}

export function isQuantity(name: string): name is Quantity {
  return Object.hasOwn(quantities, name)
}
