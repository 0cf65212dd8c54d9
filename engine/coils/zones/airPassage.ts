/** How the air comes to the zones of a coil with phase change. */
import type { AirModel } from '../air/airModel'
import type { AirPoint } from '../air/cellHeat'
import type { CoilRating } from '../coil'
import type { Zone } from './zone'

/** `shared`: side by side, each zone with its share of the air; else one after the other, in or against the order of the fluid. */
export type AirPassage = 'shared' | 'counter' | 'parallel'

/**
 * How the air comes to the zones of a coil.
 *
 * @param model  the coil with its circuits
 * @returns      one zone after the other where the arrangement was given so, else shared
 *
 * Valid for counter, parallel, cross and auto.
 *
 * Source: engine reference 4.2, 4.4.5.
 */
export function airPassage({ input, circuits }: AirModel): AirPassage {
  const { arrangement } = circuits
  if ((input.geometry.arrangement ?? 'auto') === 'auto') return 'shared'
  return arrangement === 'counter' || arrangement === 'parallel' ? arrangement : 'shared'
}

/**
 * The arrangement of a coil with phase change, as it is told.
 *
 * @param model  the coil with its circuits
 * @returns      the way of the fluid through the rows, and by what rule
 *
 * Valid for counter, parallel, cross and auto.
 *
 * Source: definition.
 */
export function zoneArrangement({ input, circuits }: AirModel): NonNullable<CoilRating['arrangement']> {
  const { arrangement: applied, rule } = circuits
  const isOpen = (input.geometry.arrangement ?? 'auto') === 'auto'
  return { applied, rule: isOpen && applied !== 'cross' ? `${rule}; its zones share the air` : rule }
}

/**
 * Zones in the order of the air.
 *
 * @param zones    in the order of the fluid
 * @param passage  how the air passes them
 * @returns        the same zones
 *
 * Source: definition.
 */
export function inOrderOfAir(zones: Zone[], passage: AirPassage): Zone[] {
  return passage === 'counter' ? [...zones].reverse() : zones
}

/**
 * Gives every zone the air that the one before it has left.
 *
 * @param zones     in the order of the fluid; their entering air is written over
 * @param passage   how the air passes them
 * @param entering  air that enters the coil
 * @returns         air that leaves the last of them
 *
 * Valid for zones with their results; one without a share changes nothing.
 *
 * Source: definition.
 */
export function passAir(zones: Zone[], passage: AirPassage, entering: AirPoint): AirPoint {
  let air = entering
  for (const zone of inOrderOfAir(zones, passage)) {
    zone.airIn = air
    if (zone.result && passage !== 'shared') air = zone.result.airOut
  }
  return air
}
