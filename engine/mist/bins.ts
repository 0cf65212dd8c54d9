/** A year of mist by bins of dry bulb: hours, air, power of the machine with and without, water. */
import { requireWithin } from '../errors'
import type { RatedHours } from './rateHours'

/** Hours of a bin; means of its air [K] and of the power [W], sum of the water [m3]. */
export interface MistBin {
  /** Ends of the bin [K]; the lower one belongs to it. */
  readonly from: number
  readonly to: number
  readonly hours: number
  readonly hoursOn: number
  readonly dryBulb: number
  readonly wetBulb: number
  /** Of the air that enters the machine. */
  readonly entering: number
  readonly powerWithout: number
  readonly powerWith: number
  readonly water: number
}

/** Density of the water that is bought [kg/m3]. */
const waterDensity = 1000
const secondsOfHour = 3600

/**
 * A year by bins of dry bulb.
 *
 * @param rated   the hours of the year, as `rateHours` has them
 * @param origin  an edge of the bins [K]
 * @param width   of a bin [K], 0.5 to 20
 * @returns       the bins that have hours, from cold to hot
 *
 * Valid as `rateHours`.
 *
 * Source: sums.
 */
export function mistBins(rated: RatedHours, origin: number, width: number): readonly MistBin[] {
  requireWithin('the width of a bin in K', width, 0.5, 20)
  const bins = new Map<number, { -readonly [Name in keyof MistBin]: MistBin[Name] }>()
  for (const { weather, hour } of rated.hours) {
    const at = Math.floor((weather.dryBulb - origin) / width + 1e-9)
    const bin = bins.get(at) ?? emptyBin(origin + at * width, width)
    if (bin.hours === 0) bins.set(at, bin)
    const { hours } = weather
    bin.hours += hours
    if (hour.isOn) bin.hoursOn += hours
    bin.dryBulb += hours * weather.dryBulb
    bin.wetBulb += hours * weather.wetBulb
    bin.entering += hours * hour.entering
    bin.powerWithout += hours * hour.powerWithout
    bin.powerWith += hours * hour.powerWith
    bin.water += (hours * secondsOfHour * hour.supply) / waterDensity
  }
  return [...bins.values()]
    .filter(({ hours }) => hours > 0)
    .sort((one, other) => one.from - other.from)
    .map(bin => ({
      ...bin,
      dryBulb: bin.dryBulb / bin.hours,
      wetBulb: bin.wetBulb / bin.hours,
      entering: bin.entering / bin.hours,
      powerWithout: bin.powerWithout / bin.hours,
      powerWith: bin.powerWith / bin.hours,
    }))
}

/** Written out: an object spread from parts takes seven times as long to add to. */
const emptyBin = (from: number, width: number) => ({
  from,
  to: from + width,
  hours: 0,
  hoursOn: 0,
  dryBulb: 0,
  wetBulb: 0,
  entering: 0,
  powerWithout: 0,
  powerWith: 0,
  water: 0,
})
