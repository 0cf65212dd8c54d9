/** How a field of one certain coil is counted: the measure by its kind, and its units. */
import { shownValue, siValue, systemUnit, type UnitSystem, unitIds } from '../../display/units'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase } from '../document/coilTypes'
import type { CoilField, Measure } from './coilField'
import { coilField, kindOf } from './coilFields'
import type { CoilPath } from './coilPath'
import { valueAt } from './paths'

/** The measure of the number at `path`; undefined where a choice is made instead. */
export function measureOf(input: CoilInput, field: CoilField): Measure | undefined {
  // Of steam and refrigerants nobody counts a pressure drop in feet of water.
  const isOfVapor = field.path === 'limits.fluidPressureDrop' && changesPhase(input)
  if (field.kind === 'number') return isOfVapor ? { ...field, quantity: 'vaporPressureDrop' } : field
  if (field.kind === 'kinded') return field.measures[kindOf(input, field)]
  return undefined
}

export function measureAt(input: CoilInput, path: CoilPath): Measure {
  const measure = measureOf(input, coilField(path))
  if (!measure) throw new Error(`${path} is not a number`)
  return measure
}

export function numberAt(input: CoilInput, path: CoilPath): number | undefined {
  const value = valueAt(input, path)
  return typeof value === 'number' ? value : undefined
}

export function measureUnits({ quantity, units }: Measure): readonly string[] {
  return units?.all ?? unitIds(quantity)
}

/** The unit a measure is shown in: the chosen one if it is one of its own, else that of the system. */
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
