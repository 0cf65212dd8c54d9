/** Hours of a year with their weather: what a file, bins or means of months come to. */

/** Hours that share a weather. */
export interface ClimateHours {
  /** 1 to 12. */
  readonly month: number
  /** Clock hour that they end at, 1 to 24, where it is known. */
  readonly hour?: number
  /** How many they are; a fraction where they are a share of a bin. */
  readonly hours: number
  /** [K] */
  readonly dryBulb: number
  readonly wetBulb: number
  /** [Pa] */
  readonly pressure: number
}

/** Days of the months of a typical year, which has no leap day. */
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Celsius to kelvin. */
export const freezing = 273.15

/**
 * Mean deviations of nine equal shares of a normal distribution, for a standard deviation of 1: nine times the
 * difference of the density at the ends of each share.
 */
export const normalShares = [-1.70456, -0.97566, -0.59219, -0.28321, 0, 0.28321, 0.59219, 0.97566, 1.70456] as const
