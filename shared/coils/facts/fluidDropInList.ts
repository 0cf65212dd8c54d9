import type { Reader } from '../../display/formatQuantity'
import type { CoilInput } from '../document/coilDocument'
import { changesPhase } from '../document/coilTypes'

/**
 * A fluid pressure drop [Pa] in a column whose head has the unit of liquids. The drops of steam and refrigerants are
 * not given in feet of water: if their unit differs from that of the head, it follows the number.
 */
export function fluidDropInList(drop: number, input: CoilInput, reader: Reader): string {
  if (hasOwnDropUnit(input, reader)) return reader.full(drop, 'vaporPressureDrop')
  return reader.number(drop, changesPhase(input) ? 'vaporPressureDrop' : 'fluidPressureDrop')
}

/** Whether the coil's pressure drop has another unit than the head. */
export function hasOwnDropUnit(input: CoilInput, { label }: Reader): boolean {
  return changesPhase(input) && label('vaporPressureDrop') !== label('fluidPressureDrop')
}
