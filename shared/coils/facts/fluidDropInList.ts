import type { Reader } from '../../display/formatQuantity'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase } from '../document/coilTypes'

/**
 * A fluid pressure drop [Pa] under a head with the unit of liquids. Of steam and refrigerants nobody counts in feet of
 * water: where theirs is another unit, it stands beside the number.
 */
export function fluidDropInList(drop: number, input: CoilInput, reader: Reader): string {
  if (hasOwnDropUnit(input, reader)) return reader.full(drop, 'vaporPressureDrop')
  return reader.number(drop, changesPhase(input) ? 'vaporPressureDrop' : 'fluidPressureDrop')
}

/** Whether the unit of the head is not that of the coil. */
export function hasOwnDropUnit(input: CoilInput, { label }: Reader): boolean {
  return changesPhase(input) && label('vaporPressureDrop') !== label('fluidPressureDrop')
}
