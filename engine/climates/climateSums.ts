/** Sums over the hours of a year that tell one climate from another. */
import { type ClimateHours, freezing } from './climateHours'

/** Hours [h] and sums [K h] of a year. */
export interface ClimateSums {
  readonly hours: number
  /** Over 24 °C: cooling degree hours, hours, wet-bulb depression. */
  readonly coolingDegreeHours: number
  readonly warmHours: number
  readonly warmDepression: number
  /** Over 29 °C. */
  readonly hotHours: number
  /** Over 23.9 °C with a depression above 5 K: hours in which mist is worth while, and their depression. */
  readonly mistHours: number
  readonly mistDepression: number
}

/**
 * Sums over hours of weather.
 *
 * @param climate  hours that share a weather, temperatures [K]
 * @returns        hours [h], cooling degree hours and depressions [K h]
 *
 * Valid for any hours.
 *
 * Source: definition.
 */
export function climateSums(climate: readonly ClimateHours[]): ClimateSums {
  const sum = (of: (each: ClimateHours) => number) => climate.reduce((all, each) => all + each.hours * of(each), 0)
  const above = (limit: number) => (each: ClimateHours) => (each.dryBulb > limit + freezing ? 1 : 0)
  const depression = ({ dryBulb, wetBulb }: ClimateHours) => dryBulb - wetBulb
  const warm = above(24)
  const mist = (each: ClimateHours) => above(23.9)(each) * (depression(each) > 5 ? 1 : 0)
  return {
    hours: sum(() => 1),
    coolingDegreeHours: sum(each => Math.max(0, each.dryBulb - 24 - freezing)),
    warmHours: sum(warm),
    warmDepression: sum(each => warm(each) * depression(each)),
    hotHours: sum(above(29)),
    mistHours: sum(mist),
    mistDepression: sum(each => mist(each) * depression(each)),
  }
}
