/** A year of mist: energy, demand, water, money and carbon over the hours of a climate. */
import type { ClimateHours } from '../climates'
import { type Payback, payback } from '../economics/cashFlow'
import { type UsualPrice, usualPrices } from '../economics/prices'
import { EngineError, requireWithin } from '../errors'
import { hoursOf, type MistHour } from './hour'
import type { MistInput, MistPrices, MistWorth } from './mist'
import { pumped } from './nozzles'

/** Sums of a month or a year: energy [J], water [m3], highest power [W]. */
export interface MistSums {
  readonly hours: number
  readonly hoursOn: number
  readonly water: number
  readonly evaporated: number
  readonly energyWithout: number
  readonly energyWith: number
  readonly peakWithout: number
  readonly peakWith: number
}

/** A year. Energy [J], water [m3], money, carbon dioxide [kg]. */
export interface MistYear extends MistSums {
  readonly months: readonly (MistSums & { readonly month: number })[]
  /** Energy that the machine saves, that the pump takes, and what is left. */
  readonly machineSaved: number
  readonly pumpEnergy: number
  readonly energySaved: number
  readonly carbonSaved: number
  readonly money: {
    readonly energy: number
    readonly demand: number
    readonly water: number
    readonly sewer: number
    readonly treatment: number
    readonly carbon: number
  }
  readonly payback: Payback
  /** The defaults that were taken. */
  readonly assumed: readonly UsualPrice[]
}

/** Hours of a year, with those of a leap day. */
const most = 8784.5

/**
 * A year of mist.
 *
 * @param input    the mist
 * @param climate  hours that share a weather: of a place, bins, or a file
 * @param prices   of energy, demand, water, carbon
 * @param worth    cost, incentive, rates, life
 * @returns        sums by month and over the year, money, payback; SI and money
 *
 * Valid as `hoursOf`; more hours than a year has, and a month that there is not, are `out-of-range`.
 *
 * Source: sums. Demand by the highest power of each month; sewer is paid for water that drains.
 */
export function mistYear(
  input: MistInput,
  climate: readonly ClimateHours[],
  prices: MistPrices = {},
  worth: MistWorth = { installed: 0 },
): MistYear {
  const hours = climate.reduce((sum, each) => sum + each.hours, 0)
  requireWithin('the hours of the year', hours, 0, most)
  for (const each of climate) checkHours(each)
  const hourOf = hoursOf(input)
  const rated = climate.map(weather => ({ weather, hour: hourOf(weather) }))
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    ...sumsOf(rated.filter(({ weather }) => weather.month === index + 1)),
  }))
  const all = sumsOf(rated)
  const machineSaved = all.energyWithout - all.energyWith
  const pumpEnergy = pumped(all.water, input.spray?.pressure ?? 0)
  const energySaved = machineSaved - pumpEnergy
  const assumed: UsualPrice[] = prices.electricity === undefined ? [usualPrices.electricity] : []
  const peaks = months.reduce((sum, each) => sum + each.peakWithout - each.peakWith, 0)
  const money = {
    energy: energySaved * (prices.electricity ?? usualPrices.electricity.value),
    demand: peaks * (prices.demand ?? 0),
    water: -all.water * (prices.water ?? 0),
    sewer: -(all.water - all.evaporated) * (prices.sewer ?? 0),
    treatment: -all.water * (prices.treatment ?? 0),
    carbon: energySaved * (prices.carbonIntensity ?? 0) * (prices.carbon ?? 0),
  }
  const savings = Object.values(money).reduce((sum, each) => sum + each, 0)
  return {
    ...all,
    months,
    machineSaved,
    pumpEnergy,
    energySaved,
    carbonSaved: energySaved * (prices.carbonIntensity ?? 0),
    money,
    payback: payback({ ...worth, savings }),
    assumed,
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

type Rated = readonly { readonly weather: ClimateHours; readonly hour: MistHour }[]

/** Density of the water that is bought [kg/m3]. */
const waterDensity = 1000

function sumsOf(rated: Rated): MistSums {
  const sums = {
    hours: 0,
    hoursOn: 0,
    water: 0,
    evaporated: 0,
    energyWithout: 0,
    energyWith: 0,
    peakWithout: 0,
    peakWith: 0,
  }
  for (const { weather, hour } of rated) {
    const seconds = weather.hours * 3600
    sums.hours += weather.hours
    if (hour.isOn) sums.hoursOn += weather.hours
    sums.water += (hour.supply * seconds) / waterDensity
    sums.evaporated += (hour.evaporatedFlow * seconds) / waterDensity
    sums.energyWithout += hour.powerWithout * seconds
    sums.energyWith += hour.powerWith * seconds
    sums.peakWithout = Math.max(sums.peakWithout, hour.powerWithout)
    sums.peakWith = Math.max(sums.peakWith, hour.powerWith)
  }
  return sums
}
