/** What the economizer is worth over its life, beside its size and weight. */
import { formatNumber, formatPercent } from '../../../shared/display/formatNumber'
import type { Fact } from '../../../shared/tools/results/keyResult'
import type { Sheets } from '../sheets'
import { factPair } from '../sidesOnPdf'
import type { EconomizerContent } from './economizerContent'

export function worthAndUnit(sheets: Sheets, content: EconomizerContent): void {
  const years = content.rating.year.worth.cashFlow.at(-1)?.year ?? 0
  factPair(sheets, [`Over ${years} years`, worthFacts(content)], ['The unit', unitFacts(content)], 40)
}

export function worthFacts({ rating: { year } }: EconomizerContent): Fact[] {
  const { worth, carbonSaved } = year
  const years = worth.cashFlow.at(-1)?.year ?? 0
  return [
    ['Saved in the first year', formatNumber(worth.savings, 0)],
    ['Simple payback', worth.simplePayback === undefined ? 'never' : formatNumber(worth.simplePayback, 1), 'years'],
    ['Net present value', formatNumber(worth.netPresentValue, 0)],
    ['Internal rate of return', worth.internalRate === undefined ? 'none' : formatPercent(worth.internalRate)],
    ['Carbon dioxide avoided', formatNumber((carbonSaved * years) / 1000, 0), 't'],
  ]
}

export function unitFacts({ rating: { unit }, reader }: EconomizerContent): Fact[] {
  const { construction, bank } = unit
  const length = (value: number) => reader.number(value, 'length')
  const isRound = construction.width === construction.length
  return [
    ['Type', `${isRound ? 'Round' : 'Rectangular'}, ${bank.rows} rows of ${bank.tubesWide}`],
    [
      isRound ? 'Diameter' : 'Width × length',
      isRound ? length(construction.width) : `${length(construction.width)} × ${length(construction.length)}`,
      reader.label('length'),
    ],
    ['Height with transitions', length(construction.height), reader.label('length')],
    ['Dry weight', reader.number(construction.dryWeight, 'mass'), reader.label('mass')],
    ['Operating weight', reader.number(construction.operatingWeight, 'mass'), reader.label('mass')],
    ['Water connections', construction.connection, 'in'],
  ]
}
