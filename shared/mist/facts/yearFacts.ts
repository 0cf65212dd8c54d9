/** What the year of a mist comes to: energy, water, demand, and money. */
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Fact } from '../../tools/results/keyResult'
import type { MistRating } from '../document/mistRating'

const tonne = 1000
type Year = Pick<MistRating, 'year'>

export function energyFacts({ year }: Year, { number, label }: Reader): Fact[] {
  const energy = (name: string, value: number): Fact => [name, number(value, 'electricEnergy'), label('electricEnergy')]
  const volume = (name: string, value: number): Fact => [name, number(value, 'waterVolume'), label('waterVolume')]
  return [
    ['Hours of mist', formatNumber(year.hoursOn, 0), 'h'],
    energy('Machine without mist', year.energyWithout),
    energy('Machine with mist', year.energyWith),
    energy('Pump', year.pumpEnergy),
    energy('Saved', year.energySaved),
    ['Highest power, without', number(year.peakWithout, 'power'), label('power')],
    ['Highest power, with', number(year.peakWith, 'power'), label('power')],
    volume('Water sprayed', year.water),
    volume('Of it evaporates', year.evaporated),
    ...(year.carbonSaved > 0
      ? [['Carbon dioxide avoided', formatNumber(year.carbonSaved / tonne, 1), 't'] as Fact]
      : []),
  ]
}

export function moneyFacts({ year: { money, worth } }: Year, { label }: Reader): Fact[] {
  const unit = label('money')
  const sum = (name: string, value: number): Fact => [name, formatNumber(value, 0), unit]
  const years = worth.cashFlow.at(-1)?.year ?? 0
  return [
    sum('Energy', money.energy),
    sum('Demand', money.demand),
    sum('Water', money.water),
    sum('Sewer', money.sewer),
    sum('Water treatment', money.treatment),
    sum('Carbon', money.carbon),
    sum('Saved in the first year', worth.savings),
    worth.simplePayback === undefined
      ? ['Simple payback', 'never']
      : ['Simple payback', formatNumber(worth.simplePayback, 1), 'years'],
    sum(`Net present value, ${years} years`, worth.netPresentValue),
    ['Internal rate of return', worth.internalRate === undefined ? 'none' : formatPercent(worth.internalRate, 1)],
    sum('Saved over the life', worth.lifeSavings),
  ]
}

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
