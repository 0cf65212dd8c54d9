/** The hours of a year with and without mist: rated once, for the sums of the year and for bins of any width. */
import type { ClimateHours } from '../climates'
import { EngineError, requireWithin } from '../errors'
import { hoursOf, type MistHour } from './hour'
import type { MistInput } from './mist'

/** Hours of a year, each weather beside what the machine and the mist do in it. */
export interface RatedHours {
  /** Of the spray [Pa]; 0 where none is given. */
  readonly pumpPressure: number
  readonly hours: readonly { readonly weather: ClimateHours; readonly hour: MistHour }[]
}

/** Hours of a year, with those of a leap day. */
const most = 8784.5

/**
 * Rates the hours of a year.
 *
 * @param input    the mist
 * @param climate  hours that share a weather: of a place, bins, or a file
 * @returns        each weather with its hour: temperatures [K], water [kg/s], power [W]; pressure of the spray [Pa]
 *
 * Valid as `hoursOf`; more hours than a year has, and a month that there is not, are `out-of-range`.
 *
 * Source: `hoursOf`.
 */
export function rateHours(input: MistInput, climate: readonly ClimateHours[]): RatedHours {
  const hours = climate.reduce((sum, each) => sum + each.hours, 0)
  requireWithin('the hours of the year', hours, 0, most)
  for (const each of climate) checkHours(each)
  const hourOf = hoursOf(input)
  return {
    pumpPressure: input.spray?.pressure ?? 0,
    hours: climate.map(weather => ({ weather, hour: hourOf(weather) })),
  }
}

/** Hours may come from outside: a month without a name would be left out of the sums by month. */
function checkHours({ month, hours, dryBulb, wetBulb, pressure }: ClimateHours): void {
  requireWithin('the month', month, 1, 12)
  if (!Number.isInteger(month)) throw new EngineError('invalid-input', `a month is whole, not ${month}`, { month })
  requireWithin('the hours of a weather', hours, 0, most)
  requireWithin('the dry bulb in K', dryBulb, 173.15, 343.15)
  requireWithin('the wet bulb in K', wetBulb, 173.15, dryBulb)
  requireWithin('the pressure in Pa', pressure, 20_000, 200_000)
}
