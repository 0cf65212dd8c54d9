/** What a search request of any tool becomes before it is kept: values of the catalogue, scales of the reader. */
import { shownScale } from '../../../shared/display/formatQuantity'
import type { Quantity, UnitSystem } from '../../../shared/display/units'
import type { Shown } from '../../../shared/tools/searchShortfalls'

/** The choices with those that are to be optimized as all values of the catalogue. */
export const triedOf = <Choices extends object>(
  choices: Readonly<Record<string, unknown>>,
  catalogue: Readonly<Record<string, readonly unknown[]>>,
): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, value]) => [name, value === 'optimize' ? catalogue[name] : value]),
  ) as Choices

/** The quantities of the limits with the digits that the reader sees; none where nobody reads. */
export const shownTo = (system: UnitSystem | undefined, judged: readonly Quantity[]): { shown?: Shown } =>
  system ? { shown: Object.fromEntries(judged.map(name => [name, shownScale(name, system)])) } : {}
