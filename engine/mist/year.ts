/** A year of mist: energy, demand, water, money and carbon over the hours of a climate. */
import { type Payback, payback } from '../economics/cashFlow'
import { type UsualPrice, usualPrices } from '../economics/prices'
import type { MistPrices, MistWorth } from './mist'
import { pumped } from './nozzles'
import type { RatedHours } from './rateHours'

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

/**
 * A year of mist.
 *
 * @param rated   the hours of the year, as `rateHours` has them
 * @param prices  of energy, demand, water, carbon
 * @param worth   cost, incentive, rates, life
 * @returns       sums by month and over the year, money, payback; SI and money
 *
 * Valid as `rateHours`.
 *
 * Source: sums. Demand by the highest power of each month; sewer is paid for water that drains.
 */
export function mistYear(
  { pumpPressure, hours }: RatedHours,
  prices: MistPrices = {},
  worth: MistWorth = { installed: 0 },
): MistYear {
  const { all, months } = sumsOf(hours)
  const machineSaved = all.energyWithout - all.energyWith
  const pumpEnergy = pumped(all.water, pumpPressure)
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

/** Density of the water that is bought [kg/m3]. */
const waterDensity = 1000

type Sums = { -readonly [Name in keyof MistSums]: MistSums[Name] }

/** Written out, as those of the bins. */
const noSums = (): Sums => ({
  hours: 0,
  hoursOn: 0,
  water: 0,
  evaporated: 0,
  energyWithout: 0,
  energyWith: 0,
  peakWithout: 0,
  peakWith: 0,
})

function sumsOf(hours: RatedHours['hours']): Pick<MistYear, 'months'> & { all: MistSums } {
  const all = noSums()
  const months = Array.from({ length: 12 }, noSums)
  for (const each of hours) {
    addTo(all, each)
    addTo(months[each.weather.month - 1]!, each)
  }
  return { all, months: months.map((sums, index) => ({ month: index + 1, ...sums })) }
}

function addTo(sums: Sums, { weather, hour }: RatedHours['hours'][number]): void {
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
