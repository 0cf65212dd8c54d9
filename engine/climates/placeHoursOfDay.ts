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
  const sums = Array.from({ length: 12 * 24 }, () => ({ hours: 0, dryBulb: 0, wetBulb: 0 }))
  // One pass: a file has 8,760 hours, and to look for those of each of 288 clock hours would read it 288 times.
  for (const { month, hour, hours, dryBulb, wetBulb } of climate) {
    const sum = hour === undefined ? undefined : sums[24 * (month - 1) + hour - 1]
    if (!sum) continue
    sum.hours += hours
    sum.dryBulb += hours * dryBulb
    sum.wetBulb += hours * wetBulb
  }
  return sums.map(({ hours, dryBulb, wetBulb }, at) => ({
    month: Math.floor(at / 24) + 1,
    hour: (at % 24) + 1,
    dryBulb: dryBulb / hours,
    wetBulb: wetBulb / hours,
  }))
}
