/** What a year comes to, on the page and in the workbook: energy and emissions, and money. */
import { energyNumber, energyUnit } from '../../display/energy'
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Fact } from '../../tools/results/keyResult'
import type { EconomizerRating } from '../document/economizerRating'

type Year = Pick<EconomizerRating, 'year'>

const tonne = 1000
const kilowattHour = 3.6e6

export function energyFacts({ year }: Year, { system }: Reader): Fact[] {
  const energy = (joules: number): readonly [string, string] => [energyNumber(joules, system), energyUnit(system)]
  return [
    ['Hours', formatNumber(year.hours, 0), 'h'],
    ['Recovered heat', ...energy(year.recovered)],
    ['Fuel not burned', ...energy(year.fuelSaved)],
    [
      'Efficiency over the year',
      `${formatPercent(year.efficiencyBefore, 1)} to ${formatPercent(year.efficiencyAfter, 1)}`,
    ],
    ['Power of fan and pump', formatNumber(year.electricity / kilowattHour, 0), 'kWh'],
    ['Carbon dioxide avoided', formatNumber(year.carbonSaved / tonne, 0), 't'],
    ...(year.nitrogenOxidesSaved === undefined
      ? []
      : [['Nitrogen oxides avoided', formatNumber(year.nitrogenOxidesSaved, 0), 'kg'] as Fact]),
    ...(year.condensate > 0 ? [['Condensate', formatNumber(year.condensate / tonne, 0), 't'] as Fact] : []),
  ]
}

export function moneyFacts({ year: { money: of, worth } }: Year, reader: Reader): Fact[] {
  const money = (sum: number) => formatNumber(sum, 0)
  const unit = reader.label('money')
  return [
    ['Fuel saved', money(of.fuel), unit],
    ['Power used', money(of.electricity), unit],
    ['Carbon', money(of.carbon), unit],
    ['Saved in the first year', money(worth.savings), unit],
    [
      'Simple payback',
      worth.simplePayback === undefined ? 'never' : formatNumber(worth.simplePayback, 1),
      worth.simplePayback === undefined ? '' : 'years',
    ],
    [`Net present value, ${worth.cashFlow.at(-1)?.year ?? 0} years`, money(worth.netPresentValue), unit],
    ['Internal rate of return', worth.internalRate === undefined ? 'none' : formatPercent(worth.internalRate, 1)],
    ['Saved over the life', money(worth.lifeSavings), unit],
  ]
}

/** The numbers that the worth depends on. */
export const tornadoNames = {
  fuelPrice: 'Price of fuel',
  hours: 'Hours',
  installed: 'Installed cost',
  discount: 'Discount',
  life: 'Life',
} as const satisfies Record<EconomizerRating['year']['tornado'][number]['of'], string>
