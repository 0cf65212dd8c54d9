import type { Warning } from '../warnings'
import type { AirModel } from './airModel'

const atmosphere = 101_325
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`

/**
 * Pressure that the tubes alone may bear by their wall and allowable stress.
 *
 * @param model  the coil
 * @returns      gauge pressure [Pa]; undefined where the stress is the maker's to say
 *
 * Valid for plain tubes near room temperature; a test proves the coil.
 *
 * Source: ASME B31 thin-wall formula, stress of each material.
 */
export function ratedPressure({ tube, input }: AirModel): number | undefined {
  const { tubeWall, tubeOutsideDiameter } = input.geometry
  const stress = tube.strength?.allowable
  return stress && (2 * stress * tubeWall) / (tubeOutsideDiameter - 0.8 * tubeWall)
}

/**
 * The notice of a fluid under more pressure than its tubes are calculated for.
 *
 * @param model     the coil
 * @param pressure  absolute, of the entering fluid [Pa]
 * @returns         P_RATING, or nothing
 *
 * Valid for every coil type.
 *
 * Source: `ratedPressure`.
 */
export function pressureRating(model: AirModel, pressure: number): Warning[] {
  const rated = ratedPressure(model)
  const gauge = pressure - atmosphere
  if (rated === undefined || !(gauge > rated)) return []
  return [
    {
      code: 'P_RATING',
      severity: 'error',
      message: `${bar(gauge)} gauge is above the ${bar(rated)} that the tube alone is calculated for; a test proves the coil.`,
      input: 'geometry.tubeWall',
      value: pressure,
      limits: [atmosphere, atmosphere + rated],
      quantity: 'vaporPressure',
    },
  ]
}
