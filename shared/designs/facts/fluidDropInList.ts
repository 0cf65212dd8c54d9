import type { Reader } from '../../display/formatQuantity'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase } from '../document/coilTypes'

/**
 * A fluid pressure drop [Pa] under a head with the unit of liquids. Of steam and refrigerants nobody counts in feet of
 * water: where theirs is another unit, it stands beside the number.
 */
export function fluidDropInList(drop: number, input: CoilInput, { number, label, full }: Reader): string {
  if (!changesPhase(input)) return number(drop, 'fluidPressureDrop')
  const isSameUnit = label('vaporPressureDrop') === label('fluidPressureDrop')
  return isSameUnit ? number(drop, 'vaporPressureDrop') : full(drop, 'vaporPressureDrop')
}
