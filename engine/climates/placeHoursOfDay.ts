/** A place's typical year by month and clock hour, for figures that show when it is hot and dry. */
import { type ClimateHours, freezing } from './climateHours'
import { hoursOfNormals } from './hoursOfNormals'
import type { PlaceData } from './placeData'

/** Means of an hour of the day over the days of a month [K]. */
export interface HourOfMonth {
  readonly month: number
  /** Clock hour that it ends at, 1 to 24. */
  readonly hour: number
  readonly dryBulb: number
  readonly wetBulb: number
}

/**
 * Means of every clock hour of every month.
 *
 * @param place  any place
 * @returns      288 hours, from January's first on; temperatures [K]
 *
 * Valid for every place: from its hourly file where it has these means, else from means of its months.
 *
 * Source: the hourly file of the place, or `hoursOfNormals`.
 */
export function placeHoursOfDay(place: PlaceData): HourOfMonth[] {
  const { hourDb, hourDep } = place
  if (!hourDb || !hourDep) return hoursOfDay(hoursOfNormals(place))
  return hourDb.flatMap((hours, index) =>
    hours.map((tenths, at) => {
      const dryBulb = tenths / 10 + freezing
      return { month: index + 1, hour: at + 1, dryBulb, wetBulb: dryBulb - hourDep[index]![at]! / 10 }
    }),
  )
}

/**
 * Means of every clock hour of every month, from hours of a year.
 *
 * @param climate  hours that share a weather, each with its clock hour
 * @returns        288 hours, from January's first on; temperatures [K]
 *
 * Valid for a whole year of hours with their clock hours.
 *
 * Source: definition.
 */
export function hoursOfDay(climate: readonly ClimateHours[]): HourOfMonth[] {
  return Array.from({ length: 12 * 24 }, (_, at) => {
    const month = Math.floor(at / 24) + 1
    const hour = (at % 24) + 1
    const shares = climate.filter(each => each.month === month && each.hour === hour)
    const mean = (of: (each: ClimateHours) => number) =>
      shares.reduce((sum, each) => sum + each.hours * of(each), 0) / shares.reduce((sum, each) => sum + each.hours, 0)
    return { month, hour, dryBulb: mean(each => each.dryBulb), wetBulb: mean(each => each.wetBulb) }
  })
}
