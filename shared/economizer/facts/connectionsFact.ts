import { nominalDiameter } from '../../../engine/materials/pipe'
import type { UnitSystem } from '../../display/units'
import type { Fact } from '../../tools/results/keyResult'

/** The water connections of these nominal sizes [in], as pipes are ordered: `1 1/2 in`, `DN 40`. */
export function connectionsFact(sizes: readonly string[], system: UnitSystem): Fact {
  const name = 'Water connections'
  if (system === 'IP') return [name, sizes.join(' and '), 'in']
  return [name, sizes.map(size => `DN ${nominalDiameter(size)}`).join(' and ')]
}
