/** Converts numbers between the engine's SI units and the unit that a field shows. */
import { shownValue, siValue, systemUnit, type UnitSystem, unitIds } from '../../display/units'
import type { Measure } from './field'
import { valueAt } from './paths'

export function numberAt(input: object, path: string): number | undefined {
  const value = valueAt(input, path)
  return typeof value === 'number' ? value : undefined
}

export function measureUnits({ quantity, units }: Measure): readonly string[] {
  return units?.all ?? unitIds(quantity)
}

/** The unit that a measure is shown in: the chosen one if the measure has it, otherwise that of the system. */
export function measureUnit(measure: Measure, system: UnitSystem, chosen?: string): string {
  if (chosen !== undefined && measureUnits(measure).includes(chosen)) return chosen
  return measure.units?.[system] ?? systemUnit(measure.quantity, system)
}

export function shownMeasure(value: number, { quantity, isReciprocal }: Measure, unit: string): number {
  return shownValue(isReciprocal ? 1 / value : value, quantity, unit)
}

export function siMeasure(shown: number, { quantity, isReciprocal }: Measure, unit: string): number {
  const value = siValue(shown, quantity, unit)
  return isReciprocal ? 1 / value : value
}
