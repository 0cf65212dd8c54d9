/** A year of an economizer: energy, money and emissions over the hours at each load. */
import { type Payback, payback, type Worth } from '../economics/cashFlow'
import { type UsualPrice, usualPrices } from '../economics/prices'
import { EngineError, requireWithin } from '../errors'
import type { EconomizerInput, EconomizerRating, PartLoad } from './economizer'
import { rateEconomizer } from './unit'

/** A load with the hours of a year at it. */
export interface YearLoad extends PartLoad {
  readonly hours: number
}

/** What energy and emissions cost. */
export interface Prices {
  /** Of fuel by its higher heating value [money/J]; that of natural gas has a default. */
  readonly fuel?: number
  /** [money/J] */
  readonly electricity?: number
  /** Of carbon dioxide [money/kg]; nothing where left out. */
  readonly carbon?: number
  /** Nitrogen oxides for the heat of the fuel [kg/J]; not counted where left out. */
  readonly nitrogenOxides?: number
}

/** Fan and pump with their motors [-]. */
const machines = 0.6

/** A year. Energy [J], money, masses [kg]. */
export interface EconomizerYear {
  readonly loads: readonly (YearLoad & { readonly rating: EconomizerRating; readonly savings: number })[]
  readonly hours: number
  readonly recovered: number
  readonly fuelSaved: number
  /** That fan and pump take more. */
  readonly electricity: number
  readonly carbonSaved: number
  readonly nitrogenOxidesSaved?: number
  readonly condensate: number
  readonly money: { readonly fuel: number; readonly electricity: number; readonly carbon: number }
  /** Efficiency over the year, by what was fired [-]. */
  readonly efficiencyBefore: number
  readonly efficiencyAfter: number
  readonly payback: Payback
  /** The defaults that were taken. */
  readonly assumed: readonly UsualPrice[]
}

/** The hours of a year. */
const most = 8784

/**
 * A year of an economizer.
 *
 * @param input   the economizer
 * @param loads   with their hours
 * @param prices  of energy and emissions
 * @param worth   cost, incentive, rates, life
 * @returns       sums of the year, payback, cash flow; SI and money
 *
 * Valid as `rateEconomizer`; hours beyond a year are `out-of-range`, a fuel without a price is `invalid-input` where it is not
 * natural gas.
 *
 * Source: sums; fan and pump by their drops with an efficiency of 60 %.
 */
export function economizerYear(
  input: EconomizerInput,
  loads: readonly YearLoad[],
  prices: Prices = {},
  worth: Omit<Worth, 'savings'> = { installed: 0 },
): EconomizerYear {
  const hours = loads.reduce((sum, each) => sum + each.hours, 0)
  for (const each of loads) requireWithin('the hours at a load', each.hours, 0, most)
  requireWithin('the hours of all loads', hours, 0, most)
  const assumed: UsualPrice[] = []
  const fuelPrice = prices.fuel ?? usualFuel(input, assumed)
  const electricPrice = prices.electricity ?? taken(usualPrices.electricity, assumed)
  const rated = loads.map(each => ({ each, rating: rateEconomizer(input, each) }))
  const sum = (of: (rating: EconomizerRating) => number) =>
    rated.reduce((all, { each, rating }) => all + of(rating) * each.hours * 3600, 0)
  const moneyOf = (rating: EconomizerRating) => ({
    fuel: rating.fuelSaved * fuelPrice,
    electricity: -powerOf(input, rating) * electricPrice,
    carbon: rating.carbonSaved * (prices.carbon ?? 0),
  })
  const savingsOf = (rating: EconomizerRating) => Object.values(moneyOf(rating)).reduce((all, each) => all + each, 0)
  const fuelSaved = sum(rating => rating.fuelSaved)
  const [fired, given] = [sum(rating => rating.fired), sum(rating => rating.fired * rating.efficiencyBefore)]
  return {
    loads: rated.map(({ each, rating }) => ({ ...each, rating, savings: savingsOf(rating) * each.hours * 3600 })),
    hours,
    recovered: sum(rating => rating.heat),
    fuelSaved,
    electricity: sum(rating => powerOf(input, rating)),
    carbonSaved: sum(rating => rating.carbonSaved),
    ...(prices.nitrogenOxides === undefined ? {} : { nitrogenOxidesSaved: fuelSaved * prices.nitrogenOxides }),
    condensate: sum(rating => rating.condensate),
    money: {
      fuel: sum(rating => moneyOf(rating).fuel),
      electricity: sum(rating => moneyOf(rating).electricity),
      carbon: sum(rating => moneyOf(rating).carbon),
    },
    efficiencyBefore: fired > 0 ? given / fired : 0,
    efficiencyAfter: fired > 0 ? given / (fired - fuelSaved) : 0,
    payback: payback({ ...worth, savings: sum(savingsOf) }),
    assumed,
  }
}

function taken(price: UsualPrice, assumed: UsualPrice[]): number {
  assumed.push(price)
  return price.value
}

function usualFuel({ firing: { fuel } }: EconomizerInput, assumed: UsualPrice[]): number {
  if (fuel.kind === 'named' && fuel.name.startsWith('Natural gas')) return taken(usualPrices.naturalGas, assumed)
  throw new EngineError('invalid-input', 'give the price of the fuel: only that of natural gas has a default', {
    path: 'prices.fuel',
  })
}

/** Fan and pump for what gas and water lose in the economizer [W]. */
function powerOf({ stages }: EconomizerInput, rating: EconomizerRating): number {
  const gasDensity = (rating.gas.pressure * rating.gas.molarMass) / (8.314462618 * rating.gasOut)
  const fan = (rating.gasDrop * rating.gasFlow) / gasDensity
  const pumps = rating.stages.map(({ waterDrop, bankWaterFlow }, index) => {
    const liquid = stages[index]!.liquid.name ?? 'Water'
    // Liquids of economizers weigh about as much as hot water.
    return (waterDrop * bankWaterFlow) / (liquid === 'Water' ? 950 : 1000)
  })
  return (fan + pumps.reduce((sum, each) => sum + each, 0)) / machines
}
