/** How the air reaches the zones of a coil with phase change. */
import type { AirModel } from '../air/airModel'
import type { AirPoint } from '../air/cellHeat'
import type { CoilRating } from '../coil'
import type { Zone } from './zone'

/** `shared`: in parallel, each zone with its share of the air; else in series, in or against the order of the fluid. */
export type AirPassage = 'shared' | 'counter' | 'parallel'

/**
 * The path of the air to the zones of a coil.
 *
 * @param model  the coil with its circuits
 * @returns      the zones in series where the given arrangement says so, else shared
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
 * The arrangement of a coil with phase change, as it is reported.
 *
 * @param model  the coil with its circuits
 * @returns      the order of the rows along the fluid, and the rule that chose it
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
 * @param passage  path of the air through them
 * @returns        the same zones
 *
 * Source: definition.
 */
export function inOrderOfAir(zones: Zone[], passage: AirPassage): Zone[] {
  return passage === 'counter' ? [...zones].reverse() : zones
}

/**
 * Sets the entering air of every zone to the leaving air of the one before it.
 *
 * @param zones     in the order of the fluid; their entering air is overwritten
 * @param passage   path of the air through them
 * @param entering  air that enters the coil
 * @returns         air that leaves the last of them
 *
 * Valid for zones with their results; a zone without a share changes nothing.
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
