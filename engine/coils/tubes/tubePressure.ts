import { allowableStress } from '../../materials'
import type { Warning } from '../../warnings'
import type { AirModel } from '../air/airModel'

const atmosphere = 101_325
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`

/** How much thinner and how much wider than named a tube may come from the mill [-]. */
const millTolerance = { wall: 0.1, diameter: 0.004 } as const

/**
 * Pressure that a tube alone may bear by its wall and allowable stress.
 *
 * @param tube    outside diameter and wall as named [m]
 * @param stress  allowable [Pa]
 * @returns       gauge pressure [Pa]: 2 S t / (D - 0.8 t) of the thinnest and widest tube of that name
 *
 * Valid for plain tubes whose wall is thin beside their diameter.
 *
 * Source: ASME B31.5 as in the copper tube tables; tolerances about those of ASTM B88 and B75: a tenth of the wall.
 */
export function tubePressure(tube: { outsideDiameter: number; wall: number }, stress: number): number {
  const wall = (1 - millTolerance.wall) * tube.wall
  return (2 * stress * wall) / ((1 + millTolerance.diameter) * tube.outsideDiameter - 0.8 * wall)
}

/**
 * Pressure that the tubes of a coil alone may bear.
 *
 * @param model  the coil
 * @param T      temperature of the tubes [K]
 * @returns      gauge pressure [Pa]; undefined where the stress is the maker's to say
 *
 * Valid for plain tubes; a test proves the coil.
 *
 * Source: `tubePressure` with the stress of the material at the temperature.
 */
export function ratedPressure({ tube, input }: Pick<AirModel, 'tube' | 'input'>, T: number): number | undefined {
  const { tubeWall: wall, tubeOutsideDiameter: outsideDiameter } = input.geometry
  const stress = allowableStress(tube, T)
  return stress && tubePressure({ outsideDiameter, wall }, stress)
}

/**
 * The notice of a fluid under more pressure than its tubes are calculated for.
 *
 * @param model     the coil
 * @param pressure  absolute, of the entering fluid [Pa]
 * @param wall      hottest wall of the tubes [K]
 * @returns         P_RATING, or nothing
 *
 * Valid for every coil type.
 *
 * Source: `ratedPressure`.
 */
export function pressureRating(model: AirModel, pressure: number, wall: number): Warning[] {
  const rated = ratedPressure(model, wall)
  const gauge = pressure - atmosphere
  if (rated === undefined || !(gauge > rated)) return []
  return [
    {
      code: 'P_RATING',
      severity: 'error',
      message: `${bar(gauge)} gauge is above the ${bar(rated)} that the tube alone is calculated for at ${(wall - 273.15).toFixed(0)} °C; a test proves the coil.`,
      input: 'geometry.tubeWall',
      value: pressure,
      limits: [atmosphere, atmosphere + rated],
      quantity: 'vaporPressure',
    },
  ]
}
