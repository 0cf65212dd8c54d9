/** The hot design conditions of a place. */
import { freezing } from './climateHours'
import type { PlaceData } from './placeData'

/** Design air of summer: dry bulb with its mean wet bulb [K], altitude [m]. */
export interface DesignConditions {
  readonly dryBulb: number
  readonly wetBulb: number
  readonly altitude: number
}

/**
 * The dry bulb that is exceeded in 0.4 % of the hours of the typical year, with the mean wet bulb of those hours.
 *
 * @param place  any place
 * @returns      temperatures [K], altitude [m]
 *
 * Valid for every place of `places`. It is of this one typical year, not the design day of a handbook.
 *
 * Source: the hourly file of the place.
 */
export function designConditions({ tmy, elev }: Pick<PlaceData, 'tmy' | 'elev'>): DesignConditions {
  return { dryBulb: tmy.c004 + freezing, wetBulb: tmy.wb004 + freezing, altitude: elev }
}
