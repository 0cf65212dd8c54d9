/** The pressure that the tubes of an air cooler are calculated for. */
import { tubePressure } from '../coils/tubes/tubePressure'
import { allowableStress, tubeMaterial } from '../materials'
import type { Bundle } from './airCooler'

/** Of the atmosphere [Pa]. */
const atmosphere = 101_325

/**
 * Pressure that the walls of the tubes hold.
 *
 * @param bundle       diameter and wall of the tubes [m], their metal
 * @param temperature  of the metal [K]
 * @returns            absolute pressure [Pa]; undefined of metals whose stress only their maker tells
 *
 * Valid for plain tubes of the thinnest wall within tolerance. Grooves of embedded fins, corrosion and the header boxes are not
 * counted.
 *
 * Source: as `tubePressure`, `allowableStress`.
 */
export function tubesHold(
  { tubeDiameter, tubeWall, tubeMetal = 'Carbon Steel' }: Pick<Bundle, 'tubeDiameter' | 'tubeWall' | 'tubeMetal'>,
  temperature: number,
): number | undefined {
  const stress = allowableStress(tubeMaterial(tubeMetal), temperature)
  if (stress === undefined) return undefined
  return atmosphere + tubePressure({ outsideDiameter: tubeDiameter, wall: tubeWall }, stress)
}
